"""The clauses without whose rule some scenario of the bank fails."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from judgekit.coverage.bank_run import Progress, Trial
from judgekit.engine.game import Game
from judgekit.errors import UserError
from judgekit.replay import cuts, judge, replay
from judgekit.scenario import Scenario


def fails(scenario: Scenario, game: type[Game]) -> bool:
    """Does a scenario fail on this class of its game?"""
    try:
        return not judge(scenario.claims, replay(scenario.situation, game=game).game).passed
    except UserError:
        return True
    except Exception:  # a rule that the rest leans on: without it nothing runs
        return True


def killed(clauses: Sequence[str], considered: Mapping[str, Sequence[Trial]], progress: Progress) -> frozenset[str]:
    """The clauses without whose rule method a passing scenario fails; only those that looked at it can notice."""
    return frozenset(_killed(clauses, considered, progress))


def _killed(clauses: Sequence[str], considered: Mapping[str, Sequence[Trial]], progress: Progress) -> Iterator[str]:
    for done, clause in enumerate(clauses):
        progress(done, len(clauses))
        if any(_notices(trial.scenario, clause) for trial in _likeliest_first(clause, considered.get(clause, ()))):
            yield clause


def _likeliest_first(clause: str, trials: Iterable[Trial]) -> list[Trial]:
    passing = [trial for trial in trials if trial.passed]
    return sorted(passing, key=lambda trial: (clause not in trial.asserted, clause not in trial.applied))


def _notices(scenario: Scenario, clause: str) -> bool:
    readings = frozenset(scenario.situation.readings.items())
    return any(fails(scenario, cut) for cut in cuts(scenario.game, readings, clause))
