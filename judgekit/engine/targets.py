"""From the words of an effect to objects and players: self, card, event, event card, a name given, or a filter."""

from collections.abc import Iterable
from typing import Any

from judgekit.engine.abilities import Pattern
from judgekit.engine.event import Event
from judgekit.engine.filters import Filter, Target, Viewpoint
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.objects import Objects
from judgekit.engine.value import Value

MOVED = "#moved"
EVENT_CARDS = "event cards"


class Targets(Objects):
    """What the words of an effect mean on this table."""

    def value(self, obj: Obj, name: str) -> Value | None:
        """A characteristic; the next layer computes it."""
        raise NotImplementedError

    def characteristic(self, written: str) -> str:
        """A characteristic by the words that cards write it with; the game knows."""
        raise NotImplementedError

    def names(self, obj: Obj) -> frozenset[str]:
        """Every name of the object; the next layer computes them."""
        raise NotImplementedError

    def has_in_its_name(self, obj: Obj, word: str) -> bool:
        """Is the word a part of a name of the object? The next layer knows."""
        raise NotImplementedError

    def who(self, player: str, at: Resolution) -> tuple[str, ...]:
        """The players that a word means."""
        match player:
            case "you":
                return (at.controller,)
            case "opponent":
                return (self.opponent(at.controller),)
            case "owner":
                return (at.source.owner,)
            case "each":
                return self.in_turn_order()
            case _:
                return (player,)

    def matching(self, wanted: Filter, at: Viewpoint) -> tuple[Obj, ...]:
        """The objects that pass a filter, on the field unless it names zones."""
        return tuple(one for one in self._pool(wanted) if wanted.accepts(one, self, at))

    def targets(self, target: Target, at: Resolution) -> tuple[Obj, ...]:
        """The objects that are there now under a word or a filter."""
        if isinstance(target, Filter):
            return self.matching(target, at)
        found = (self.follow(number, at) for number in self._ids(target, at))
        return tuple(one for one in found if one)

    def last_known(self, target: Target, at: Resolution) -> tuple[Obj, ...]:
        """The same, with the last known information of those that have left."""
        if isinstance(target, Filter):
            return self.matching(target, at)
        found = (self.known(number, at) for number in self._ids(target, at))
        return tuple(one for one in found if one)

    def before_moving(self, target: Target, at: Resolution) -> tuple[Obj, ...]:
        """The same, as they were before this effect or its cost moved them."""
        if isinstance(target, Filter):
            return self.matching(target, at)
        return tuple(one for one in map(self.was, self._ids(target, at)) if one)

    def controllers(self, target: Target, at: Resolution) -> tuple[str, ...]:
        """Who controls what is meant, or did when it left, in turn order."""
        if isinstance(target, Filter):
            meant: Iterable[Obj | None] = self.matching(target, at)
        else:
            meant = map(self.was, self._ids(target, at))
        found = {one.controller for one in meant if one}
        return tuple(one for one in self.in_turn_order() if one in found)

    def known(self, number: int, at: Resolution) -> Obj | None:
        """What is asked about: the object now, or as it last was."""
        last = _as_moved(number, at)
        return self.live(last) or self.was(last)

    def follow(self, number: int, at: Resolution) -> Obj | None:
        """The object now; where this very effect moved it, the one that it became."""
        return self.live(_as_moved(number, at))

    def _ids(self, target: str, at: Resolution) -> tuple[int, ...]:
        match target:
            case "self":
                return (at.source.id,)
            case "card":
                return (self.state.current[at.source.label],)
            case "event" | "event card" | "cause":
                return self._of_the_event(target, at.event) if at.event else ()
            case "event cards":
                return tuple(self.state.current[one.label] for one in map(self.was, at.bound.get(target, ())) if one)
            case _:
                found = at.bound.get(target, ())
                return found if isinstance(found, tuple) else ()

    def _of_the_event(self, target: str, event: Event) -> tuple[int, ...]:
        if target == "cause":
            return () if event.source is None else (event.source,)
        concerned = self.concerned(event)
        if concerned is None:
            return ()
        return (concerned.id if target == "event" else self.state.current[concerned.label],)

    def concerned(self, event: Event) -> Obj | None:
        """The object of an event as texts see it; the layer of events knows."""
        raise NotImplementedError

    def times_happened(self, pattern: Pattern, at: Resolution) -> int:
        """How many events of this turn fit a pattern; the layer of events knows."""
        raise NotImplementedError

    def is_next(self, awaited: Pattern, after: Pattern, at: Resolution) -> bool:
        """Is the last event of one kind the first since one of another; the layer of events knows."""
        raise NotImplementedError

    def fits(self, pattern: Pattern, event: Event, at: Resolution, units: frozenset[int] | None = None) -> bool:
        """Is the event one of which the pattern speaks; the layer of events knows."""
        raise NotImplementedError

    def units_meant(self, word: str, view: Any) -> frozenset[int]:
        """The units of what a word of the text means."""
        return frozenset(one.unit for one in self.last_known(word, view))

    def _pool(self, wanted: Filter) -> Iterable[Obj]:
        if wanted.pools:
            found = {one.id: one for part in wanted.any_of for one in self._pool(part)}
            return tuple(found.values())
        return self.in_zones(wanted.zones) if wanted.zones else tuple(self.field())


def _as_moved(number: int, at: Resolution) -> int:
    """The object that this very effect made of it, wherever it moved it."""
    moved = at.bound.get(MOVED, {})
    while number in moved:
        number = moved[number]
    return number
