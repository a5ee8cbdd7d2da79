"""The steps of a replay as printed lines."""

from collections.abc import Mapping, Sequence

from judgekit import story
from judgekit.report.labels import say
from judgekit.report.model import Line

DEEPEST = 3
MOST_DETAILS = 8


def lines(told: Sequence[story.Line]) -> tuple[Line, ...]:
    """Every step that happened or was stopped, numbered in order."""
    numbers = story.numbers([one.step for one in told])
    return tuple(
        Line(
            number=numbers[one.step.id],
            depth=min(one.depth, DEEPEST),
            text=one.sentence,
            clauses=one.clauses,
            details=_details(one, numbers),
            stopped_by=one.step.overridden_by,
        )
        for one in told
    )


def _details(told: story.Line, numbers: Mapping[int, int]) -> tuple[str, ...]:
    """What a step changed for good, and what brought it about."""
    changes = tuple(dict.fromkeys(one.sentence for one in told.changes if not one.passing))
    more = (say("steps.more", count=len(changes) - MOST_DETAILS),) if len(changes) > MOST_DETAILS else ()
    causes = [str(numbers[one]) for one in told.causes if one in numbers]
    because = (say("steps.because", steps=" y ".join(causes)),) if causes else ()
    return (*changes[:MOST_DETAILS], *more, *because)
