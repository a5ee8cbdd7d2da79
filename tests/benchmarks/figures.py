"""The figures of a run: what is measured, in CPU seconds, and against which baseline."""

import statistics
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from judgekit import bank
from judgekit.corpus.library import Library
from judgekit.reasons import reasons
from judgekit.replay import explore, judge, replay
from judgekit.report import documents
from judgekit.report.rendering import FORMATS, Renderer
from judgekit.scenario import Scenario
from judgekit.search.engine import Filters, SearchEngine
from tests.benchmarks.baseline import process_seconds, seconds
from tests.benchmarks.corpus import QUERIES
from tests.benchmarks.explore import scenario as triggers

EVERY, FEW = 8, 60
ONE = "digimon/disparo-nuevo-primero"


@dataclass(frozen=True, slots=True)
class Figure:
    """What is measured, and whether its baseline is a process that does nothing (else the machine's own work)."""

    measure: Callable[[], float]
    of_process: bool = False


@cache
def some() -> tuple[Scenario, ...]:
    """Every eighth scenario of the bank."""
    return tuple(bank.in_its_place(one) for one in list(bank.paths(bank.shipped_bank()))[::EVERY])


def reading() -> float:
    """A scenario read, on average."""
    paths = list(bank.paths(bank.shipped_bank()))[::EVERY]
    return seconds(lambda: [bank.in_its_place(one) for one in paths], 2) / len(paths)


def replaying() -> float:
    """A scenario replayed and judged, on average."""
    return seconds(lambda: [judge(one.claims, replay(one.situation).game) for one in some()], 3) / len(some())


def exploring() -> float:
    """Seven triggers of one player in every order."""
    with tempfile.TemporaryDirectory() as folder:
        situation = triggers(7, Path(folder)).situation
    return seconds(lambda: explore(situation), 2)


def reasoning() -> float:
    """What decides a scenario, at the median."""
    return statistics.median(
        seconds(lambda one=one: reasons(replay(one.situation), one.claims)) for one in some()[:: FEW // 12]
    )  # type: ignore[misc]


def searching() -> float:
    """A query, warm, at the median."""
    engine = SearchEngine(Library())
    engine.search(QUERIES[0])
    return statistics.median(seconds(lambda query=query: engine.search(query, Filters()), 3) for query in QUERIES)  # type: ignore[misc]


def slipping(name: str) -> float:
    """A slip laid out in a format, at the median."""
    renderer, store = Renderer(FORMATS[name]), Library().store()
    made = [documents.slips([one], store, documents.Wanted()) for one in some()[:: FEW // 6]]
    renderer.render(made[0])
    return statistics.median(seconds(lambda one=one: renderer.render(one)) for one in made)  # type: ignore[misc]


def starting(*words: str) -> float:
    """A command from nothing to its end, once what it keeps is kept."""
    command = [sys.executable, "-m", "judgekit", *words]
    process_seconds(command)
    return process_seconds(command, 6)


FIGURES: Mapping[str, Figure] = {
    "read a scenario": Figure(reading),
    "replay a scenario": Figure(replaying),
    "explore 7 triggers": Figure(exploring),
    "reasons of a scenario": Figure(reasoning),
    "search": Figure(searching),
    "slip as html": Figure(lambda: slipping("html")),
    "start rule": Figure(lambda: starting("rule", "fftcg:11.8.7"), of_process=True),
    "start search": Figure(lambda: starting("search", "efecto de reemplazo"), of_process=True),
    "start replay": Figure(lambda: starting("replay", ONE), of_process=True),
}
