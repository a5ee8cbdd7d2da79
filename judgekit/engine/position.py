"""A position: all that can still matter where the kernel stands at its own loop, and nothing that cannot.

Two tables with the same position have the same future. Numbers of objects, instances and moments are nobody's business:
an object goes by its label, one that has left by what it was and what became of it, a timestamp by its rank.
"""

from bisect import bisect
from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import TypeGuard

from judgekit.engine.abilities import Static
from judgekit.engine.continuous import Continuous
from judgekit.engine.event import Event
from judgekit.engine.fact import Fact, Unit
from judgekit.engine.game import Game
from judgekit.engine.model import Card, Instance, Obj, Zone
from judgekit.engine.record import record


@record
class It:
    """A thing that is itself and no other, such as an ability or a card as it is printed."""

    it: object

    def __eq__(self, other: object) -> bool:
        """Is it the very same?"""
        return isinstance(other, It) and self.it is other.it

    def __hash__(self) -> int:
        """By which it is."""
        return id(self.it)


def position(game: Game) -> Hashable:
    """What the future of a game at rest hangs on, but for the script that is left, which its chooser knows."""
    return _Reader(game).everything()


class _Reader:
    """Reads one table, where nothing is running."""

    def __init__(self, game: Game) -> None:
        self._game, self._state = game, game.state
        self._ordered = {kind.name for kind in game.zone_kinds if kind.ordered} | {"under"}
        self._on_top = {one.unit: one.label for one in self._state.objects.values()}
        self._gone: dict[int, Hashable] = {}
        self._has_static = any(isinstance(ability, Static) for _, _, ability in game.working())
        self._ages = sorted(set(self._timestamps()))
        waiting = [one for held in self._state.waiting.values() for one in held.values()]
        self._moments = _ranks(one.batch for one in (*waiting, *self._state.stack))
        self._places = _ranks(part for bucket in self._state.waiting for part in bucket if _is_number(part))

    def everything(self) -> Hashable:
        """Part by part; what has no order is a set."""
        state = self._state
        return (
            frozenset(map(self._object, state.objects.values())),
            frozenset(
                (self._zone(zone), self._labels(ids)) for zone, ids in state.zones.items() if self._is_pile(zone)
            ),
            frozenset((name, value) for name, value in state.values.items() if value),
            frozenset(map(self._fact, state.records.values())),
            frozenset((self._bucket(name), self._waiting(held.values())) for name, held in state.waiting.items()),
            tuple(map(self._instance, state.stack)),
            self._moments.get(state.batch),
            frozenset(map(self._continuous, self._lasting())),
            self._game.random.getstate(),
        )

    def _timestamps(self) -> Iterable[int]:
        """Those that are compared: of what lasts and has an order, of what a static text may speak from or of."""
        yield from (one.since for one in self._lasting() if self._game.age_counts(one))
        yield from (one.since for one in self._state.objects.values() if self._has_age(one))

    def _lasting(self) -> Iterator[Continuous]:
        """What lasts and may still reach something: a unit that has gone does not come back."""
        for one in self._state.floating.values():
            if one.units is None or any(unit in self._on_top for unit in one.units):
                yield one

    def _has_age(self, obj: Obj) -> bool:
        return self._has_static and self._game.is_field(obj)

    def _object(self, obj: Obj) -> Hashable:
        age = bisect(self._ages, obj.since) if self._has_age(obj) else None
        return (obj.label, It(obj.card), age, self._face(obj))

    def _face(self, obj: Obj) -> Hashable:
        marks = frozenset((name, value) for name, value in obj.marks.items() if value)
        return (obj.owner, obj.controller, obj.came_under, self._zone(obj.zone), marks)

    def _zone(self, zone: Zone) -> Hashable:
        return (zone.player, zone.name, self._unit(zone.host) if zone.host else "")

    def _is_pile(self, zone: Zone) -> bool:
        """Does the order of what lies there count?"""
        return zone.name in self._ordered and bool(self._state.zones[zone])

    def _labels(self, ids: Iterable[int]) -> Hashable:
        return tuple(self._state.objects[one].label for one in ids)

    def _waiting(self, held: Iterable[Instance]) -> Hashable:
        """As many of each as there are, in no order."""
        found: dict[Hashable, int] = {}
        for one in map(self._instance, held):
            found[one] = found.get(one, 0) + 1
        return frozenset(found.items())

    def _bucket(self, bucket: tuple[object, ...]) -> Hashable:
        return tuple(self._places[part] if _is_number(part) else part for part in bucket)

    def _instance(self, one: Instance) -> Hashable:
        source = (self._ref(one.source.id), _card(one.source.card), self._face(one.source))
        what = (one.label, one.controller, It(one.ability), self._moments.get(one.batch))
        remembered = self._game.remembers_of(one)
        return (what, source, one.event and self._event(one.event), self._bound(one.bound), remembered)

    def _bound(self, bound: Mapping[str, object]) -> Hashable:
        """What was chosen and seen, by name; a tuple holds objects."""
        return frozenset((name, self._chosen(value)) for name, value in bound.items())

    def _chosen(self, value: object) -> Hashable:
        if isinstance(value, tuple):
            return tuple(self._ref(one) if _is_number(one) else self._said(one) for one in value)
        return self._said(value)

    def _event(self, event: Event) -> Hashable:
        words = frozenset((word, self._said(value)) for word, value in event.args.items())
        whom = (self._ref(event.subject), event.player, self._ref(event.source), event.cause)
        return (event.kind, whom, words, event.clauses, event.replaced_by)

    def _fact(self, fact: Fact) -> Hashable:
        return (type(fact), tuple(self._said(getattr(fact, name)) for name in fact.words()))

    def _continuous(self, one: Continuous) -> Hashable:
        on = None if one.units is None else frozenset(self._unit(unit) for unit in one.units)
        what = (one.op, one.name, self._said(one.value), one.until, one.clauses)
        how = (self._said(one.reach), self._said(one.while_), self._said(one.payload))
        return (
            what,
            on,
            how,
            bisect(self._ages, one.since),
            self._instance(one.at.instance),
            self._bound(one.at.bound),
        )

    def _said(self, value: object) -> Hashable:
        """A value of a word: text and numbers as they are, what speaks of objects by what they are now."""
        match value:
            case Unit():
                return self._unit(value)
            case None | bool() | int() | str() | frozenset():
                return value
            case tuple() | list():
                return tuple(map(self._said, value))
            case Mapping():
                return frozenset((name, self._said(one)) for name, one in value.items())
            case _:
                return self._event(value) if isinstance(value, Event) else It(value)

    def _ref(self, number: int | None) -> Hashable:
        """An object by its label; one that has left by what it was then and what it is now."""
        if number in self._state.objects:
            return self._state.objects[number].label
        if number not in self._state.past:
            return number
        if number not in self._gone:
            was = self._state.past[number]
            became = self._ref(self._state.became.get(number))
            self._gone[number] = (was.label, _card(was.card), self._face(was), self._unit(was.unit), became)
        return self._gone[number]

    def _unit(self, unit: int) -> Hashable:
        """A unit by the card on top of it; one that is gone by the cards that it was."""
        if unit in self._on_top:
            return self._on_top[unit]
        return ("gone", frozenset(one.label for one in self._state.past.values() if one.unit == unit))


def _card(card: Card) -> Hashable:
    """A card as it is remembered: by what it says, for each memory is another one."""
    return (card.name, frozenset(card.printed.items()), tuple(map(It, card.abilities)))


def _ranks(numbers: Iterable[int]) -> Mapping[int, int]:
    return {number: rank for rank, number in enumerate(sorted(set(numbers)))}


def _is_number(part: object) -> TypeGuard[int]:
    return isinstance(part, int) and not isinstance(part, bool)
