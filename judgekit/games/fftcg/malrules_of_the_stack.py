"""Rules of abilities, Summons and the Stack as people get them wrong: how they would play."""

from collections.abc import Sequence

from judgekit.engine.abilities import Resolves
from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.objects import Play
from judgekit.engine.model import Instance, Obj
from judgekit.engine.rule import guard, rule
from judgekit.games.fftcg.announcing import Announcing
from judgekit.games.fftcg.auto_abilities import AutoAbilities
from judgekit.games.fftcg.continuous_effects import ContinuousEffects
from judgekit.games.fftcg.entering import Entering
from judgekit.games.fftcg.layers import Layer, Layers
from judgekit.games.fftcg.priority import Priority
from judgekit.games.fftcg.resolving import Resolving


class SourceGoneAbilityGone(Resolving):
    """An ability on the Stack ends when its source leaves the field."""

    @rule("6.4.2", "11.5.5", "11.5.6", "11.11.4", "11.11.7")
    def outlives_its_source(self, instance: Instance) -> bool:  # noqa: ARG002
        """It would need its source."""
        return False


class SelectingIsChoosing(Announcing):
    """What cannot be chosen cannot be selected either."""

    @rule("11.3.3", "11.11.5.1")
    def may_be_selected(self) -> bool:
        """There would be no difference."""
        return False


class TheRestStillHappens(Resolving):
    """A Summon that lost its target still does what needs none."""

    @rule("11.3.9", "11.11.2")
    def summon_fails(self, instance: Instance) -> bool:  # noqa: ARG002
        """It would never be cancelled."""
        return False


class OneLostTargetCancels(Resolving):
    """A Summon that lost one of its targets does nothing."""

    @rule("11.3.9", "11.11.2")
    def summon_fails(self, instance: Instance) -> bool:
        """All the targets would be needed."""
        legal = self.legal_targets(instance)
        return any(instance.bound.get(name) != ids for name, ids in legal.items())


class ConditionLooksOnce(AutoAbilities):
    """The condition of an auto-ability counts only when it triggers."""

    @rule("11.11.3")
    def condition_failed(self, instance: Instance) -> bool:  # noqa: ARG002
        """It would not be looked at again."""
        return False


class AnswersInTheEndPhase(Priority):
    """Whoever has priority casts Summons and uses abilities, also in the End Phase."""

    @guard("9.3.1.6", "9.3.1.7")
    def phase_with_effects(self) -> None:
        """Every phase would do."""


class TheRestOfAnActionHappens(Announcing):
    """An action ability that lost its target still does what needs none."""

    @rule("11.6.12", "11.11.2")
    def action_fails(self, instance: Instance) -> bool:  # noqa: ARG002
        """It would never be cancelled."""
        return False


class TheRestOfAnAutoHappens(Announcing):
    """An auto-ability that lost its target still does what needs none."""

    @rule("11.8.19", "11.11.2")
    def auto_fails(self, instance: Instance) -> bool:  # noqa: ARG002
        """It would never be cancelled."""
        return False


class TriggersAtOnce(AutoAbilities):
    """An auto-ability does what it says in the very moment in which it triggers."""

    @rule("11.8.3", "11.8.1", "11.8.5", "11.8.6")
    def triggers(self, instance: Instance) -> None:
        """Nothing would wait for anybody to gain priority; only what is being announced is finished first."""
        if self.is_announcing:
            super().triggers(instance)
            return
        height = len(self.state.stack)
        self.put_on_stack(instance)
        if len(self.state.stack) > height:
            top = self.state.stack[-1]
            self.state.off_stack(top)
            self.resolve(top)


class FirstInFirstOut(Priority):
    """What was played first resolves first."""

    @rule("7.12.3", "11.1.7/nota-2", considered="last in, first out")
    def last_in_first_out(self) -> bool:
        """From the bottom up."""
        return False


class CasterGivesPriorityUp(Priority):
    """Whoever has cast a Summon gives priority to the other player."""

    @rule("11.3.8", considered="priority stays")
    def keeps_priority(self, player: str) -> None:
        """The opponent would be the first who may act."""
        self.gain_priority(self.opponent(player))


class AnotherTargetWillDo(Announcing):
    """A Summon that has lost its target takes another one."""

    @rule("11.3.1", "11.3.3", considered="still legal")
    def summon_keeps_its_targets(self, instance: Instance) -> bool:  # noqa: ARG002
        """It would choose again."""
        return False


class TheSameCardComesBack(Announcing):
    """A card that has left and come back is still the one that was chosen."""

    @rule("7.4/nota-1", "7.4")
    def is_another_card(self, chosen: Obj) -> bool:  # noqa: ARG002
        """It would always be the same."""
        return False


class PlayingUsesTheStack(Entering):
    """A Character that is played waits on the Stack, where it can be answered."""

    @rule("11.4.1", "9.3.1.5", considered="enters at once")
    def enters_at_once(self, player: str, card: Obj) -> None:
        """Like a Summon."""
        self.onto_stack(Instance(self.state.fresh_id(), card.label, player, card, Resolves((Play("self"),))))


class BackAttackUsesTheStack(Entering):
    """So does one with Back Attack."""

    @rule("15.2.5.4", considered="enters at once")
    def enters_unanswered(self, player: str, card: Obj) -> None:
        """Like a Summon."""
        self.onto_stack(Instance(self.state.fresh_id(), card.label, player, card, Resolves((Play("self"),))))


class LatecomersToo(ContinuousEffects):
    """What a Summon or an ability has changed of «all» is changed of those that come later as well."""

    @rule("11.12.4.2")
    def only_those_there(self, continuous: Continuous) -> bool:  # noqa: ARG002
        """Nobody would be too late."""
        return False


class LatecomersMissIt(Layers):
    """A field ability reaches only what was there before it."""

    @rule("11.12.4.5", "11.12.4.5/nota-1", "11.9.2")
    def reaches_what_enters(self) -> bool:
        """Whoever enters would be too late."""
        return False


class TheLastPowerStands(Layers):
    """«Becomes» wipes out what was added before, and is wiped out by what comes later."""

    @rule("11.12.4.7", "11.12.4.6")
    def printed_power_first(self, layers: Sequence[Layer]) -> Sequence[Layer]:
        """All in the order in which they began."""
        return [[one for layer in layers for one in layer]]


class AnyCardOfThatName(ContinuousEffects):
    """A text that says the name of its card speaks of every card with that name."""

    @rule("5.2.4.1", "5.2.4.1/nota-1")
    def speaks_of_itself(self, continuous: Continuous) -> bool:  # noqa: ARG002
        """It would speak of all."""
        return False


class OnceIsNoLimit(AutoAbilities):
    """What was used once this turn triggers again all the same."""

    @rule("2.1", considered="may trigger this turn")
    def used_this_turn(self, instance: Instance) -> bool:  # noqa: ARG002
        """No text would limit it."""
        return False
