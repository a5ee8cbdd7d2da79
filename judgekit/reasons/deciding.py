"""Why a ruling is what it is: every change to the rules by which what was asked comes out otherwise, best first."""

from collections.abc import Collection, Iterator, Sequence

from judgekit.reasons.asking import Asked, asked
from judgekit.reasons.cases import Case, Trial, cases
from judgekit.reasons.differences import Played
from judgekit.reasons.model import How, Reason
from judgekit.reasons.playing_otherwise import play_otherwise
from judgekit.reasons.variations import variations
from judgekit.reasons.weighing import shown, weight
from judgekit.replay import Replay
from judgekit.scenario import Claim


def reasons(replay: Replay, claims: Sequence[Claim] = (), about: Collection[str] = ()) -> tuple[Reason, ...]:
    """The reasons of a replay, the best first: plays it again once for each rule, belief, meaning and text at stake.

    `claims` only say where to look, never what should be there; without them everything that changed is asked.
    """
    return tuple(map(_reason, ranked(replay, asked(replay, claims, about))))


def ranked(replay: Replay, question: Asked) -> list[Case]:
    """What speaks for each rule, the best first."""
    game, seen = replay.game.game, shown(replay.game.trace.steps)
    found = cases(tuple(trials(replay, question)))
    weighed = {id(case): weight(case, game, seen, len(question.counted)) for case in found}
    return sorted(found, key=lambda case: -weighed[id(case)])


def trials(replay: Replay, question: Asked) -> Iterator[Trial]:
    """Every change at stake, with what it makes different."""
    played, steps = Played(replay.game, question), len(replay.game.trace.steps)
    for variation in variations(replay):
        yield Trial(variation, played.difference(play_otherwise(variation, steps)))


def _reason(case: Case) -> Reason:
    trial = case.best
    return Reason(
        clauses=_narrowest_first(case.clauses),
        how=trial.variation.how,
        name=trial.variation.name,
        facts=trial.difference.facts,
        parts_at=trial.difference.parts_at,
        believed=_names(case, How.BELIEVED),
        read_otherwise=_names(case, How.READ_OTHERWISE),
    )


def _names(case: Case, how: How) -> tuple[str, ...]:
    return tuple(one.variation.name for one in case.trials.get(how, ()))


def _narrowest_first(clauses: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(clauses, key=lambda one: -(one.count(".") + one.count("/"))))
