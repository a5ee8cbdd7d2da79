"""The clauses without whose rule some scenario of the bank fails."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum

from judgekit.coverage.bank_run import Progress, Trial
from judgekit.engine.game import Game
from judgekit.errors import UserError
from judgekit.replay import cuts, judge, replay
from judgekit.scenario import Scenario


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


def missed(
    clauses: Sequence[str], considered: Mapping[str, Sequence[Trial]], progress: Progress
) -> Mapping[str, Ending]:
    """How the passing scenarios that looked at each clause tell that its rule method is gone."""
    return dict(_missed(clauses, considered, progress))


def _missed(
    clauses: Sequence[str], considered: Mapping[str, Sequence[Trial]], progress: Progress
) -> Iterator[tuple[str, Ending]]:
    for done, clause in enumerate(clauses):
        progress(done, len(clauses))
        yield clause, clearest(_endings(clause, considered.get(clause, ())))


def _endings(clause: str, trials: Iterable[Trial]) -> Iterator[Ending]:
    for trial in _likeliest_first(clause, trials):
        readings = frozenset(trial.scenario.situation.readings.items())
        yield from (ending(trial.scenario, cut) for cut in cuts(trial.scenario.game, readings, clause))


def _likeliest_first(clause: str, trials: Iterable[Trial]) -> list[Trial]:
    passing = [trial for trial in trials if trial.passed]
    return sorted(passing, key=lambda trial: (clause not in trial.asserted, clause not in trial.applied))
