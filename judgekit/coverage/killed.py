"""The clauses without whose rule some scenario of the bank fails."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

from judgekit.coverage.bank_run import Progress, Trial
from judgekit.engine.game import Game
from judgekit.errors import UserError
from judgekit.replay import cuts, judge, replay
from judgekit.scenario import Scenario, load
from judgekit.workers import Lost, Workers

WORTH = 10
"""Clauses that make up for starting a process."""


class Ending(StrEnum):
    """How a scenario ends when it is played by other rules, the least telling first.

    Only a verdict says what the rule is for: a script that no longer fits and a crash would tell of any change.
    """

    PASSES = "passes"
    CRASH = "crash"
    MISFIT = "misfit"
    FAILS = "fails"


_WORTH = tuple(Ending)


def ending(scenario: Scenario, game: type[Game]) -> Ending:
    """How a scenario ends on this class of its game."""
    try:
        table = replay(scenario.situation, game=game).game
        return Ending.PASSES if judge(scenario.claims, table).passed else Ending.FAILS
    except UserError:
        return Ending.MISFIT
    except Exception:  # a rule that the rest leans on: without it nothing runs
        return Ending.CRASH


def fails(scenario: Scenario, game: type[Game]) -> bool:
    """Does a scenario play to its end on this class of its game, with another outcome than it expects?"""
    return ending(scenario, game) is Ending.FAILS


def clearest(endings: Iterable[Ending]) -> Ending:
    """The most telling of several endings; a verdict ends the search."""
    best = Ending.PASSES
    for one in endings:
        best = max(best, one, key=_WORTH.index)
        if best is Ending.FAILS:
            break
    return best


@dataclass(frozen=True, slots=True)
class Removal:
    """A clause whose rule methods are removed, and the files of the scenarios that may miss them, likeliest first."""

    clause: str
    scenarios: tuple[Path, ...]


def missed(
    clauses: Sequence[str], considered: Mapping[str, Sequence[Trial]], progress: Progress, workers: Workers
) -> Mapping[str, Ending]:
    """How the passing scenarios that looked at each clause tell that its rule method is gone."""
    removals = [Removal(one, _likeliest_first(one, considered.get(one, ()))) for one in clauses]
    return dict(_missed(removals, progress, workers))


def _missed(removals: Sequence[Removal], progress: Progress, workers: Workers) -> Iterator[tuple[str, Ending]]:
    found = workers.each(_without, removals, worth=WORTH)
    for done, (removal, how) in enumerate(zip(removals, found, strict=True)):
        progress(done, len(removals))
        yield removal.clause, Ending.CRASH if isinstance(how, Lost) else how


def _without(removal: Removal) -> Ending:
    return clearest(_endings(removal))


def _endings(removal: Removal) -> Iterator[Ending]:
    for scenario in map(read, removal.scenarios):
        readings = frozenset(scenario.situation.readings.items())
        yield from (ending(scenario, cut) for cut in cuts(scenario.game, readings, removal.clause))


def read(path: Path) -> Scenario:
    """The scenario of a file, read once in each process as long as nobody writes to it."""
    return _read(path, path.stat().st_mtime_ns)


@cache
def _read(path: Path, _written: int) -> Scenario:
    found = load(path)
    assert isinstance(found, Scenario)
    return found


def _likeliest_first(clause: str, trials: Iterable[Trial]) -> tuple[Path, ...]:
    passing = [trial for trial in trials if trial.passed]
    ordered = sorted(passing, key=lambda trial: (clause not in trial.asserted, clause not in trial.applied))
    return tuple(trial.scenario.path for trial in ordered)
