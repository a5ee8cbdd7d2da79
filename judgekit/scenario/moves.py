"""The script of a scenario: each line becomes a move with the answers to what it asks, or answers alone."""

from collections.abc import Iterable, Iterator

from judgekit.engine.choice import Move
from judgekit.engine.origin import Origin
from judgekit.scenario.description import Action, Answers, Line, OneOrMore
from judgekit.scenario.lexicon import MANNERS
from judgekit.scenario.model import Answer, Entry
from judgekit.shapes.annotations import Said


def entries(lines: Iterable[Line]) -> tuple[Entry, ...]:
    """The entries in order."""
    return tuple(entry for line in lines for entry in _of_line(line))


def _of_line(line: Line) -> Iterator[Entry]:
    for player, said in line.plain.items():
        yield _entry(player, "", said.value, said.place)
    for who, said_so in line.manners.items():
        player, space, manner = who.partition(" ")
        yield _entry(player, space + manner, said_so.value, said_so.place)


def _entry(player: str, manner: str, what: Action | Answers, place: Origin) -> Entry:
    if not isinstance(what, Action):
        return Entry(player, None, _answers(what), place)
    words = {word: said.value for word, said in what.said.items()} or {what.verb: "yes"}
    return Entry(player, Move(player, what.verb, words, *MANNERS[manner], place), _answers(what.answers), place)


def _answers(said: Answers) -> tuple[Answer, ...]:
    return tuple(_answer(name, one) for name, one in said.items())


def _answer(name: str, said: Said[OneOrMore]) -> Answer:
    if isinstance(said.value, str):
        return Answer(name, (said.value,), False, said.place)
    return Answer(name, said.value or ("none",), True, said.place)
