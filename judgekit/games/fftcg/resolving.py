"""11.11: how what is on top of the Stack resolves."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any, cast

from judgekit.engine.effects.continuous import Later
from judgekit.engine.effects.flow import FLOW
from judgekit.engine.model import Effect, Instance, Obj, Resolution, Wanted
from judgekit.engine.rule import rule
from judgekit.games.fftcg.announcing import kind_of
from judgekit.games.fftcg.auto_abilities import AutoAbilities
from judgekit.games.fftcg.casting import Casting
from judgekit.games.fftcg.using import Using


class Resolving(Casting, Using, AutoAbilities):
    """A Summon or an ability resolves, if it still may."""

    @rule("11.11.5")
    def resolve(self, instance: Instance) -> None:
        """Its controller does what its text says, in order."""
        instance = self.with_its_targets(instance)
        lost = self.fails(instance) or self.finds_nothing(instance)
        going_on = None if lost else self.confirmed(instance)
        if going_on and self.goes_on_without_source(going_on):
            if kind_of(instance) == "summon":
                self.cast_triggers(self.state.objects.get(instance.source.id, instance.source), resolving=True)
            self.carry_out(self.without_lost_targets(going_on))
        if kind_of(instance) == "summon":
            self.summon_leaves_stack(instance)

    def ask_for(self, wanted: Wanted) -> tuple[Obj, ...]:
        """What was not chosen on announcing is selected as it resolves, by the rule that says so."""
        later = wanted.at is not None and wanted.at.cause != "cost" and not self.is_announcing
        return self.selects(wanted) if later else super().ask_for(wanted)

    @rule("11.11.5.1", "11.11.5.1.1")
    def selects(self, wanted: Wanted) -> tuple[Obj, ...]:
        """A choice that was not declared before is declared now, among what is legal now."""
        taken = super().ask_for(wanted)
        if taken:
            self.cite()
        return taken

    def came_to_nothing(self, effect: Effect, at: Resolution) -> None:
        """What cannot be done is passed over, but for what players decide and what is paid."""
        if at.cause != "cost" and not self.is_announcing and not isinstance(effect, FLOW):
            self.ignored(at)

    @rule("2.3")
    def ignored(self, at: Resolution) -> None:
        """A part of a text that cannot be carried out is ignored."""
        self.say("ignored", ability=at.instance.label)

    @rule("11.11.6")
    def active_player_first(self) -> None:
        """Where both players do something at once, the active player does it first, and the other one sees it."""
        self.say("each in turn", players=list(self.in_turn_order()))

    def each_does(self, effects: Sequence[Effect], at: Resolution) -> bool:
        """Both follow the same instructions, each as their controller."""
        self.active_player_first()
        return super().each_does(effects, at)

    def known(self, number: int, at: Resolution) -> Obj | None:
        """What a text asks of a card that has left the field, be it to pay for that text, is what it last was there."""
        was = self.was(number)
        if was is None or not self.is_field(was):
            return super().known(number, at)
        return self.last_information(was) if self.live(number) is None else self.information_now(was)

    @rule("6.4.2", considered="seen as it is")
    def information_now(self, there: Obj) -> Obj | None:
        """What an ability needs to know as it resolves is what is true then."""
        return there

    @rule("11.11.4", "11.11.7", "11.5.6", "6.4.2", considered="seen as it left")
    def last_information(self, left: Obj) -> Obj | None:
        """It is looked at as it was just before it left."""
        self.cite()
        return left

    def goes_on_without_source(self, instance: Instance) -> bool:
        """Is its source there, or does it go on without?"""
        left = instance.event is not None and instance.event.subject == instance.source.id
        if left or isinstance(instance.ability, Later) or self.live(instance.source.id) is not None:
            return True
        return self.outlives_its_source(instance)

    @rule("6.4.2", "11.5.5", "11.5.6", "11.11.4", "11.11.7")
    def outlives_its_source(self, instance: Instance) -> bool:
        """An ability on the Stack goes on, with what was last known of a source that has left."""
        self.say("source gone", ability=instance.label, card=instance.source)
        return True

    def finds_nothing(self, instance: Instance) -> bool:
        """Has the card that it is about gone elsewhere?"""
        words = frozenset(_words_of(instance.ability.instructions))
        if isinstance(instance.ability, Later):
            ids = [one for word in words for one in _ids(instance.bound.get(word))]
            return bool(ids) and self.delayed_is_lost(instance, ids)
        came_to = self.moved_to(instance) if "card" in words else None
        return came_to is not None and self.moved_card_is_lost(instance, came_to)

    def moved_to(self, instance: Instance) -> int | None:
        """What its own card became as it changed zones, where that is why it has triggered."""
        subject = self.was(instance.event.subject) if instance.event else None
        if subject is None or subject.label != instance.source.label:
            return None
        return self.state.became.get(subject.id)

    @rule("11.8.16.1")
    def moved_card_is_lost(self, instance: Instance, came_to: int) -> bool:
        """What triggers on a change of zone fails where its card is not in the zone that it went to."""
        lost = self.live(came_to) is None
        if lost:
            self.say("card is lost", ability=instance.label, actor=instance.controller)
        return lost

    @rule("11.8.17.3")
    def delayed_is_lost(self, instance: Instance, ids: Sequence[int]) -> bool:
        """What was left for later reaches a card however it has changed, but not one that has left its zone."""
        lost = all(self.live(one) is None for one in ids)
        if lost:
            self.say("card is lost", ability=instance.label, actor=instance.controller)
        return lost


def _words_of(part: object) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, tuple):
        for one in part:
            yield from _words_of(one)
    elif isinstance(part, Effect):
        for one in fields(cast(Any, part)):
            yield from _words_of(getattr(part, one.name))


def _ids(found: object) -> tuple[int, ...]:
    return tuple(one for one in found if isinstance(one, int)) if isinstance(found, tuple) else ()
