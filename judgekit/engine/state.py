"""All that may change during a game, in small immutable pieces, so that a checkpoint is a handful of shallow copies."""

from collections.abc import Collection, Mapping
from copy import copy
from typing import Any

from judgekit.engine.altered import altered
from judgekit.engine.event import Event
from judgekit.engine.fact import F, Fact, Unit
from judgekit.engine.model import Card, Instance, Obj, Zone
from judgekit.engine.value import Value

Bucket = tuple[Any, ...]


class State:
    """The table. Only the kernel writes here; every write makes `version` grow.

    `layout` grows with it where abilities, or the values of objects, may be others than before; `deck` where there are
    other cards, so that what cards say by themselves may be other.
    """

    def __init__(self) -> None:
        self.objects: dict[int, Obj] = {}
        self.zones: dict[Zone, tuple[int, ...]] = {}
        self.current: dict[str, int] = {}
        self.past: dict[int, Obj] = {}
        self.became: dict[int, int] = {}
        self.values: dict[tuple[str, ...], Value] = {}
        self.waiting: dict[Bucket, dict[int, Instance]] = {}
        self.stack: tuple[Instance, ...] = ()
        self.running: tuple[Instance, ...] = ()
        self.floating: dict[int, Any] = {}
        self.records: dict[type[Fact], Any] = {}
        self.next_id = 1
        self.batch = 0
        self.version = 0
        self.layout = 0
        self.deck = 0

    def fresh_id(self) -> int:
        """The next number; objects, instances, timestamps and batches share the one counter."""
        number = self.next_id
        self.next_id += 1
        return number

    def checkpoint(self) -> tuple[Any, ...]:
        """Everything needed to come back to this moment."""
        waiting = {bucket: dict(instances) for bucket, instances in self.waiting.items()}
        plain = (self.objects, self.zones, self.current, self.past, self.became, self.values, self.floating)
        counted = self.next_id, self.batch
        copies = (*(dict(part) for part in plain), dict(self.records), waiting, self.stack, self.running, *counted)
        return self.version, copies

    def rewind(self, checkpoint: tuple[Any, ...]) -> None:
        """Come back to a checkpoint; it serves once. Where nothing was written, what was worked out stays valid."""
        version, copies = checkpoint
        if version == self.version:
            self.running, self.next_id, self.batch = copies[-3:]
            return
        self.deck += len(self.current) != len(copies[2])
        (self.objects, self.zones, self.current, self.past, self.became, self.values, self.floating) = copies[:7]
        self.records, self.waiting, self.stack, self.running, self.next_id, self.batch = copies[7:]
        self._changed()

    def as_it_is(self) -> "State":
        """The table at this moment, which nothing changes any more; what was worked out for this one is not valid."""
        seen = State()
        seen.version = -1
        seen.rewind(self.checkpoint())
        seen.version, seen.layout = self.version + 1, self.layout + 1
        return seen

    def twin(self) -> "State":
        """The same table, to be played on beside this one; what was worked out for this one is valid for it."""
        twin = copy(self)
        for name, part in vars(self).items():
            if isinstance(part, dict):
                setattr(twin, name, dict(part))
        twin.waiting = {bucket: dict(instances) for bucket, instances in self.waiting.items()}
        return twin

    def add(self, label: str, card: Card, owner: str, zone: Zone, marks: Mapping[str, Value]) -> Obj:
        """A new physical card on the table."""
        number = self.fresh_id()
        controller = zone.player or owner
        obj = Obj(number, label, card, owner, controller, zone, number, number, dict(marks), controller)
        self.objects[number] = obj
        self.current[label] = number
        self.zones[zone] = (*self.zones.get(zone, ()), number)
        self.deck += 1
        self._changed()
        return obj

    def move(
        self, obj: Obj, to: Zone, *, controller: str, marks: Mapping[str, Value], top: bool, was: Obj, unit: int = 0
    ) -> Obj:
        """Carry an object to a zone, where it is a new object; `was` stays as last known information of the old one."""
        number = self.fresh_id()
        moved = Obj(
            number, obj.label, obj.card, obj.owner, controller, to, unit or number, number, dict(marks), controller
        )
        self.zones[obj.zone] = tuple(one for one in self.zones[obj.zone] if one != obj.id)
        there = self.zones.get(to, ())
        self.zones[to] = (number, *there) if top else (*there, number)
        del self.objects[obj.id]
        self.past[obj.id] = was
        self.became[obj.id] = number
        self.objects[number] = moved
        self.current[obj.label] = number
        self._changed()
        return moved

    def write(self, obj: Obj, **fields: Any) -> Obj:
        """The same object with other fields: marks, controller, unit."""
        written = altered(obj, **fields)
        self.objects[obj.id] = written
        self._changed()
        return written

    def arrange(self, zone: Zone, ids: tuple[int, ...]) -> None:
        """Put the objects of a zone in another order."""
        self.zones[zone] = ids
        self._changed()

    def value(self, *name: str) -> Value:
        """A fact of the game such as ("A", "lore") or ("turn",); 0 where it was never set."""
        return self.values.get(name, 0)

    def set(self, value: Value, *name: str) -> None:
        """Write a fact of the game; which abilities work may hang on it."""
        if self.values.get(name) != value:
            self.values[name] = value
            self._changed()

    def forget(self, *name: str) -> None:
        """A fact of the game is as if it had never been set."""
        if self.values.pop(name, None) is not None:
            self._changed()

    def fact(self, kind: type[F]) -> F | None:
        """The record of this kind, None where nothing of the sort is going on."""
        found: F | None = self.records.get(kind)
        return found

    def record(self, fact: Fact) -> None:
        """Write a record in the place of the one before; no text looks at one, unless it is felt on the table."""
        if self.records.get(type(fact)) != fact:
            self.records[type(fact)] = fact
            self._changed() if fact.felt else self._noted()

    def erase(self, kind: type[Fact]) -> None:
        """Nothing of the sort is going on any more."""
        if self.records.pop(kind, None) is not None:
            self._changed() if kind.felt else self._noted()

    def float(self, number: int, continuous: Any) -> None:
        """Add a continuous effect that no object on the field sustains."""
        self.floating[number] = continuous
        self._changed()

    def sink(self, number: int) -> None:
        """End a continuous effect."""
        del self.floating[number]
        self._changed()

    def wait(self, bucket: Bucket, instance: Instance) -> None:
        """Leave an instance waiting in its bucket: one dictionary entry, however many wait."""
        self.waiting.setdefault(bucket, {})[instance.id] = instance
        self._noted()

    def take(self, bucket: Bucket, instance: Instance) -> None:
        """Take an instance out of its bucket."""
        del self.waiting[bucket][instance.id]
        if not self.waiting[bucket]:
            del self.waiting[bucket]
        self._noted()

    def put_on_stack(self, *instances: Instance) -> None:
        """Put instances on top of the stack (or chain), the last one highest."""
        self.stack = (*self.stack, *instances)
        self._noted()

    def off_stack(self, instance: Instance) -> None:
        """Take an instance off the stack, wherever it lies."""
        self.stack = tuple(one for one in self.stack if one.id != instance.id)
        self._noted()

    def summary(self, but: Collection[str] = ()) -> tuple[Any, ...]:
        """The state without ids, by the cards' labels: equal for two tables that a judge would call the same.

        `but` are counts of players that are left out.
        """
        on_top = {one.unit: one.label for one in self.objects.values()}
        zones = {
            (zone.player, zone.name, on_top.get(zone.host, "")): tuple(self._face(self.objects[one]) for one in ids)
            for zone, ids in self.zones.items()
            if ids
        }
        waiting = sorted(one.label for bucket in self.waiting.values() for one in bucket.values())
        stack = tuple(one.label for one in self.stack)
        floating = sorted(str(one) for one in self.floating.values())
        facts = sorted((k, str(v)) for k, v in self.values.items() if v and k[-1] not in but)
        facts += sorted(((kind.__name__,), str(self.shown(fact))) for kind, fact in self.records.items())
        return (sorted(zones.items()), facts, waiting, stack, floating)

    def moment(self, but: Collection[str] = ()) -> tuple[Any, ...]:
        """The same with all that is still to come knows: events, targets, whose it is, on what effects lie."""
        waiting = [self.told(one) for _, inside in sorted(self.waiting.items()) for one in inside.values()]
        floating = sorted((str(one), sorted(map(self._unit, one.units or ()))) for one in self.floating.values())
        return (*self.summary(but), waiting, [self.told(one) for one in self.stack], floating)

    def shown(self, fact: Fact) -> Mapping[str, object]:
        """What a record says, by labels in the place of units."""
        return {name: self._shown_value(getattr(fact, name)) for name in fact.words()}

    def _shown_value(self, value: object) -> object:
        if isinstance(value, tuple):
            return tuple(map(self._shown_value, value))
        if isinstance(value, Event):
            return self._of_event(value)
        return self._unit(value) if isinstance(value, Unit) else value

    def _of_event(self, event: Event) -> tuple[Any, ...]:
        return event.kind, self.label(event.subject), event.player, self.label(event.source), event.args

    def told(self, one: Instance) -> tuple[Any, ...]:
        """What an instance is, by labels: whose, what triggered it, what was chosen for it."""
        what = one.event and self._of_event(one.event)
        chosen = {name: self._chosen(value) for name, value in one.bound.items() if not name.startswith("#")}
        return (one.label, one.controller, what, chosen)

    def _chosen(self, value: object) -> object:
        if not isinstance(value, tuple):
            return value
        return [self.label(one) if isinstance(one, int) else one for one in value]

    def label(self, number: int | None) -> str:
        """What the object with this id is called, or was; "" where there is none."""
        found = self.objects.get(number or 0) or self.past.get(number or 0)
        return found.label if found else ""

    def _unit(self, unit: int) -> str:
        return next((one.label for one in self.objects.values() if one.unit == unit), "")

    def _face(self, obj: Obj) -> tuple[Any, ...]:
        marks = sorted((name, str(value)) for name, value in obj.marks.items() if value)
        return (obj.label, obj.controller, tuple(marks), obj.came_under)

    def _noted(self) -> None:
        self.version += 1

    def _changed(self) -> None:
        self.version += 1
        self.layout += 1
