"""The questions that there are, by name, without playing anything: chosen and weighed by `python -m building.pool`."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from pathlib import Path

from judgekit.exam.question import Kind, chapter

FILE = Path(__file__).with_name("pool.json")
TRUSTED_AFTER = 6
"""After so many answers what they say of a question counts as much as what was computed of it."""


@dataclass(frozen=True, slots=True)
class Card:
    """A question by name: of which scenario and kind, the clause that it is about, how hard it is, from 0 to 1."""

    scenario: str
    kind: Kind
    clause: str
    difficulty: float

    @property
    def card(self) -> str:
        """What the study keeps it under."""
        return f"{self.scenario}#{self.kind.value}"

    @property
    def game(self) -> str:
        """The game that it is of."""
        return self.scenario.partition("/")[0]

    @property
    def chapter(self) -> str:
        """The chapter that it is about: `11` of `fftcg:11.8.7`."""
        return chapter(self.clause)

    def learnt(self, answers: int, misses: int) -> "Card":
        """The same question, as hard as its answers have shown it to be."""
        shown = (self.difficulty * TRUSTED_AFTER + misses) / (TRUSTED_AFTER + answers)
        return replace(self, difficulty=round(shown, 3))


class Level(StrEnum):
    """For whom a paper is: a judge who begins, one who judges alone, one who leads others."""

    FIRST = "judge-1"
    SECOND = "judge-2"
    THIRD = "judge-3"


_PART = {Level.FIRST: (0.0, 0.5), Level.SECOND: (0.25, 0.75), Level.THIRD: (0.5, 1.0)}


def of_level(cards: Sequence[Card], level: Level) -> list[Card]:
    """The questions of each game that are as hard as its level wants, in their order."""
    wanted: set[str] = set()
    for game in dict.fromkeys(one.game for one in cards):
        hardness = sorted((one for one in cards if one.game == game), key=lambda one: (one.difficulty, one.card))
        least, most = (round(len(hardness) * part) for part in _PART[level])
        wanted |= {one.card for one in hardness[least:most]}
    return [one for one in cards if one.card in wanted]


def cards_of(scenarios: Iterable[str]) -> Iterator[Card]:
    """The questions of these scenarios; none of one that has not been measured."""
    for scenario in scenarios:
        if measured := _measured().get(scenario):
            clause, kinds = measured
            yield from (Card(scenario, Kind(name), clause, hard) for name, hard in kinds.items())


def cards(game: str) -> tuple[Card, ...]:
    """Every question of a game that has been measured."""
    return tuple(cards_of(one for one in _measured() if one.startswith(f"{game}/")))


@cache
def _measured() -> Mapping[str, tuple[str, Mapping[str, float]]]:
    found: Mapping[str, tuple[str, Mapping[str, float]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found
