"""A card's text told back: what was understood, ability by ability, by which clauses, what an exam would ask."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from judgekit import games, reader, scenario
from judgekit.engine.model import Ability
from judgekit.errors import UserError
from judgekit.games.messages import messages
from judgekit.story.card_text import CardText


@dataclass(frozen=True)
class ReadAbility:
    """One ability as it was understood, the clauses that govern its construction, and what they answer."""

    says: str
    clauses: tuple[str, ...]
    asks: tuple[str, ...]


@dataclass(frozen=True)
class ReadCard:
    """A card of which the text was read whole, or why it was not: then `effects` and `says` are empty.

    `fields` are the card's other fields that the text says, such as its keywords.
    """

    name: str
    understood: bool
    effects: tuple[Mapping[str, Any], ...] = ()
    says: tuple[str, ...] = ()
    error: str | None = None
    fields: Mapping[str, Any] | None = None
    abilities: tuple[ReadAbility, ...] = ()


def read_card(game: str, card: "reader.Printing") -> ReadCard:
    """What the text of a card says; never raises: what is not understood is told in `error`. The game must be one."""
    try:
        said = reader.read(game, card).fields
        made = scenario.card(card.name, said, games.game(game))
    except reader.NotUnderstoodError as error:
        return ReadCard(card.name, understood=False, error=f"{error.problem}{_either(game, error)}.")
    except UserError as error:
        return ReadCard(card.name, understood=False, error=f"lo leído no vale en una carta: {error.problem}")
    effects = tuple(said.get("effects", ()))
    text = CardText(messages(game))
    abilities = tuple(_told(one, written, game, text) for one, written in zip(made.abilities, effects, strict=True))
    fields = {name: value for name, value in said.items() if name != "effects"}
    plain = {name: value for name, value in fields.items() if name.replace(" ", "_") not in dict(made.terms)}
    says = (*text.of_fields(plain), *text.of_terms(made), *(one.says for one in abilities))
    return ReadCard(card.name, True, effects, says, None, fields, abilities)


def _either(game: str, error: reader.NotUnderstoodError) -> str:
    """Both of the things that an ambiguous text could mean, where both are such as a card can say."""
    text = CardText(messages(game))
    told: list[str] = []
    for one in error.meanings[:2]:
        with suppress(UserError):
            made = scenario.card("carta", one, games.game(game))
            told.append("; ".join(text.of_ability(ability) for ability in made.abilities))
    return f": (1) {told[0]} (2) {told[1]}" if len(told) == 2 else ""


def _told(ability: Ability, written: Mapping[str, Any], game: str, text: CardText) -> ReadAbility:
    known = reader.governs(game)
    words = [word for word in dict.fromkeys(_words(written)) if word in known]
    kind = games.game(game).clauses_of(ability)
    governing = (*kind, *(clause for word in words for clause in known[word].get("clauses", ())))
    clauses = tuple(f"{game}:{one}" for one in dict.fromkeys(governing))
    asks = tuple(dict.fromkeys(known[word]["asks"] for word in words if "asks" in known[word]))
    return ReadAbility(text.of_ability(ability), clauses, asks)


_OF_WHOM = frozenset({"player", "controller"})


def _words(value: Any) -> Iterator[str]:
    """The words of what was read that a construction is known by: its keys, and of whom it speaks."""
    if isinstance(value, Mapping):
        verb = next(iter(value), "")
        for key, one in value.items():
            if key != "by" or key == verb:  # elsewhere it says by how much, or who chooses
                yield str(key)
            if key in _OF_WHOM and isinstance(one, str):
                yield one
            yield from _words(one)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for one in value:
            yield from _words(one)
