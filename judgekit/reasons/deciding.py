"""Why a ruling is what it is: every change to the rules by which what was asked comes out otherwise, best first."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from judgekit.engine.trace import CONSIDERED, Step
from judgekit.reasons.cases import Case, Trial, cases
from judgekit.reasons.changes import clauses_of_rules, variations
from judgekit.reasons.differences import Played
from judgekit.reasons.model import Fact, How, Reason
from judgekit.reasons.playing_otherwise import play_otherwise
from judgekit.reasons.weighing import shown, weight
from judgekit.replay import Asked, Replay, asked
from judgekit.scenario import Claim

MOST_AHEAD = 2


def tried(replay: Replay, claims: Sequence[Claim] = (), about: Collection[str] = ()) -> tuple[Trial, ...]:
    """Every change at stake, how the game went with it, and what it made different of what is asked."""
    return tuple(trials(replay, asked(replay, claims, about)))


def reasons(
    replay: Replay,
    claims: Sequence[Claim] = (),
    about: Collection[str] = (),
    found: Sequence[Trial] | None = None,
) -> tuple[Reason, ...]:
    """The reasons of a replay, the best first: plays it again once for each rule, belief, meaning and text at stake.

    `claims` only say where to look, never what should be there; without them everything that changed is asked.
    What was `found` by trying is not tried again.
    """
    question = asked(replay, claims, about)
    tries = tuple(trials(replay, question)) if found is None else found
    return tuple(_reason(case, heavy) for case, heavy in _ranked(replay, question, tries))


def foremost(found: Sequence[Reason]) -> tuple[Reason, ...]:
    """Those that change what was asked, after the few by which it comes about that outweigh them all."""
    ahead = next((place for place, one in enumerate(found) if one.facts), len(found))
    return (*found[: min(ahead, MOST_AHEAD)], *(one for one in found if one.facts))


def ranked(replay: Replay, question: Asked) -> list[tuple[Case, float]]:
    """What speaks for each rule, the best first, with its weight."""
    return _ranked(replay, question, tuple(trials(replay, question)))


def _ranked(replay: Replay, question: Asked, tried: Sequence[Trial]) -> list[tuple[Case, float]]:
    game, seen = replay.game.game, shown(replay.game.trace.steps)
    found = gathered(replay, tried)
    weighed = {id(case): weight(case, game, seen, len(question.counted)) for case in found}
    ordered = distinct(sorted(found, key=lambda case: -weighed[id(case)]))
    return [(case, weighed[id(case)]) for case in ordered]


def distinct(ordered: Iterable[Case]) -> list[Case]:
    """Each clause once: a rule whose clauses a better case names already has nothing to add. A text has no clause."""
    kept: list[Case] = []
    for case in ordered:
        if not case.clauses or not any(set(case.clauses) <= set(one.clauses) for one in kept):
            kept.append(case)
    return kept


def gathered(replay: Replay, tried: Sequence[Trial]) -> list[Case]:
    """What was tried of a replay, by the rule that it speaks for."""
    cls: Any = type(replay.game)
    return cases(tried, clauses_of_rules(cls), _considered(replay))


def _considered(replay: Replay) -> dict[str, Step]:
    """The step at which each rule was looked at and did not apply, the first that says of what and why."""
    found: dict[str, Step] = {}
    for step in replay.game.trace.steps:
        if step.status == CONSIDERED and (step.rule not in found or (step.args and not found[step.rule].args)):
            found[step.rule] = step
    return found


def trials(replay: Replay, question: Asked) -> Iterator[Trial]:
    """Every change at stake, with what it makes different.

    Only what a rule takes with it may leave the game without an end: that other rules lead nowhere says nothing.
    """
    played, steps = Played(replay.game, question), len(replay.game.trace.steps)
    for variation in variations(replay):
        otherwise = play_otherwise(variation, steps)
        if variation.how is How.WITHOUT or otherwise.is_over:
            yield Trial(variation, otherwise, played.difference(otherwise))


def _reason(case: Case, heavy: float) -> Reason:
    weight, clauses = round(heavy, 6), _narrowest_first(case.clauses)
    if (trial := case.best) is None:
        return Reason(clauses, How.PERMISSION, case.name, (), None, weight, considered=case.considered)
    return Reason(
        clauses=clauses,
        how=trial.variation.how,
        name=trial.variation.name,
        facts=trial.difference.facts,
        parts_at=trial.difference.parts_at,
        weight=weight,
        believed=_names(case, How.BELIEVED),
        read_otherwise=_names(case, How.READ_OTHERWISE),
        nearly=_nearly(trial),
        considered=case.considered,
    )


def _nearly(trial: Trial) -> Fact | None:
    nudge = trial.variation.nudge
    return Fact(nudge.path, nudge.given, nudge.instead) if nudge else None


def _names(case: Case, how: How) -> tuple[str, ...]:
    return tuple(one.variation.name for one in case.trials.get(how, ()))


def _narrowest_first(clauses: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(clauses, key=lambda one: -(one.count(".") + one.count("/"))))
