"""What has triggered is pending, and the newest goes first; of one moment, the turn player's."""

from collections.abc import Sequence

from judgekit.engine.game import Game
from judgekit.engine.model import Instance
from judgekit.engine.state import Bucket


class NewestFirst(Game):
    """One bucket for each moment and player; what an action or a resolution triggers is a moment of its own.

    A document fills `bucket` (what is equally new), `older_wait` and `first_by_turn`.
    """

    def bucket(self, instance: Instance) -> Bucket:
        """How new it is, then whose."""
        return (-instance.batch, instance.controller != self.turn_player)

    def settle(self) -> None:
        """What an action triggers is newer than all before; so is what the rule check after it triggers."""
        super().settle()
        self.new_moment()

    def next_pending(self) -> bool:
        """The newest one resolves; where nothing is pending the game goes on by itself."""
        found = self.first_bucket()
        if found is None:
            return self.go_on()
        bucket, instances = found
        if len({one[0] for one in self.state.waiting}) > 1:
            self.older_wait(instances)
        taken = self.first_by_turn(bucket, instances)
        self.state.take(bucket, taken)
        self.new_moment()
        self.resolve(taken)
        return True

    def older_wait(self, instances: Sequence[Instance]) -> None:
        """These go before what was pending already."""

    def first_by_turn(self, bucket: Bucket, instances: Sequence[Instance]) -> Instance:  # noqa: ARG002 - documents look
        """Within one moment the turn player's go first; each player orders their own."""
        return self.pick(instances)

    def same_moment_of_other(self, bucket: Bucket) -> tuple[Instance, ...]:
        """What the other player has waiting from the same moment."""
        return tuple(self.state.waiting.get((bucket[0], not bucket[1]), {}).values())
