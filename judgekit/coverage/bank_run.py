"""The bank run once: of which clauses each scenario shows something, and whether it passes."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from judgekit.engine.trace import Trace
from judgekit.errors import UserError
from judgekit.replay import applied, judge, replay
from judgekit.scenario import Scenario, asserted

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Trial:
    """What the replay of a scenario showed; one that fails shows only which clauses were looked at."""

    scenario: Scenario
    passed: bool
    considered: frozenset[str] = frozenset()
    applied: frozenset[str] = frozenset()
    asserted: frozenset[str] = frozenset()


def try_all(scenarios: Sequence[Scenario], progress: Progress) -> tuple[Trial, ...]:
    """Replay every scenario."""
    return tuple(_counted(scenarios, progress))


def by_clause(trials: Sequence[Trial], clauses: Callable[[Trial], frozenset[str]]) -> Mapping[str, tuple[Trial, ...]]:
    """The trials in which something was seen of each clause."""
    found: defaultdict[str, list[Trial]] = defaultdict(list)
    for trial in trials:
        for clause in clauses(trial):
            found[clause].append(trial)
    return {clause: tuple(them) for clause, them in found.items()}


def _counted(scenarios: Sequence[Scenario], progress: Progress) -> Iterator[Trial]:
    for done, scenario in enumerate(scenarios):
        progress(done, len(scenarios))
        yield _trial(scenario)


def _trial(scenario: Scenario) -> Trial:
    try:
        game = replay(scenario.situation).game
    except UserError:
        return Trial(scenario, passed=False)
    considered = _considered(game.trace)
    if not judge(scenario.claims, game).passed:
        return Trial(scenario, passed=False, considered=considered)
    return Trial(scenario, True, considered, applied(game.trace.steps), frozenset(asserted(scenario)))


def _considered(trace: Trace) -> frozenset[str]:
    steps = (clause for step in trace.steps for clause in (*step.clauses, *step.overridden_by))
    return frozenset((*trace.evaluated, *steps))
