"""Whatever the text of a card of the bank says, it is told: to say it otherwise is to tell it otherwise."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import MISSING, fields, is_dataclass, replace
from typing import Any

import pytest

from judgekit import games
from judgekit.bank import scenarios
from judgekit.engine.abilities import Triggered
from judgekit.engine.effects.flow import Draw
from judgekit.engine.model import Card
from judgekit.games.messages import messages
from judgekit.story import CardText

Remade = Callable[[Any], Any]
# a name that only other words of the text refer to is told where they do
_NAMES = {"as_"}
# what is said twice: of itself by saying nothing, under a card by naming the card
_IN_OTHER_WORDS = {("Pattern", "of", "self"), ("Forbid", "on", "self"), ("DigimonFilter", "zone", "under"), ("YugiohFilter", "zone", "under"),
                   ("Digivolve", "free", "")}  # fmt: skip


def cards(game: str) -> Iterator[Card]:
    """Every card of the bank, each text once."""
    seen = set()
    for scenario in scenarios(game=game):
        left = [one for board in scenario.situation.boards.values() for zone in board.zones.values() for one in zone]
        while left:
            one = left.pop()
            left.extend(one.under)
            if (key := (one.card.name, repr(one.card.abilities))) not in seen:
                seen.add(key)
                yield one.card


def said_otherwise(node: Any, remade: Remade) -> Iterator[tuple[str, str, str, Any]]:
    """A text with one of its words as it usually is: of which part, which word, what it said."""
    if is_dataclass(node) and not isinstance(node, type):
        for one in fields(node):
            value = getattr(node, one.name)
            if one.default is not MISSING and value != one.default and one.name not in {"origin", *_NAMES}:
                with suppress(ValueError):  # what cannot be left out is told as a matter of course
                    other = replace(node, **{one.name: one.default})
                    yield type(node).__name__, one.name, _said(value), remade(other)
            yield from said_otherwise(value, lambda part, node=node, one=one: remade(replace(node, **{one.name: part})))
    elif isinstance(node, Mapping):
        for name, value in node.items():
            yield from said_otherwise(value, lambda part, node=node, name=name: remade({**node, name: part}))
    elif isinstance(node, tuple) and not hasattr(node, "_fields"):
        for at, value in enumerate(node):
            yield from said_otherwise(value, lambda part, node=node, at=at: remade((*node[:at], part, *node[at + 1 :])))


def _said(value: Any) -> str:
    if isinstance(value, str):
        return value
    words = [one.word for one in getattr(value, "is_", ()) or (value if isinstance(value, tuple) else ())
             if hasattr(one, "word")]  # fmt: skip
    return words[0] if words else ""


def untold(card: Card, text: CardText) -> Iterator[str]:
    told = text.told(card)
    for at, ability in enumerate(card.abilities):
        for kind, word, said, other in said_otherwise(ability, lambda part: part):
            abilities = (*card.abilities[:at], other, *card.abilities[at + 1 :])
            if (kind, word, said) not in _IN_OTHER_WORDS and text.told(replace(card, abilities=abilities)) == told:
                yield f"{card.name}: {kind}.{word} ({said}): {told}"


@pytest.mark.parametrize("game", games.names())
def test_every_word_of_every_card_is_told(game: str) -> None:
    text = CardText(messages(game))
    assert [line for card in cards(game) for line in untold(card, text)] == []


def test_a_word_that_is_not_told_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = CardText(messages("lorcana"))
    card = Card("Prueba", {}, (Triggered(when=(), do=(Draw(draw=3),)),))
    assert list(untold(card, text)) == []
    monkeypatch.setattr(CardText, "_value", lambda *_: "…")
    assert [line.partition(":")[2].split()[0] for line in untold(card, text)] == ["Draw.draw"]
