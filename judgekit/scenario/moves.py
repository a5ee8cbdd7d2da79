"""The script of a scenario: each line becomes a move with the answers to what it asks, answers alone, or a moment."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Literal

from judgekit.engine.choice import Move
from judgekit.engine.origin import Origin
from judgekit.scenario.description import Action, Answers, Expected, Line, OneOrMore
from judgekit.scenario.lexicon import RESPONSES
from judgekit.scenario.model import Answer, Check, Entry, Stop
from judgekit.shapes.annotations import Said
from judgekit.shapes.refusal import refuse

Lines = Iterable[Said[Line | Literal["stop"]]]


def entries(lines: Lines) -> tuple[Entry, ...]:
    """The entries in order; raises UserError for what stands behind a «stop» and is never played."""
    found = tuple(_numbered(entry for line in lines for entry in _of_line(line)))
    for before, after in pairwise(found):
        if isinstance(before, Stop):
            place = after.place
            problem = "detrás de «stop» no se juega nada: ponlo delante, o quita el «stop»"
            refuse(place.file, place, problem)
    return found


def checks(lines: Lines) -> Mapping[int, Expected]:
    """What must be so at each moment of the script, by its number."""
    said = [line.value.check.value for line in lines if isinstance(line.value, Line) and line.value.check]
    return dict(enumerate(said, start=1))


def _numbered(found: Iterable[Entry]) -> Iterator[Entry]:
    number = 0
    for one in found:
        if isinstance(one, Check):
            number += 1
            yield replace(one, number=number)
        else:
            yield one


def _of_line(line: Said[Line | Literal["stop"]]) -> Iterator[Entry]:
    if not isinstance(line.value, Line):
        yield Stop("", None, (), line.place)
        return
    if line.value.check:
        yield Check("", None, (), line.place)
    for player, said in line.value.plain.items():
        yield _entry(player, said.value, said.place)
    for who, tried in line.value.attempts.items():
        yield _entry(who.partition(" ")[0], tried.value, tried.place, tries=True)
    for who, response in line.value.responses.items():
        player, space, manner = who.partition(" ")
        yield _entry(player, response.value, response.place, tries=RESPONSES[space + manner], responds=True)


def _entry(player: str, what: Action | Answers, place: Origin, *, tries: bool = False, responds: bool = False) -> Entry:
    if not isinstance(what, Action):
        return Entry(player, None, _answers(what), place, tries)
    words = {word: said.value for word, said in what.said.items()} or {what.verb: "yes"}
    move = Move(player, what.verb, words, tries, responds, place)
    return Entry(player, move, _answers(what.answers), place, tries)


def _answers(said: Answers) -> tuple[Answer, ...]:
    return tuple(_answer(name, one) for name, one in said.items())


def _answer(name: str, said: Said[OneOrMore]) -> Answer:
    if isinstance(said.value, str):
        return Answer(name, (said.value,), False, said.place)
    return Answer(name, said.value or ("none",), True, said.place)
