"""A question to begin with: the skeleton of a game, with its words beside it, or a copy of a scenario of the bank."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import yaml

from judgekit.bank import shipped_bank
from judgekit.engine.actions import ActionForm
from judgekit.engine.game import Game
from judgekit.games import game as game_of
from judgekit.games.messages import Messages, messages
from judgekit.shapes import yamlfile
from judgekit.table.phrases import say
from judgekit.table.sheet import Sheet, cards_in, plain

_OF_THE_BANK = ("id", "examples", "near miss of", "mechanics", "source", "document version")
_WIDEST = 100


def skeleton_of(name: str) -> str:
    """A question of a game that can be played as it is, its zones, counts and moves in comments."""
    return "\n".join(_lines(game_of(name), messages(name))) + "\n"


def like(path: Path) -> str:
    """A scenario with its cards declared in it, and without what only the bank needs."""
    text = path.read_text(encoding="utf-8")
    whole = yamlfile.load(text, str(path))
    shared = {**cards_in(shipped_bank() / whole["game"]), **cards_in(path.parent)}
    cards = Sheet.read(text, str(path)).with_cards_of(shared).cards
    said = {name: value for name, value in whole.items() if name not in (*_OF_THE_BANK, "cards")}
    head, rest = {"game": said.pop("game")}, said
    dumped: str = yaml.safe_dump(
        plain({**head, "cards": cards, **rest}), allow_unicode=True, sort_keys=False, width=110, default_flow_style=None
    )
    return f"# {say('skeleton.like', path=path.name)}\n{dumped}"


def _lines(game: type[Game], words: Messages) -> Iterator[str]:
    yield f"# {say('skeleton.head')}"
    yield f"game: {game.game}"
    yield "cards:"
    yield from _note("skeleton.fields", (one for one in game.written() if one != "name"))
    yield f"  {say('skeleton.card')}: {{}}"
    yield "given:"
    yield "  turn: A"
    yield from _note("skeleton.phases", game.phases)
    yield from _note("skeleton.facts", game.facts)
    yield "  A:"
    yield from _zones(game, words)
    yield from (f"    # {one}: 1  # {words.word('counts', one)}" for one in game.counts)
    yield from _note("skeleton.marks", game.marks, indent=4)
    yield "  B: {}"
    yield "script: []"
    yield from _note("skeleton.script", ())
    yield from (f"  # - A: {_move(one)}" for one in game.forms().values())


def _zones(game: type[Game], words: Messages) -> Iterator[str]:
    shown = False
    for name, kind in game.kinds().items():
        first = kind.field and not shown
        shown = shown or first
        order = f" {say('skeleton.top first')}" if kind.ordered else ""
        held = say("skeleton.card") if first else "3 cards"
        yield f"    {'' if first else '# '}{name}: [{held}]  # {words.word('zones', name)}{order}"


def _move(form: ActionForm) -> str:
    said = ", ".join(f"{one.name}: …" for one in form.words if one.needed)
    return f"{{{said}}}" if said else form.verb


def _note(key: str, words: Iterable[str], indent: int = 2) -> Iterator[str]:
    """A comment with the words of a game, none where it has no such words; a line no wider than a page."""
    listed = list(words)
    if not listed and "{words}" in say(key, words="{words}"):
        return
    line = " " * indent + "#"
    for word in say(key, words=", ".join(listed)).split(" "):
        if len(line) + len(word) + 1 > _WIDEST:
            yield line
            line = " " * indent + "#"
        line += f" {word}"
    yield line
