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
        going_on = self.confirmed(instance) if not self.cancelled(instance) else None
        if going_on and not self.dies_with_source(going_on):
            if kind_of(instance) == "summon":
                self.cast_triggers(self.state.objects.get(instance.source.id, instance.source), resolving=True)
            self.carry_out(self.without_lost_targets(going_on))
        if kind_of(instance) == "summon":
            self.summon_leaves_stack(instance)

    @rule("6.4.2", "11.5.5")
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
