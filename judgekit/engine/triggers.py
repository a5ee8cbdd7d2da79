"""Triggers: abilities that wait for events become stored instances, each in the bucket of its game's discipline."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from judgekit.engine.abilities import Pattern, StateTriggered, Triggered
from judgekit.engine.altered import altered
from judgekit.engine.choice import Chooser
from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import Later
from judgekit.engine.event import Event
from judgekit.engine.events import Events, Happened, Listener
from judgekit.engine.model import Ability, Instance, Resolution
from judgekit.engine.rule import hook
from judgekit.engine.state import Bucket
from judgekit.engine.targets import EVENT_CARDS
from judgekit.engine.worked_out import WorkedOut


class Triggers(Events):
    """Matches what happened with what waits for it."""

    def __init__(self, chooser: Chooser, seed: int = 0) -> None:
        super().__init__(chooser, seed)
        self._listeners: WorkedOut[Mapping[str, Sequence[Listener]]] = WorkedOut({})

    @hook(without=(0, False))
    def bucket(self, instance: Instance) -> Bucket:
        """Where an instance waits; the lowest bucket goes first. Each game's discipline says."""
        raise NotImplementedError

    def listeners(self) -> Mapping[str, Sequence[Listener]]:
        """Who waits for which event, by the abilities that work now."""
        kept, layout = self._listeners, self.state.layout
        if kept.at != layout:
            found: dict[str, list[Listener]] = defaultdict(list)
            for listener in self._all_listeners():
                for kind in _kinds(listener):
                    found[kind].append(listener)
            kept.what, kept.at = found, layout
        return kept.what

    def match(self, happened: Sequence[Happened], before: Mapping[str, Sequence[Listener]]) -> None:
        """Trigger what waited for these events before they happened, or waits now that they have."""
        now = self.listeners()
        heard: set[tuple[str, str, int | None]] = set()
        for one in happened:
            seen: set[tuple[str, str, int | None]] = set()
            own = self._listening_to_itself(one.event)
            for listener in (*before.get(one.event.kind, ()), *now.get(one.event.kind, ()), *own):
                key = (one.event.kind, listener.label, listener.floating)
                if key in seen or self.is_covered(listener, one.event):
                    continue
                if self.sees(listener, one.event) or self.hears_all_the_same(listener, one.event):
                    seen.add(key)
                    if key not in heard or self.triggers_again(listener):
                        self.trigger(listener, one)
            heard |= seen

    @hook(without=True)
    def triggers_again(self, listener: Listener) -> bool:  # noqa: ARG002 - games look at it
        """Does it trigger for each of several events of one kind that happen at the same time?"""
        return True

    def is_covered(self, listener: Listener, event: Event) -> bool:
        """Did this very event lay another card on its card? What the new one does is none of its business."""
        below = self.state.objects.get(self.state.became.get(listener.obj.id, 0))
        if listener.floating is not None or below is None or below.zone.host != listener.obj.unit:
            return False
        above = self.of_unit(listener.obj.unit)
        laid = (self.state.became.get(one or 0) for one in (event.subject, event.source))
        return above is not None and above.id in laid

    def _listening_to_itself(self, event: Event) -> Iterable[Listener]:
        """What a card that leaves a zone where its abilities do not work has to say of its own leaving."""
        left = self.state.past.get(event.subject or 0)
        if left is None or self.is_field(left) or self._is_on_field(self.state.became.get(left.id)):
            return
        for label, ability in self.abilities(left):
            if isinstance(ability, Triggered) and not ability.zone and any(map(_of_itself, ability.when)):
                yield Listener(left, label, ability)

    def _is_on_field(self, number: int | None) -> bool:
        found = self.was(number or 0)
        return found is not None and self.is_field(found)

    def sees(self, listener: Listener, event: Event) -> bool:
        """Is this the event that the listener waits for, and is its condition true?"""
        at = self._at(listener, event)
        if isinstance(listener.ability, Later):
            return self.fits(listener.ability.later, event, replace_instance(at, number=-1), listener.units)
        assert isinstance(listener.ability, Triggered)
        if not any(self.fits(pattern, event, at) for pattern in listener.ability.when):
            return False
        return listener.ability.if_ is None or self.condition_on_trigger(listener.ability, at)

    def hears_all_the_same(self, listener: Listener, event: Event) -> bool:
        """Does what waits for events of others trigger by one that does not fit? A game says by which rule not."""
        waits_for_others = isinstance(listener.ability, Triggered) and not all(map(_of_itself, listener.ability.when))
        return waits_for_others and self.is_for(listener.label, event)

    def is_for(self, label: str, event: Event) -> bool:  # noqa: ARG002 - none is
        """Is an event for an ability that waits for another one of its kind?"""
        return False

    def condition_on_trigger(self, ability: Triggered, at: Resolution) -> bool:
        """An «if» after the event is checked when it triggers."""
        return ability.if_ is None or ability.if_.holds(self, at)

    def condition_still_holds(self, instance: Instance) -> bool:
        """The same «if» when the instance comes to resolve, for the games that ask it twice."""
        condition = instance.ability.if_
        return condition is None or condition.holds(self, Resolution(instance, dict(instance.bound)))

    def trigger(self, listener: Listener, happened: Happened) -> Instance | None:
        """Store an instance of the ability and leave it waiting."""
        if listener.floating is not None and not listener.ability.always:
            self.state.sink(listener.floating)
        instance = Instance(
            id=self.state.fresh_id(),
            label=listener.label,
            controller=listener.obj.controller,
            source=listener.obj,
            ability=listener.ability,
            batch=self.state.batch,
            event=happened.event,
            because=happened.step.id,
            bound=listener.bound,
        )
        if listener.ability.together:
            instance = altered(instance, bound={**instance.bound, EVENT_CARDS: self._cards_of(happened.event)})
            if self._joins(instance):
                return None
        with self.trace.by(happened.event.clauses):
            self.await_(instance)
        return instance

    def _cards_of(self, event: Event) -> tuple[int, ...]:
        concerned = self.concerned(event)
        return () if concerned is None else (concerned.id,)

    def _joins(self, instance: Instance) -> bool:
        """Does the same text wait already? Then this is one more card of what it waits to be used for."""
        for bucket, waiting in self.state.waiting.items():
            for one in waiting.values():
                if one.label == instance.label:
                    cards = tuple(dict.fromkeys((*_event_cards(one), *_event_cards(instance))))
                    self.state.wait(bucket, altered(one, bound={**one.bound, EVENT_CARDS: cards}))
                    return True
        return False

    def await_(self, instance: Instance) -> None:
        """Leave an instance waiting, and say so."""
        because = (instance.because,) if instance.because is not None else ()
        self.say("triggers", ability=instance.label, actor=instance.controller, because=because)
        self.state.wait(self.bucket(instance), instance)

    def check_state_triggers(self) -> None:
        """Trigger the abilities whose condition holds and that are not waiting already."""
        for obj, label, ability in tuple(self.working()):
            if not isinstance(ability, StateTriggered) or label in self.pending_labels():
                continue
            if ability.whenever.holds(self, self.viewpoint(obj, label, ability)):
                with self.batch() as batch:
                    number = self.state.fresh_id()
                    self.await_state(Instance(number, label, obj.controller, obj, ability, batch))

    @hook(without=None)
    def await_state(self, instance: Instance) -> None:
        """Leave waiting what no event but the table as it is has triggered."""
        self.await_(instance)

    def pending_labels(self) -> frozenset[str]:
        """The labels of what waits or is on the stack."""
        waiting = (one.label for bucket in self.state.waiting.values() for one in bucket.values())
        return frozenset((*waiting, *(one.label for one in self.state.stack)))

    def first_bucket(self) -> tuple[Bucket, tuple[Instance, ...]] | None:
        """The lowest bucket and what waits in it."""
        if not self.state.waiting:
            return None
        bucket = min(self.state.waiting)
        return bucket, tuple(self.state.waiting[bucket].values())

    def _all_listeners(self) -> Iterable[Listener]:
        for obj, label, ability in self.working():
            if isinstance(ability, Triggered):
                yield Listener(obj, label, ability)
        yield from (_floating(one) for one in self.continuous("later") if self.still_waits(one))

    def still_waits(self, one: Continuous) -> bool:  # noqa: ARG002 - games look at it
        """Does what was left for later wait now? Whatever has become of its card, unless a game says so."""
        return True

    def _at(self, listener: Listener, event: Event) -> Resolution:
        instance = Instance(0, listener.label, listener.obj.controller, listener.obj, listener.ability, event=event)
        return Resolution(instance, dict(listener.bound))


def replace_instance(at: Resolution, *, number: int) -> Resolution:
    """The same viewpoint with another instance number; below 0 it is nobody's own event that is meant."""
    return Resolution(altered(at.instance, id=number), at.bound)


def _event_cards(instance: Instance) -> tuple[int, ...]:
    found = instance.bound.get(EVENT_CARDS)
    return found if isinstance(found, tuple) else ()


def _of_itself(pattern: Pattern) -> bool:
    return pattern.of is None and pattern.player is None


def _floating(one: Continuous) -> Listener:
    ability: Ability = one.payload
    return Listener(one.at.source, f"{one.at.instance.label} (después)", ability, one.id, one.at.bound, one.units)


def _kinds(listener: Listener) -> Iterable[str]:
    if isinstance(listener.ability, Triggered):
        return dict.fromkeys(pattern.event for pattern in listener.ability.when)
    return (listener.ability.later.event,)  # type: ignore[attr-defined]
