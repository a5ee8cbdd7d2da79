"""Chapters 4 to 6: pending effects that are gone, activated ones that go on, those that never triggered."""

from collections.abc import Iterable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import Any

from judgekit.engine import happenings
from judgekit.engine.abilities import Pattern, Triggered
from judgekit.engine.choice import Excluded
from judgekit.engine.effects.continuous import Later
from judgekit.engine.event import Event
from judgekit.engine.events import Listener
from judgekit.engine.fact import Fact, Unit
from judgekit.engine.model import Ability, Effect, Instance, Obj, Resolution, Zone
from judgekit.engine.rule import after, applies, rule
from judgekit.games.digimon import events
from judgekit.games.digimon.pending import Pending
from judgekit.games.digimon.playing import of_the_kind


@dataclass(frozen=True, slots=True)
class Activating(Fact):
    """Where the card of the effect that is being activated was then, and whether that goes on without it."""

    player: str
    zone: str
    host: Unit
    has_moved: bool = False
    goes_on: bool = True


DEPARTURES = frozenset({"move", "trash", "put under", "leave"})
_WHOSE = frozenset({"controller", "owner", "is", "under", "zone", "type"})


def _asks_how_it_is(pattern: Pattern) -> bool:
    """Does it name more of a Digimon than whose it is and where it lies?"""
    of = pattern.of
    return of is not None and bool(of.highest or of.lowest or any(name not in _WHOSE for name, _ in of.active))


def _waits_for_deletion(ability: Triggered) -> bool:
    return any(one.event == "delete" for one in ability.when)


class Existence(Pending):
    """An effect must exist when it triggers and when it is activated; after that it needs nothing."""

    def still_exists(self, instance: Instance) -> bool:
        """Is a pending effect where it has to be?"""
        if isinstance(instance.ability, Later):
            return self.needs_no_card()
        if self.is_own_deletion(instance):
            return self.still_in_trash(instance)
        if self.is_own_leaving(instance):
            return self.is_where_it_went(instance) or not self.is_gone(instance)
        return self.has_ability(self.live(instance.source.id), instance) or not self.is_gone(instance)

    @rule("4.1")
    def is_gone(self, instance: Instance) -> bool:
        """A pending effect is lost if its Digimon is no longer there, or is there without that effect."""
        self.say("lost", ability=instance.label, actor=instance.controller)
        return True

    @rule("4.1", considered="where it went")
    def is_where_it_went(self, instance: Instance) -> bool:
        """What waits for its own card to leave triggers in the zone where that has gone, and has to be there still."""
        number = instance.event.subject if instance.event else None
        return self.live(self.state.became.get(number or 0)) is not None

    @rule("5.1", considered="put off")
    def needs_no_card(self) -> bool:
        """What an activated effect has left for later needs its card no more."""
        return True

    def is_lost(self, instance: Instance) -> bool:
        """Found out beforehand, which leaves no mark."""
        before = self.trace.checkpoint()
        lost = not self.still_exists(instance)
        self.trace.rewind(before)
        return lost

    @rule("4.4")
    def still_in_trash(self, instance: Instance) -> bool:
        """An On Deletion effect is lost if its card has left the trash."""
        card = self.bearer(instance)
        if card is not None and card.zone.name in {"trash", "outside"}:
            return True
        self.say("lost from trash", ability=instance.label, card=instance.source.label, actor=instance.controller)
        return False

    @rule("4.5")
    def bearer(self, instance: Instance) -> Obj | None:
        """The card that must still be in the trash is the one that was on top, for inherited and gained effects too."""
        top = instance.source
        if not instance.label.startswith(f"{top.label}/"):
            self.say("inherited belongs to top", ability=instance.label, card=top.label)
        elif not any(one is instance.ability for one in top.card.abilities):
            self.say("gained belongs to top", ability=instance.label, card=top.label)
        return self.state.objects.get(self.state.became.get(top.id, 0))

    @applies(events.Delete)
    def apply_delete(self, event: events.Delete) -> None:
        """The Digimon goes to the trash with its sources."""
        obj = self.subject(event)
        waited_for = any(isinstance(one, Triggered) and _waits_for_deletion(one) for _, one in self.abilities(obj))
        with self.noting(obj) if waited_for else nullcontext():
            self.leave_play(obj, "trash")

    def sees(self, listener: Listener, event: Event) -> bool:
        """Does it wait for this? Those that wait for a digivolution look at what the Digimon has become."""
        if isinstance(event, events.Digivolve) and event.subject is not None:
            top = self.live(event.subject)
            if top is None or self.was(listener.obj.id) is not self.state.objects.get(listener.obj.id):
                return False  # the card that is now a source does not digivolve: the Digimon is another one
            event = event.but(subject=top.id)
        if any(_asks_how_it_is(one) for one in of_the_kind(listener, event)):
            return self.condition_of_trigger(listener, event)
        return super().sees(listener, event)

    @rule("9.1", considered="when is met")
    def condition_of_trigger(self, listener: Listener, event: Event) -> bool:
        """A «when» that is not met as the event happens has not triggered, whatever is true later."""
        met = super().sees(listener, event)
        if not met:
            self.spares("when is not met", ability=listener.label)
        return met

    def carry_out(self, instance: Instance, effects: Iterable[Effect] | None = None, **words: Any) -> Resolution:
        """Run an effect to its end, whatever becomes of its card."""
        outer, place = self.state.fact(Activating), self.place_of(instance)
        self.record(Activating(place.player, place.name, Unit(place.host)))
        at = super().carry_out(instance, effects, **words)
        self.erase(Activating)
        if outer:
            self.record(outer)
        return at

    def out_of_question(self, name: str) -> Excluded:
        """Inside an effect what is pending looks like an option and is none."""
        pending = self.cannot_pause() if self.state.running and self.state.waiting else ()
        return (*super().out_of_question(name), *pending)

    @rule("1.4")
    def cannot_pause(self) -> Excluded:
        """An activated effect is not paused: what has triggered meanwhile waits until it is over."""
        return tuple((label, self.trace.clauses) for label in sorted(self.pending_labels()))

    def may_go_on(self, instance: Instance) -> bool:
        """Is the next part of what is being activated followed? Its rule is asked once, when its card has left."""
        now = self.state.fact(Activating)
        if now is None or self.state.running[-1].id != instance.id:  # a «would» effect acts inside what is activated
            return True
        if not now.has_moved and self.place_of(instance) != (now.player, now.zone, now.host):
            now = replace(now, has_moved=True, goes_on=self.goes_on(self.state.running[-1]))
            self.record(now)
        return now.goes_on

    @rule("5.1")
    def goes_on(self, instance: Instance) -> bool:
        """An activated effect reaches its end although its card left meanwhile."""
        self.say("completed", ability=instance.label, card=instance.source.label)
        return True

    @after(events.Digivolve, "6.1", considered="nothing too late by digivolving")
    def digivolved_too_late(self, event: events.Digivolve) -> None:
        """The effects of a new top card did not see the Trigger that brought it about."""
        self.note_newcomer(event)

    @after(happenings.Play, "6.1", considered="nothing too late by being played")
    def played_too_late(self, event: happenings.Play) -> None:
        """The effects of a card that an effect plays did not see the Trigger of that effect."""
        self.note_newcomer(event)

    @after(happenings.PutUnder, "6.1", considered="nothing inherited too late")
    def inherited_too_late(self, event: happenings.PutUnder) -> None:
        """The effects that a new source gives did not see the Trigger that brought it there."""
        assert event.subject is not None
        card = self.live(self.state.became.get(event.subject, 0))
        host = self.of_unit(card.zone.host) if card else None
        if card and host:
            found = [one for one in self.abilities(host) if one[0].startswith(f"{card.label}/")]
            self.note_unseen(event, host, found)

    def note_unseen(self, event: Event, obj: Obj, found: Sequence[tuple[str, Ability]]) -> None:
        """Look for effects that wait for the Trigger of what is being activated, and came too late for it."""
        running = self.state.running[-1] if self.state.running else None
        if running is None or running.event is None:
            return
        for label, ability in found:
            kinds = {one.event for one in ability.when} if isinstance(ability, Triggered) else set()
            if event.kind in kinds:  # what brought it is what it waits for: that it has seen
                continue
            if self.trigger_of(running) in map(self.trigger_named, kinds):
                self.came_too_late(
                    replace(running, label=label, ability=ability, source=obj, controller=obj.controller)
                )

    @rule("6.1")
    def came_too_late(self, instance: Instance) -> None:
        """It did not exist when that Trigger happened, so it has not triggered."""
        self.say("not triggered", ability=instance.label)

    def note_newcomer(self, event: Event) -> None:
        """The same of the card that has just come to the top, or entered."""
        number = event.source if isinstance(event, events.Digivolve) else event.subject
        obj = self.state.objects.get(self.state.became.get(number or 0, 0))
        if obj:
            self.note_unseen(event, obj, [one for one in self.abilities(obj) if one[0].startswith(f"{obj.label}/")])

    def is_own_deletion(self, instance: Instance) -> bool:
        """Did it trigger because its own Digimon was deleted?"""
        event = instance.event
        if event is None or not isinstance(event, events.Delete) or event.subject is None:
            return False
        gone = self.was(event.subject)
        return gone is not None and gone.unit == instance.source.unit

    def is_own_leaving(self, instance: Instance) -> bool:
        """Did it trigger because its own card went from where it had the effect to another zone?"""
        event = instance.event
        return event is not None and event.kind in DEPARTURES and event.subject == instance.source.id

    def place_of(self, instance: Instance) -> Zone:
        """Where the card of an effect lies now."""
        return self.card(instance.source.label).zone
