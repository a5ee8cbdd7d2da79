"""What the record of a game says: what was used in which order, what happened, who was asked."""

from collections import deque
from collections.abc import Iterator, Mapping

from judgekit.engine.choice import Decision
from judgekit.engine.trace import Step, Trace
from judgekit.scenario import ASKED

Happening = Mapping[str, object]


def used(trace: Trace, *, stepping_in: bool = False) -> tuple[str, ...]:
    """The abilities that resolved, in order; with those that stepped in where that is asked."""
    keys = ("resolve", "steps in") if stepping_in else ("resolve",)
    return tuple(str(one.args["ability"]) for one in trace.steps if one.key in keys)


def happenings(trace: Trace) -> Iterator[Happening]:
    """All that happened and who was asked, in order: the event and whatever the record says of it."""
    decisions = deque(trace.decisions)
    for step in trace.steps:
        while decisions and decisions[0].at <= step.id:
            yield _asked(decisions.popleft())
        if step.status == "applied":
            yield _happening(step)
    yield from map(_asked, decisions)


def offered(trace: Trace, name: str) -> tuple[str, ...] | None:
    """The options of a choice the first time that there was something to decide, else of the first one of all."""
    for choice in (*(one.choice for one in trace.decisions), *trace.offered):
        if choice.name == name:
            return tuple(one.key for one in choice.options)
    return None


def _happening(step: Step) -> Happening:
    card = step.args.get("subject", step.args.get("card"))
    whom = {"card": card} if card is not None else {}
    actor = {"player": step.actor} if step.actor else {}
    return {"event": step.key, **whom, **actor, **{name: one for name, one in step.args.items() if name != "event"}}


def _asked(decision: Decision) -> Happening:
    choice = decision.choice
    taken = tuple(choice.options[one].key for one in decision.taken)
    options = tuple(one.key for one in choice.options)
    return {"event": ASKED, "player": choice.player, "choice": choice.name, "options": options, "taken": taken}
