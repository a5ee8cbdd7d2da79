"""Chapters 1 to 3: pending effects, turn priority, newest trigger first."""

from judgekit.engine.choice import Move
from judgekit.engine.game import Game
from judgekit.engine.model import Instance
from judgekit.engine.rule import rule
from judgekit.engine.state import Bucket


class Pending(Game):
    """What has triggered waits; the newest goes first, and within one moment the turn player's."""

    def bucket(self, instance: Instance) -> Bucket:
        """The newest batch first; the turn player first in each."""
        return (-instance.batch, instance.controller != self.turn_player)

    def perform(self, move: Move) -> bool:
        """Each action is a moment: what it triggers, and what the rule check after it triggers, is equally new."""
        self.new_moment()
        return super().perform(move)

    @rule("1.1")
    def await_(self, instance: Instance) -> None:
        """An effect that has met its Trigger is pending from then on."""
        super().await_(instance)

    @rule("3.1")
    def next_pending(self) -> bool:
        """The effects of the newest Trigger go before those that were pending already."""
        found = self.first_bucket()
        if found is None:
            return False
        bucket, instances = found
        if len({one[0] for one in self.state.waiting}) > 1:
            self.say("newest first", abilities=[one.label for one in instances])
        taken = self.first_by_turn(bucket, instances)
        self.state.take(bucket, taken)
        self.new_moment()
        self.resolve(taken)
        return True

    @rule("2.1")
    def first_by_turn(self, bucket: Bucket, instances: tuple[Instance, ...]) -> Instance:
        """Within one Trigger the turn player's effects go first; each player orders their own."""
        if (bucket[0], not bucket[1]) in self.state.waiting:
            self.say("turn player first", abilities=[one.label for one in instances])
        return self.pick(instances)

    @rule("1.3")
    def resolve(self, instance: Instance) -> None:
        """An effect that has triggered is activated when its player declares it."""
        self.carry_out(instance)
