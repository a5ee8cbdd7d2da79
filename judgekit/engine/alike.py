"""Instances between which nobody has to choose: the same ability, triggered twice, or the same text of two copies.

Two copies of a card are one as good as the other where the table would be the same with each in the other's place.
"""

from collections.abc import Mapping, Sequence

from judgekit.engine.fact import Unit
from judgekit.engine.filters import Filter
from judgekit.engine.model import Ability, Instance, Obj
from judgekit.engine.said import parts
from judgekit.engine.state import State
from judgekit.engine.terms import EventAmount

OF_THE_EVENT = ("event", "event card", "event cards", "cause")
OF_CARDS = ("self", "card", *OF_THE_EVENT)


def all_alike(instances: Sequence[Instance], state: State) -> bool:
    """Does the order between them make no difference?"""
    first, *others = instances
    return all(_alike(first, one, state) for one in others)


def _alike(one: Instance, other: Instance, state: State) -> bool:
    if (one.controller, one.ability) != (other.controller, other.ability):
        return False
    if one.label != other.label:
        return _of_copies(one, other, state)
    told, also = state.told(one), state.told(other)
    return told == also or (_without_event(told) == _without_event(also) and not speaks_of_its_event(one.ability))


def _of_copies(one: Instance, other: Instance, state: State) -> bool:
    """Is it the same text of two copies that nothing on the table tells apart, triggered alike?"""
    a, b = _now(one.source, state), _now(other.source, state)
    if a.card is not b.card or one.label.removeprefix(a.label) != other.label.removeprefix(b.label):
        return False
    return not _speaks_of_cards(one.ability) or (
        (a.owner, a.controller, a.came_under, a.zone) == (b.owner, b.controller, b.came_under, b.zone)
        and _marks(a) == _marks(b)
        and (_has_happened_alike(one, other) or not speaks_of_its_event(one.ability))
        and _mentions(a, state) == _mentions(b, state)
    )


def _speaks_of_cards(ability: Ability) -> bool:
    """Does what it does, costs or asks for have to do with any card, its own among them?"""
    said = (ability.instructions, ability.cost, ability.targets, ability.if_, ability.condition)
    return any(map(_names_cards, said))


def _names_cards(part: object) -> bool:
    return any(one in OF_CARDS if isinstance(one, str) else isinstance(one, Filter) for one in parts(part))


def _now(source: Obj, state: State) -> Obj:
    return state.objects.get(state.current[source.label], source)


def _marks(obj: Obj) -> Mapping[str, object]:
    return {name: value for name, value in obj.marks.items() if value}


def _has_happened_alike(one: Instance, other: Instance) -> bool:
    """Was it one event, or did the same happen to each?"""
    first, second = one.event, other.event
    if first is second:
        return True
    if first is None or second is None:
        return False
    own = first.subject == one.source.id and second.subject == other.source.id
    told = [(event.kind, event.player, event.source, event.cause, event.args) for event in (first, second)]
    return own and told[0] == told[1]


def _mentions(obj: Obj, state: State) -> tuple[object, ...]:
    """What else on the table has to do with an object and not with its copy: what lies under it, lasts on it, waits."""
    under = sorted(one.card.name for one in state.objects.values() if one.zone.host and one.zone.host == obj.unit)
    lasting = sorted(number for number, one in state.floating.items() if one.units and obj.unit in one.units)
    records = [record for record in state.records.values() if _names_unit(record, obj.unit)]
    waiting = [*state.stack, *(one for held in state.waiting.values() for one in held.values())]
    bound = [one.id for one in waiting if any(_holds(value, obj.id) for value in one.bound.values())]
    own = sorted(one.label.removeprefix(obj.label) for one in waiting if one.source.label == obj.label)
    return under, lasting, records, bound, own


def _names_unit(part: object, unit: int) -> bool:
    return any(isinstance(one, Unit) and one == unit for one in parts(part))


def _holds(value: object, number: int) -> bool:
    return isinstance(value, tuple) and number in value


def _without_event(told: Sequence[object]) -> tuple[object, ...]:
    label, controller, _, chosen = told
    return label, controller, chosen


def speaks_of_its_event(part: object) -> bool:
    """Does a text say anything of the event that it answered?"""
    return any(one in OF_THE_EVENT if isinstance(one, str) else isinstance(one, EventAmount) for one in parts(part))
