"""11.11: how what is on top of the Stack resolves."""

from dataclasses import replace

from judgekit.engine.effects.flow import FLOW
from judgekit.engine.model import Effect, Instance, Resolution
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
        going_on = self.confirmed(instance) if not self.cancelled(instance) else None
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

    def both_do(self, effects: tuple[Effect, ...], at: Resolution) -> bool:
        """Both follow the same instructions, each as their controller."""
        self.active_player_first()
        theirs = (Resolution(replace(at.instance, controller=one), dict(at.bound)) for one in self.in_turn_order())
        done = [self.follow_instructions(effects, one) for one in theirs]
        return any(done)

    @rule("6.4.2", "11.5.5", "11.5.6", "11.11.4", "11.11.7")
    def dies_with_source(self, instance: Instance) -> bool:
        """It does not: an ability on the Stack goes on, with what was last known of a source that has left."""
        if self.live(instance.source.id) is None:
            self.say("source gone", ability=instance.label, card=instance.source)
        return False

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
