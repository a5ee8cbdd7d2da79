"""What the guide leaves open: the meanings that can be defended, the default first."""

from pathlib import Path

from judgekit.engine.continuous import Continuous
from judgekit.engine.event import Event
from judgekit.engine.events import Listener
from judgekit.engine.game import Game
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import rule
from judgekit.games.digimon import events
from judgekit.games.digimon.arriving import Arriving, Cards
from judgekit.games.digimon.pending import Pending
from judgekit.games.spoken import readings


class NoDpByEffect(Game):
    """A Digimon that an effect leaves at 0 DP is deleted by that effect."""

    def age_counts(self, one: Continuous) -> bool:
        """The last one that lowered the DP is the one that deletes."""
        return super().age_counts(one) or (one.op, one.name) == ("add", "dp")

    @rule("16.10")
    def deletion_for_no_dp(self, obj: Obj) -> Event:
        """The deletion is part of the effect that lowered the DP: it has its source and its player."""
        lowering = [one for one in self.continuous("add", "dp") if one.is_on(self) and one.reaches(obj, self)]
        if not lowering:
            return events.Delete(obj.id, obj.controller, cause="rule")
        last = max(lowering, key=lambda one: one.since).at
        return events.Delete(obj.id, last.controller, last.source.id, "effect")


class FalseIfStopsAll(Game):
    """A first condition that is false stops the whole effect."""

    @rule("11.2")
    def past_a_false_if(self, at: Resolution) -> bool:
        """Nothing of the effect is done."""
        self.say("no condition no more", ability=at.instance.label)
        return False


class StartOfTurnIsLost(Game):
    """Memory that passes to the other side at the start of the turn takes the Start of Turn effects away."""

    def check_rules(self) -> None:
        """After each rule check: did the memory pass?"""
        super().check_rules()
        if self.phase == "start" and whole_memory(self) < 0 and self.state.waiting:
            self.drop_start_of_turn()

    @rule("19.2", considered="no Start of Turn waits")
    def drop_start_of_turn(self) -> None:
        """Only Start of Main effects are left to activate."""
        for bucket, instances in tuple(self.state.waiting.items()):
            for one in tuple(instances.values()):
                if one.event is not None and _is_start(one.event):
                    self.say("lost", ability=one.label, actor=one.controller)
                    self.state.take(bucket, one)


class OnceForEach(Arriving, Pending):
    """Each card to which it happens is one event more, and triggers the effect once more."""

    @rule("1.1")
    def at_once(self, apart: Cards, together: Cards) -> Cards:  # noqa: ARG002 - each by itself
        """It is told of each."""
        self.cite()
        return apart

    @rule("1.1")
    def triggers_again(self, listener: Listener) -> bool:
        """Once more."""
        self.say("triggers for each", ability=listener.label)
        return True


def whole_memory(game: Game) -> int:
    """The turn player's memory."""
    return game.tally(game.turn_player, "memory")


def _is_start(event: Event) -> bool:
    return isinstance(event, events.TurnStart)


READINGS = readings(Path(__file__).with_suffix(".yaml"), globals())
