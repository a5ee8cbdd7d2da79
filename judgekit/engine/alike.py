"""Instances between which nobody has to choose: the same ability, whatever triggered it each time."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass

from judgekit.engine.model import Instance
from judgekit.engine.state import State
from judgekit.engine.terms import EventAmount

OF_THE_EVENT = ("event", "cause")


def all_alike(instances: Sequence[Instance], state: State) -> bool:
    """Does the order between them make no difference?"""
    first, *others = instances
    return all(_alike(first, one, state) for one in others)


def _alike(one: Instance, other: Instance, state: State) -> bool:
    if (one.label, one.controller, one.ability) != (other.label, other.controller, other.ability):
        return False
    told, also = state.told(one), state.told(other)
    return told == also or (_without_event(told) == _without_event(also) and not _speaks_of_its_event(one.ability))


def _without_event(told: Sequence[object]) -> tuple[object, ...]:
    label, controller, _, chosen = told
    return label, controller, chosen


def _speaks_of_its_event(part: object) -> bool:
    """Does a text say anything of the event that it answered?"""
    if isinstance(part, str):
        return part in OF_THE_EVENT
    if isinstance(part, tuple | list):
        return any(map(_speaks_of_its_event, part))
    if isinstance(part, dict):
        return _speaks_of_its_event(tuple(part.values()))
    if not is_dataclass(part):
        return False
    return isinstance(part, EventAmount) or any(_speaks_of_its_event(getattr(part, one.name)) for one in fields(part))
