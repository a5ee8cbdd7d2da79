"""What was looked at and did not apply, and what could not be chosen."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from judgekit.engine.choice import Decision
from judgekit.engine.trace import CONSIDERED, Step, Trace
from judgekit.story.phrases import say
from judgekit.story.teller import Teller


@dataclass(frozen=True, slots=True)
class Looked:
    """Something that was looked at and did not apply."""

    text: str
    clauses: tuple[str, ...]


def looked(trace: Trace, teller: Teller, cited: Collection[str]) -> tuple[tuple[Looked, ...], tuple[str, ...]]:
    """What did not apply with its reason, and the clauses of which nobody has said any; without those `cited`."""
    told: dict[Looked, None] = {}
    untold: dict[str, None] = {}
    for step in trace.steps:
        if step.status == CONSIDERED and not set(step.clauses).issubset(cited):
            if text := why_not(step, teller):
                told[Looked(text, step.clauses)] = None
            else:
                untold.update(dict.fromkeys(step.clauses))
    told.update(dict.fromkeys(_excluded(trace.decisions, teller)))
    said = {clause for one in told for clause in one.clauses}
    return tuple(told), tuple(one for one in untold if one not in said)


def why_not(step: Step, teller: Teller) -> str:
    """What is said of something considered that did not apply; "" where nobody has written it."""
    nobody_said = teller.sentence(Step(0, None, CONSIDERED, {}, (), CONSIDERED))
    text = teller.sentence(step)
    return text if text != nobody_said else ""


def _excluded(decisions: Sequence[Decision], teller: Teller) -> Iterator[Looked]:
    for decision in decisions:
        for option, clauses in decision.choice.excluded:
            yield Looked(say("looked.excluded", option=teller.names.name(option)), clauses)
