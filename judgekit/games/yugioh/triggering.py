"""What an event sets off, by the clause of its kind: Trigger, Flip and Continuous Effects, and cards that lie Set."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from judgekit.engine.abilities import Triggered
from judgekit.engine.alike import speaks_of_its_event
from judgekit.engine.effects.continuous import Later
from judgekit.engine.event import Event
from judgekit.engine.model import Ability, Instance, Obj, Resolution
from judgekit.engine.rule import Illegal, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.going import GOING, goes_by
from judgekit.games.yugioh.links import Link
from judgekit.games.yugioh.listening import Listening
from judgekit.games.yugioh.negation import speaks_of_its_leaving
from judgekit.games.yugioh.spell_speed import QUICK_EFFECT
from judgekit.games.yugioh.spells_traps import LASTING
from judgekit.games.yugioh.unaffected import CONTINUOUS_EFFECT


class Triggering(Listening):
    """From an event to a link, or to an effect that makes none."""

    def waits_face_down(self, obj: Obj, ability: Ability) -> bool:
        """Is it a Set card of a single use whose text names the event at which it may be activated?"""
        quick = self.is_trap(obj) or self.icon(obj) == "quick-play"
        named = isinstance(ability, Triggered) and not speaks_of_its_leaving(ability)
        return named and quick and self.icon(obj) not in LASTING

    def waits_in_the_hand(self, obj: Obj, ability: Ability) -> bool:
        """Is it a Quick-Play Spell of the hand, which its player may activate in their own turn (2.14.7.1)?"""
        return obj.controller == self.turn_player and self._is_quick_in_the_hand(obj, ability)

    def _is_quick_in_the_hand(self, obj: Obj, ability: Ability) -> bool:
        quick = obj.zone.name == "hand" and self.icon(obj) == "quick-play" and not ability.zone
        return quick and self.waits_face_down(obj, ability)

    def functions(self, obj: Obj, ability: Ability) -> bool:
        """What waits for its moment waits in the hand too, where it may be activated from there."""
        return self._is_quick_in_the_hand(obj, ability) or super().functions(obj, ability)

    def condition_on_trigger(self, ability: Triggered, at: Resolution) -> bool:
        """A Set card that sees its moment does not count itself, as when it is activated."""
        waits = bool(at.source.mark("facedown")) and self.waits_face_down(at.source, ability)
        with self.not_counting(at.source.label if waits else ""):
            return super().condition_on_trigger(ability, at)

    def do_all(self, proposed: Iterable[Event]) -> tuple[Event, ...]:
        """Propose events; what acts once for all of them, and for what they bring about, acts behind them."""
        outermost = not self.state.batch
        happened = super().do_all(proposed)
        if outermost:
            self.act_for_all_at_once()
        return happened

    def act_for_all_at_once(self) -> None:
        """Let each Continuous Effect act that speaks of one or more cards and has waited for all of them."""
        for bucket, waiting in tuple(self.state.waiting.items()):
            for one in tuple(waiting.values()):
                if _for_all_at_once(one):
                    self.state.take(bucket, one)
                    self.acts_without_a_chain(one)

    def await_(self, instance: Instance) -> None:
        """What is no activation happens at once, or behind all that it speaks of; the rest waits for a Chain."""
        instance = replace(instance, controller=self.whose_effect(instance))
        if _for_all_at_once(instance) or self._may_be_negated_yet(instance):
            super().await_(instance)
        elif instance.ability.keyword == CONTINUOUS_EFFECT:
            self.acts_without_a_chain(instance)
        elif isinstance(instance.ability, Later):
            self.is_done_later(instance)
        elif not self._waits_already(instance) or not self.once_at_one_moment(instance):
            super().await_(instance)

    def _may_be_negated_yet(self, instance: Instance) -> bool:
        """Is it a Continuous Effect that hears of an activation that may still turn out to be none?"""
        return instance.ability.keyword == CONTINUOUS_EFFECT and isinstance(instance.event, events.Activate)

    def after_link(self, link: Link) -> None:
        """What hears of activations, and makes no link, acts once it is sure that there was one."""
        super().after_link(link)
        for bucket, waiting in tuple(self.state.waiting.items()):
            for one in tuple(waiting.values()):
                if self._may_be_negated_yet(one) and one.event is not None and _link_of(one.event) == link.id:
                    self.state.take(bucket, one)
                    self.acts_without_a_chain(one)

    def await_state(self, instance: Instance) -> None:
        """A Continuous Effect asks how the table is, as others ask what happens, and is no activation either."""
        if instance.ability.keyword == CONTINUOUS_EFFECT:
            self.acts_without_a_chain(instance)
        else:
            self.the_table_is_its_moment(instance)

    @rule("2.5.6.1")
    def the_table_is_its_moment(self, instance: Instance) -> None:
        """The moment that a Trigger Effect names may be one at which the table is so."""
        super().await_state(instance)

    def _waits_already(self, instance: Instance) -> bool:
        """Has something of the same moment set it off? What speaks of that very thing is asked each time."""
        if instance.event is None or speaks_of_its_event(instance.ability):
            return False
        waiting = (one for bucket in self.state.waiting.values() for one in bucket.values())
        return any((one.label, one.batch) == (instance.label, instance.batch) for one in waiting)

    @rule("2.5.6.1", considered="once at one moment")
    def once_at_one_moment(self, instance: Instance) -> bool:
        """An effect is activated at a moment, and once, however much happens then of what it waits for."""
        self.say("triggers once", ability=instance.label)
        return True

    def whose_effect(self, instance: Instance) -> str:
        """Who activates it: whoever controlled the card, unless that is in its owner's Graveyard or hand by now."""
        source = instance.source
        if source.owner == instance.controller or not self._is_off_the_field(source, instance.event):
            return instance.controller
        return self.whose_from_now_on(source) or instance.controller

    def _is_off_the_field(self, source: Obj, event: Event | None) -> bool:
        """Has it left by now, or is it on its way, as what is sent tells of it before it moves?"""
        if isinstance(event, events.Send | events.Leave) and event.subject == source.id:
            return True
        now = self.state.objects.get(self.state.became.get(source.id, 0))
        return now is not None and not self.is_field(now)

    @rule("5.2.11", considered="whose it is now")
    def whose_from_now_on(self, source: Obj) -> str:
        """A card that has gone to its owner's Graveyard is in their possession, so the effect is theirs."""
        return source.owner

    @rule("2.5.3.1")
    def acts_without_a_chain(self, instance: Instance) -> None:
        """A Continuous Effect is not activated: it makes no link, and nobody can answer it."""
        with self.if_it_can_be(instance):
            if used := self.put_to_use(instance):
                self.carry_out(used)

    @rule("2.13.4.1")
    def is_done_later(self, instance: Instance) -> None:
        """What an effect left for later is a part of it that was activated then: it makes no link of its own."""
        with self.if_it_can_be(instance):
            if used := self.put_to_use(instance):
                self.carry_out(used)

    def link_up(self, instance: Instance) -> None:
        """What has triggered is activated, if it can be, by the clause of its kind."""
        if not self.comes_too_late(instance):
            self.activate_by_kind(instance)

    def activate_by_kind(self, instance: Instance) -> None:
        """Each kind has a clause of its own."""
        match instance.event:
            case _ if self._waits_to_be_laid(instance):
                self.set_card_sees_its_moment(instance)
            case _ if instance.ability.keyword == QUICK_EFFECT:
                self.quick_effect_at_its_moment(instance)
            case events.TurnFaceUp() if instance.event.subject == instance.source.id:
                self.flip_effect(instance)
            case events.Phase(to="standby"):
                self.effect_of_the_standby_phase(instance)
            case events.Phase(to="end"):
                self.effect_of_the_end_phase(instance)
            case _:
                self.trigger_effect(instance)

    def _waits_to_be_laid(self, instance: Instance) -> bool:
        source, ability = instance.source, instance.ability
        down = bool(source.mark("facedown")) and self.waits_face_down(source, ability)
        return down or self.waits_in_the_hand(source, ability)

    @rule("2.13.4.1", "2.15.1")
    def set_card_sees_its_moment(self, instance: Instance) -> None:
        """A Set card that names what must happen first may be activated once it has happened: a Chain of its own."""
        with self.if_it_can_be(instance):
            self.activate_set_card(instance, self.card(instance.source.label))

    def activate_set_card(self, instance: Instance, card: Obj) -> None:
        """Its player turns it up, if they want and if it may be activated at all."""
        self.timing_of_card(instance.controller, card)
        if not (self.is_outcome_of_the_battle(instance.event) and self.its_text_lets_it(card)):
            self.in_the_damage_step(card, instance.ability)
        self.no_text_forbids(instance, by_card=True)
        if not self.decides(instance.controller, instance.label, skips=True):
            self.say("declined", ability=instance.label, actor=instance.controller)
        else:
            self.announce(replace(instance, source=self.lay(instance.controller, card)), by_card=True)

    def is_outcome_of_the_battle(self, event: Event | None) -> bool:
        """Has the damage calculation brought it about? Then a text that names it names that moment of the step."""
        calculated = self.stage in {"calculated", "ending"}
        return calculated and event is not None and event.cause == "battle" and not isinstance(event, events.TurnFaceUp)

    @rule("2.5.6.1")
    def trigger_effect(self, instance: Instance) -> None:
        """A Trigger Effect is activated at the moment that its text names."""
        self.activate_trigger(instance)

    @rule("2.5.5.1", considered="quick effect at its moment")
    def quick_effect_at_its_moment(self, instance: Instance) -> None:
        """A Quick Effect may name its moment too: it is activated then, in either player's turn."""
        self.activate_trigger(instance)

    @rule("2.5.7.2", "2.5.6.1")
    def flip_effect(self, instance: Instance) -> None:
        """A Flip Effect is, when its card was face down and is turned face up."""
        self.activate_trigger(instance)

    @rule("3.3.3.2.1", "3.3.3.1", "2.5.6.1")
    def effect_of_the_standby_phase(self, instance: Instance) -> None:
        """Effects that happen in the Standby Phase are activated and resolved in it."""
        self.activate_trigger(instance)

    @rule("3.3.8.2", "3.3.8.1")
    def effect_of_the_end_phase(self, instance: Instance) -> None:
        """So are, in the End Phase, those that say so."""
        self.activate_trigger(instance)

    def comes_too_late(self, instance: Instance) -> bool:
        """Is its card no longer where it would be activated?"""
        if self._waits_to_be_laid(instance):
            return self.live(instance.source.id) is None and self.lies_there_no_more(instance)
        return self.is_gone_before_its_use(instance) and self.lies_there_no_more(instance)

    @rule("2.2.7.1", considered="nothing gone from the field")
    def lies_there_no_more(self, instance: Instance) -> bool:
        """What a card does on the field is activated there: it must lie on it yet, the same one, face up."""
        self.say("gone before its use", ability=instance.label, subject=instance.source)
        return True

    def is_gone_before_its_use(self, instance: Instance) -> bool:
        """Should its card lie on the field yet, face up, and does not?"""
        card = self.live(instance.source.id)
        there = card is not None and card.label == instance.source.label and self.is_active(card)
        return not there and self.is_used_on_the_field(instance)

    def is_used_on_the_field(self, instance: Instance) -> bool:
        """Did it wait on the field for something else than that its own card goes?"""
        if instance.ability.zone or not self.is_field(instance.source):
            return False
        return not (self.outlives_the_battle(instance) or goes_by(instance))

    def outlives_the_battle(self, instance: Instance) -> bool:
        """Is it of what its own battle did, for which it was there until the damage had been calculated?"""
        event = instance.event
        if event is None or not self.is_outcome_of_the_battle(event):
            return False
        return event.kind not in GOING or event.source == instance.source.id

    def activate_trigger(self, instance: Instance) -> None:
        """Activate it, if it can be; an optional one, if its player wants."""
        with self.if_it_can_be(instance):
            self.no_text_forbids(instance, by_card=False)
            if used := self.put_to_use(instance):
                self.declare(used, by_card=False)

    def no_text_forbids(self, instance: Instance, *, by_card: bool) -> None:
        """Nobody is asked whether they activate what a text forbids. Raises Illegal."""
        activation = self.activation_of(instance, by_card=by_card)
        self.must_be_allowed(activation, "forbidden", subject=instance.source)

    @contextmanager
    def if_it_can_be(self, instance: Instance) -> Iterator[None]:
        """What is illegal inside does not happen: everything is as before, and it is said why."""
        before = self.checkpoint()
        try:
            yield
        except Illegal as illegal:
            self.rewind(before)
            self.say("not activated", ability=instance.label, actor=instance.controller, why=illegal.key)

    def nobody_to_choose(self, at: Resolution) -> bool:
        """Would it do nothing: for want of anybody to choose, or because the effect is negated?"""
        card = self.live(at.source.id)
        negated = card is not None and self.is_active(card) and self.is_without(card, at.instance.label, at.ability)
        return negated or super().nobody_to_choose(at)

    def wants(self, at: Resolution) -> bool:
        """An optional effect is activated or not, as its player likes."""
        if super().wants(at):
            return True
        self.say("declined", ability=at.instance.label, actor=at.controller)
        return False


def _link_of(event: Event) -> int:
    return event.link if isinstance(event, events.Activate) else 0


def _for_all_at_once(instance: Instance) -> bool:
    return instance.ability.together and instance.ability.keyword == CONTINUOUS_EFFECT
