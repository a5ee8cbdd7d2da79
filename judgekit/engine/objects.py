"""Objects on the table: finding them, and the only ways to move and mark them."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import count
from typing import ClassVar

from judgekit.engine.choice import Chooser
from judgekit.engine.core import Core
from judgekit.engine.fact import Fact
from judgekit.engine.filters import ANYWHERE
from judgekit.engine.kept import kept
from judgekit.engine.model import Card, Obj, Resolution, Zone, ZoneKind
from judgekit.engine.rule import Illegal
from judgekit.engine.value import Value, whole
from judgekit.engine.worked_out import WorkedOut

MANY = 4096
ONE_OF_THESE = ": one of these"
"""Behind the label of an object: that it has used one of several of its abilities this turn."""
_place = lru_cache(maxsize=MANY)(Zone)
"""A zone, found by its words rather than made."""


class Objects(Core):
    """Zones and objects; every change is noted on the open step. `outside` is the zone from which Tokens come."""

    outside: ClassVar[str]

    def __init__(self, chooser: Chooser, seed: int = 0) -> None:
        super().__init__(chooser, seed)
        self._field_zones = self.field_zones()
        self._shared = frozenset(one.name for one in self.zone_kinds if one.shared)
        self._fields: WorkedOut[dict[str | None, tuple[Obj, ...]]] = WorkedOut({})

    def zone(self, player: str, name: str) -> tuple[Obj, ...]:
        """The objects in a player's zone, the top one first."""
        ids = self.state.zones.get(_place("" if name in self._shared else player, name))
        if not ids:
            return ()
        objects = self.state.objects
        return tuple([objects[one] for one in ids])

    @classmethod
    @kept
    def field_zones(cls) -> Mapping[str, ZoneKind]:
        """The zones that are the field, in the game's order."""
        return {one.name: one for one in cls.zone_kinds if one.field}

    def field(self, player: str | None = None) -> tuple[Obj, ...]:
        """What is on the field, of one player or of both, in turn order; kept until something changes."""
        kept, layout = self._fields, self.state.layout
        if kept.at != layout:
            kept.what, kept.at = {}, layout
        found = kept.what.get(player)
        if found is None:
            whose = (player,) if player else self.in_turn_order()
            lying = (obj for one in whose for name in self._field_zones for obj in self.zone(one, name))
            found = kept.what[player] = tuple([obj for obj in lying if self.is_field(obj)])
        return found

    def in_zones(self, names: Iterable[str]) -> Iterator[Obj]:
        """What lies in the zones of these names, of every player and under every card."""
        wanted = frozenset(names)
        for zone, ids in tuple(self.state.zones.items()):
            if zone.name in wanted or ANYWHERE in wanted:
                yield from (self.state.objects[one] for one in ids)

    def is_field(self, obj: Obj) -> bool:
        """Is the object on the field?"""
        return obj.zone.name in self._field_zones

    def card(self, label: str) -> Obj:
        """The object that a physical card is now; raises KeyError where no card has that label."""
        return self.state.objects[self.state.current[label]]

    def live(self, number: int | None) -> Obj | None:
        """The object with this id, or the one that carries on its unit on the field; None where it has left."""
        if number is None:
            return None
        if number in self.state.objects:
            return self.state.objects[number]
        gone = self.state.past.get(number)
        return self.of_unit(gone.unit) if gone else None

    def still_sustains(self, at: Resolution) -> bool:
        """Is a card still there for what lasts as long as it? A game whose cards are turned down says more."""
        return self.live(at.source.id) is not None

    def of_unit(self, unit: int) -> Obj | None:
        """The object on top of a unit."""
        return next((one for one in self.state.objects.values() if one.unit == unit), None)

    def was(self, number: int | None) -> Obj | None:
        """The object with this id, or its last known information."""
        if number is None:
            return None
        return self.state.objects.get(number) or self.state.past.get(number)

    def beneath(self, obj: Obj) -> tuple[Obj, ...]:
        """The cards under an object, the highest first."""
        ids = self.state.zones.get(_place("", "under", obj.unit))
        return tuple([self.state.objects[one] for one in ids]) if ids else ()

    def put(
        self,
        obj: Obj,
        zone: str,
        player: str | None = None,
        *,
        controller: str | None = None,
        top: bool = True,
        keep: tuple[str, ...] = (),
        unit: int = 0,
        **marks: Value,
    ) -> Obj:
        """Move an object to a zone of a player (its owner's unless said), keeping only the marks named in `keep`.

        It is a new unit, unless `unit` says of which one it takes the place.
        """
        zone = self.bound_for(obj, zone)
        whose = player or obj.owner
        kind = self._kinds[zone]
        to = Zone("" if kind.shared else whose, zone)
        kept = {name: obj.marks[name] for name in keep if name in obj.marks} | marks
        was = self.last_form(obj)
        if self.is_field(obj):
            self.forget_uses(obj, stays=kind.field)
        whose, top = controller or whose, top and kind.ordered
        moved = self.state.move(obj, to, controller=whose, marks=kept, top=top, was=was, unit=unit)
        self._note_move(obj, moved)
        return self.arrived(moved, obj.zone)

    def bound_for(self, obj: Obj, zone: str) -> str:  # noqa: ARG002 - games look at the object
        """The zone to which an object really goes; a game where some go elsewhere overrides this."""
        return zone

    def arrived(self, moved: Obj, origin: Zone) -> Obj:  # noqa: ARG002 - games look at where it came from
        """What a game does as soon as a card has come to a zone; returns the card as it is then."""
        return moved

    def put_under(self, obj: Obj, host: Obj, *, top: bool = True) -> Obj:
        """Slip an object under another one."""
        was = self.last_form(obj)
        to = Zone("", "under", host.unit)
        moved = self.state.move(obj, to, controller=host.controller, marks={}, top=top, was=was)
        self._note_move(obj, moved)
        return moved

    def take_over(self, upper: Obj, lower: Obj, *, keep: tuple[str, ...] | None = None) -> Obj:
        """Lay `upper` on `lower`: the unit goes on under the new card; the old one goes beneath it.

        It keeps its marks, or only those named in `keep`.
        """
        unit, zone, marks = lower.unit, lower.zone, lower.marks
        if keep is not None:
            marks = {name: value for name, value in marks.items() if name in keep}
        place = self.state.zones[zone].index(lower.id)
        was = self.last_form(upper)
        own = self.state.fresh_id()
        self.state.write(lower, unit=own)
        freed = self.state.objects[lower.id]
        to = Zone("", "under", unit)
        beneath = self.state.move(freed, to, controller=lower.controller, marks={}, top=True, was=self.last_form(lower))
        new = self.state.move(
            upper, zone, controller=lower.controller, marks=dict(marks), top=False, was=was, unit=unit
        )
        new = self.state.write(new, came_under=lower.came_under)
        ids = [one for one in self.state.zones[zone] if one != new.id]
        self.state.arrange(zone, (*ids[:place], new.id, *ids[place:]))
        self._note_move(lower, beneath)
        self._note_move(upper, new)
        return new

    def uncover(self, top: Obj, below: Obj, to: str) -> tuple[Obj, Obj]:
        """Take the top card off a pile, to a zone of its owner: the one below, which goes on as the unit, and it."""
        place = self.state.zones[top.zone].index(top.id)
        was, form = self.last_form(top), self.last_form(below)
        freed = self.state.write(top, unit=self.state.fresh_id())
        marks, whose = dict(top.marks), top.controller
        new = self.state.move(below, top.zone, controller=whose, marks=marks, top=False, was=form, unit=top.unit)
        new = self.state.write(new, came_under=top.came_under)
        gone = self.state.move(freed, Zone(top.owner, to), controller=top.owner, marks={}, top=True, was=was)
        ids = [one for one in self.state.zones[top.zone] if one != new.id]
        self.state.arrange(top.zone, (*ids[:place], new.id, *ids[place:]))
        self._note_move(top, gone)
        self._note_move(below, new)
        return new, gone

    def date(self, obj: Obj, since: int) -> Obj:
        """Give an object another timestamp."""
        return self.state.write(obj, since=since)

    def carry(self, obj: Obj, zone: str, player: str | None = None) -> Obj:
        """Carry an object to another zone of its controller, or of `player`, as the same unit.

        Its marks, its timestamp and what is under it go on.
        """
        whose = player or obj.controller
        to, marks, was = Zone(whose, zone), dict(obj.marks), self.last_form(obj)
        moved = self.state.move(obj, to, controller=whose, marks=marks, top=False, was=was, unit=obj.unit)
        moved = self.state.write(moved, since=obj.since, came_under=obj.came_under)
        self._note_move(obj, moved)
        return moved

    def give_to(self, player: str, obj: Obj) -> Obj:
        """An object comes under the control of a player: to their side of the field, as the same unit."""
        return self.carry(obj, obj.zone.name, player)

    def make(self, card: Card, name: str, player: str) -> Obj:
        """A Token that no deck holds: it lies outside the game until it is put into play."""
        taken = (f"{name}#{number}" for number in count(2))
        label = name if name not in self.state.current else next(one for one in taken if one not in self.state.current)
        return self.state.add(label, card, player, Zone(player, self.outside), {})

    def mark(self, obj: Obj, name: str, value: Value) -> Obj:
        """Set a status of an object, as it is now if it has changed since `obj` was read."""
        obj = self.state.objects.get(obj.id, obj)
        before = obj.mark(name)
        if before == value:
            return obj
        self.trace.change(object=obj.label, mark=name, before=before, after=value)
        marks = {k: v for k, v in obj.marks.items() if k != name}
        return self.state.write(obj, marks=marks | {name: value} if value else marks)

    def count(self, player: str, name: str, change: int) -> int:
        """Add to a count that a player keeps; returns the new value."""
        before = whole(self.state.value(player, name))
        self.set_count(player, name, before + change)
        return before + change

    def set_count(self, player: str, name: str, value: Value) -> None:
        """Set a count that a player keeps."""
        before = self.state.value(player, name)
        if before != value:
            self.trace.change(player=player, count=name, before=before, after=value)
            self.state.set(value, player, name)

    def tally(self, player: str, count: str) -> int:
        """How much of a count a player has."""
        return whole(self.state.value(player, count))

    @property
    def phase(self) -> str:
        """The phase that the turn has reached, "" before the first one."""
        return str(self.state.value("phase") or "")

    def begin_phase(self, phase: str) -> None:
        """The turn has reached this phase."""
        self.set_fact("phase", phase)

    @property
    def step(self) -> str:
        """The step of the phase, "" where it has none."""
        return str(self.state.value("step") or "")

    def in_step(self, name: str) -> bool:
        """Is the phase in the step of this name?"""
        return self.step == name

    def begin_step(self, step: str) -> None:
        """The phase has reached this step, "" where it is over with its steps."""
        self.set_fact("step", step)

    def stands_in(self, phase: str, step: str = "") -> None:
        """A table that is given without its phase, or without the step of it, stands there: nothing begins."""
        if not self.phase:
            self.state.set(phase, "phase")
        if self.phase == phase and not self.step:
            self.state.set(step, "step")

    def given(self, fact: str) -> str:
        """What a scenario says of a fact of the game, "" where it says nothing."""
        return str(self.state.value(fact) or "")

    @property
    def turn_number(self) -> int:
        """Which turn of the game it is, 0 where a scenario does not say."""
        return whole(self.state.value("turn number"))

    def pass_turn_to(self, player: str) -> None:
        """It is this player's turn, the next one."""
        self.turn_of(player, self.turn_number + 1)

    def turn_of(self, player: str, number: int) -> None:
        """It is this player's turn, the one with this number."""
        self.set_fact("turn", player)
        self.set_fact("turn number", number)

    def must_have_turn(self, player: str) -> None:
        """Raise Illegal where it is another player's turn."""
        if player != self.turn_player:
            raise Illegal("not your turn", player=player)

    def can_spend(self, player: str, count: str, amount: int) -> bool:
        """May the player pay so much of a count? No more than there is, unless the game's count goes below 0."""
        return self.tally(player, count) >= amount

    def set_fact(self, name: str, value: Value) -> None:
        """Set a fact of the game that is nobody's, such as the phase."""
        before = self.state.value(name)
        if before != value:
            self.trace.change(fact=name, before=before, after=value)
            self.state.set(value, name)

    def keep_in_mind(self, fact: Fact) -> None:
        """Write down what only a text will ask for: it changes nothing that anybody is told."""
        self.state.record(fact)

    def record(self, fact: Fact) -> None:
        """This is true from now on, in the place of what the record of its kind said before."""
        before = self.state.fact(type(fact))
        if before != fact:
            self._note_fact(type(fact), before, fact)
            self.state.record(fact)

    def erase(self, kind: type[Fact]) -> None:
        """Nothing of the sort is going on any more."""
        before = self.state.fact(kind)
        if before is not None:
            self._note_fact(kind, before, None)
            self.state.erase(kind)

    def shuffle(self, player: str, zone: str) -> None:
        """Shuffle a zone with the game's own seed."""
        where = Zone(player, zone)
        ids = list(self.state.zones.get(where, ()))
        self.random.shuffle(ids)
        self.state.arrange(where, tuple(ids))
        self.trace.change(player=player, shuffled=zone)

    def mixed(self, objects: Iterable[Obj]) -> list[Obj]:
        """Objects in an order that nobody knows, by the game's own seed."""
        found = list(objects)
        self.random.shuffle(found)
        return found

    def last_form(self, obj: Obj) -> Obj:
        """The object as it will be remembered; the layer of characteristics adds what it had become."""
        return obj

    def forget_uses(self, obj: Obj, *, stays: bool) -> None:
        """What was used was used by the object as it was: the one that comes back, or begins anew, is another.

        That one of several was used is remembered as long as it `stays` on the field, in whichever zone.
        """
        for name in tuple(self.state.values):
            used = name[0] == "used" and name[1].startswith(f"{obj.label}/")
            if used or (not stays and name == ("used", f"{obj.label}{ONE_OF_THESE}")):
                self.state.forget(*name)

    def _note_fact(self, kind: type[Fact], before: Fact | None, now: Fact | None) -> None:
        if self.trace.current is not None:
            told = (one and self.state.shown(one) for one in (before, now))
            self.trace.change(fact=kind.kind, **dict(zip(("before", "after"), told, strict=True)))

    def _note_move(self, before: Obj, after: Obj) -> None:
        origin, to = before.zone, after.zone
        self.trace.change(object=after.label, zone=[origin.name, to.name], player=[origin.player, to.player])
