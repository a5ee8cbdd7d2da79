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
from judgekit.engine.events import Happened, Listener
from judgekit.engine.fact import Fact, Unit
from judgekit.engine.model import Ability, Card, Effect, Instance, Obj, Resolution, Zone
from judgekit.engine.rule import applies, rule
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


def is_printed(ability: Ability, card: Card) -> bool:
    """Does the card itself say it, in full or by a keyword?"""
    words = card.printed.get("keywords")
    by_keyword = isinstance(words, frozenset) and ability.keyword in words
    return by_keyword or any(one is ability for one in card.abilities)


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
        stays = self.live(self.state.became.get(number or 0)) is not None
        if not stays:
            self.spares("went on", card=instance.source.label)
        return stays

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

    def still_in_trash(self, instance: Instance) -> bool:
        """An On Deletion effect is lost if its card has left the trash."""
        card = self.bearer(instance)
        if card is not None and card.zone.name in {"trash", "outside"}:
            return self.activates_in_trash()
        return not self.has_left_trash(instance)

    @rule("4.4", machinery=True)
    def activates_in_trash(self) -> bool:
        """It triggers and is activated with its card in the trash."""
        return True

    @rule("4.4", considered="left the trash")
    def has_left_trash(self, instance: Instance) -> bool:
        """With its card out of the trash it is lost."""
        self.say("lost from trash", ability=instance.label, card=instance.source.label, actor=instance.controller)
        return True

    def bearer(self, instance: Instance) -> Obj | None:
        """The card that must still be in the trash: the one on which it is printed, or the one that has it."""
        own = instance.label.startswith(f"{instance.source.label}/")
        if own and is_printed(instance.ability, instance.source.card):
            return self.top_card(instance)
        printed = self.state.objects.get(self.state.current.get(instance.label.rpartition("/")[0], 0))
        return self.top_owns_it(printed, instance)

    def top_card(self, instance: Instance) -> Obj | None:
        """What has become of the card that was on top."""
        return self.state.objects.get(self.state.became.get(instance.source.id, 0))

    @rule("4.5")
    def top_owns_it(self, printed: Obj | None, instance: Instance) -> Obj | None:  # noqa: ARG002 - who would have it otherwise
        """Inherited and gained effects too are of the card that was on top."""
        gained = instance.label.startswith(f"{instance.source.label}/")
        key = "gained belongs to top" if gained else "inherited belongs to top"
        self.say(key, ability=instance.label, card=instance.source.label)
        return self.top_card(instance)

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

    def after_matching(self, happened: Sequence[Happened]) -> None:
        """What has just come may wait for a Trigger that is past."""
        super().after_matching(happened)
        if self.state.running or self.attack_step:
            for one in happened:
                self.note_newcomers(one.event)

    def note_newcomers(self, event: Event) -> None:
        """Look at the effects of a new top card, of a card that was played, and of a new source."""
        if not isinstance(event, events.Digivolve | happenings.Play | happenings.PutUnder):
            return
        number = event.source if isinstance(event, events.Digivolve) else event.subject
        card = self.state.objects.get(self.state.became.get(number or 0, 0))
        bearer = self.of_unit(card.zone.host) if card and isinstance(event, happenings.PutUnder) else card
        if card is None or bearer is None:
            return
        for label, ability in self.abilities(bearer):
            if label.startswith(f"{card.label}/") and isinstance(ability, Triggered):
                self.note_unseen(event, bearer, label, ability)

    def note_unseen(self, event: Event, obj: Obj, label: str, ability: Triggered) -> None:
        """Did the Trigger that it waits for happen before it came? It has seen the one that brought it."""
        awaited = {self.trigger_named(one.event) for one in ability.when if one.event != event.kind}
        running = self.state.running[-1] if self.state.running else None
        unseen = Instance(0, label, obj.controller, obj, ability, self.state.batch, event=event)
        if running is not None and self.trigger_of(running) in awaited:
            late = self.came_too_late(unseen)
        elif self.attack_step == "declared" and "attack" in awaited:
            late = self.attack_was_declared(unseen)
        else:
            return
        if not late:
            self.await_(replace(unseen, id=self.state.fresh_id()))

    @rule("6.1")
    def came_too_late(self, instance: Instance) -> bool:
        """It did not exist when that Trigger happened, so it has not triggered."""
        self.say("not triggered", ability=instance.label)
        return True

    @rule("14.2.1")
    def attack_was_declared(self, instance: Instance) -> bool:
        """What appears with the attack declared already has not seen it declared."""
        self.say("not triggered", ability=instance.label)
        return True

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
