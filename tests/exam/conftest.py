"""A study in a folder of its own, under a clock that tests turn."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from judgekit.exam.pool import Card
from judgekit.exam.question import Belief, Kind, Option, Parting, Question
from judgekit.exam.study import Study
from judgekit.story import Area, Board, Face, Side

FACE = Face("Silphymon", ("nivel 5", "DP 8000"), ("suspendida",))
TABLE = Board("Al empezar", ("turno de A",), (Side("A", ("memoria 0",), (Area("Mano", (FACE,)),)),))


class Watch:
    """A clock that stands still until it is turned."""

    def __init__(self) -> None:
        self.time = datetime(2026, 1, 10, 9, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def turn(self, **by: float) -> None:
        self.time += timedelta(**by)


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "datos" / "exam.sqlite"


@pytest.fixture
def study(file: Path, watch: Watch) -> Iterator[Study]:
    opened = Study(file, watch)
    yield opened
    opened.close()


def question(
    scenario: str = "digimon/uno", kind: Kind = Kind.HAPPENS, clause: str = "digimon:3.1", options: int = 3
) -> Question:
    """A question as the simulator would write it."""
    belief = Belief("Crees que lo nuevo espera.", "lo nuevo espera", clause)
    wrong = [Option(f"Mala {n}.", (belief,), Parting("Pasa.", (clause,), "No pasa.")) for n in range(1, options)]
    return Question(
        scenario=scenario,
        game=scenario.partition("/")[0],
        kind=kind,
        clause=clause,
        asks="¿Qué pasa?",
        board=TABLE,
        cards=("Silphymon: al evolucionar: robar 1",),
        script=("A: pasar",),
        account=(),
        options=(Option("Buena."), *wrong),
        parts=(),
        ruling="Pasa esto.",
        decided_by=(clause,),
        step="Pasa.",
        step_clauses=(clause,),
        difficulty=0.5,
    )


def card(
    scenario: str = "digimon/uno", kind: Kind = Kind.HAPPENS, clause: str = "digimon:3.1", hard: float = 0.5
) -> Card:
    """A question by name."""
    return Card(scenario, kind, clause, hard)


@pytest.fixture
def ask() -> Callable[..., Question]:
    return question
