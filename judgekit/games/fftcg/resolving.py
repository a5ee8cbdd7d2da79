"""11.11: how what is on top of the Stack resolves."""

from judgekit.engine.model import Instance
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
        if not self.cancelled(instance) and not self.dies_with_source(instance):
            if kind_of(instance) == "summon":
                self.cast_triggers(self.state.objects.get(instance.source.id, instance.source), resolving=True)
            self.carry_out(self.without_lost_targets(instance))
        if kind_of(instance) == "summon":
            self.summon_leaves_stack(instance)

    @rule("6.4.2", "11.5.5")
    def dies_with_source(self, instance: Instance) -> bool:
        """It does not: an ability on the Stack goes on, with what was last known of a source that has left."""
        if self.live(instance.source.id) is None:
            self.say("source gone", ability=instance.label, card=instance.source)
        return False

    def cancelled(self, instance: Instance) -> bool:
        """Is there a reason why it does nothing?"""
        match kind_of(instance):
            case "summon":
                return self.summon_fails(instance)
            case "special":
                return self.special_fails(instance)
            case "action":
                return self.action_fails(instance)
            case _:
                return self.auto_fails(instance) or self.condition_failed(instance) or self.not_wanted(instance)
