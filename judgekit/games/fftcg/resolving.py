"""11.11: how what is on top of the Stack resolves."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any, cast

from judgekit.engine.effects.continuous import Later
from judgekit.engine.effects.flow import FLOW
from judgekit.engine.model import Effect, Instance, Resolution
from judgekit.engine.rule import rule
from judgekit.games.fftcg.announcing import all_chosen, kind_of
from judgekit.games.fftcg.auto_abilities import AutoAbilities
from judgekit.games.fftcg.casting import Casting
from judgekit.games.fftcg.using import Using


class Resolving(Casting, Using, AutoAbilities):
    """A Summon or an ability resolves, if it still may."""

    @rule("11.11.5")
    def resolve(self, instance: Instance) -> None:
        """Its controller does what its text says, in order."""
        self.look_for_what_was_chosen(instance)
        lost = self.cancelled(instance) or self.finds_nothing(instance)
        going_on = None if lost else self.confirmed(instance)
        if going_on and not self.dies_with_source(going_on):
            if kind_of(instance) == "summon":
                self.cast_triggers(self.state.objects.get(instance.source.id, instance.source), resolving=True)
            self.carry_out(self.without_lost_targets(going_on))
        if kind_of(instance) == "summon":
            self.summon_leaves_stack(instance)

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

    @rule("6.4.2", "11.5.5", "11.5.6", "11.11.4", "11.11.7")
    def dies_with_source(self, instance: Instance) -> bool:
        """It does not: an ability on the Stack goes on, with what was last known of a source that has left."""
        if self.live(instance.source.id) is None:
            self.say("source gone", ability=instance.label, card=instance.source)
        return False

    def look_for_what_was_chosen(self, instance: Instance) -> None:
        """What was chosen and has left is not what may have come in its place."""
        for number in all_chosen(instance):
            if self.live(number) is None:
                self.is_another_card(instance, number)

    @rule("7.4", "7.4/nota-1")
    def is_another_card(self, instance: Instance, number: int) -> None:
        """A card that has changed zones is a new one, and nobody has chosen that one."""
        self.say("another card", ability=instance.label, card=self.was(number))

    def finds_nothing(self, instance: Instance) -> bool:
        """Has the card that it is about gone elsewhere?"""
        words = frozenset(_words_of(instance.ability.instructions))
        if isinstance(instance.ability, Later):
            ids = [one for word in words for one in _ids(instance.bound.get(word))]
            return bool(ids) and all(self.live(one) is None for one in ids) and self.delayed_is_lost(instance)
        return "card" in words and self.has_moved_on(instance) and self.moved_card_is_lost(instance)

    def has_moved_on(self, instance: Instance) -> bool:
        """Did it trigger because its card changed zones, and is that card no longer where it went?"""
        subject = instance.event.subject if instance.event else None
        came_to = self.state.became.get(subject or 0)
        was = self.was(subject) if subject is not None else None
        return came_to is not None and was is not None and was.label == instance.source.label and not self.live(came_to)

    @rule("11.8.16.1")
    def moved_card_is_lost(self, instance: Instance) -> bool:
        """What triggers on a change of zone fails where its card is not in the zone that it went to."""
        self.say("card is lost", ability=instance.label, actor=instance.controller)
        return True

    @rule("11.8.17.3")
    def delayed_is_lost(self, instance: Instance) -> bool:
        """What was left for later does nothing to a card that has left."""
        self.say("card is lost", ability=instance.label, actor=instance.controller)
        return True

    def cancelled(self, instance: Instance) -> bool:
        """Has it lost all that it chose?"""
        match kind_of(instance):
            case "summon":
                return self.summon_fails(instance)
            case "special":
                return self.special_fails(instance)
            case "action":
                return self.action_fails(instance)
            case _:
                return self.auto_fails(instance)


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
