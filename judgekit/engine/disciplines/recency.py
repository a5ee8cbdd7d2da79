"""What has triggered is pending, and the newest goes first; of one moment, the turn player's."""

from judgekit.engine.game import Game
from judgekit.engine.model import Instance
from judgekit.engine.state import Bucket


class NewestFirst(Game):
    """One bucket for each moment and player; what an action or a resolution triggers is a moment of its own.

    A document fills `bucket` (what is equally new), `newest_moment` and `turn_players`: which go first, and by what.
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
        taken = self.pick(instances)
        self.state.take(bucket, taken)
        self.new_moment()
        self.resolve(taken)
        return True

    def first_bucket(self) -> tuple[Bucket, tuple[Instance, ...]] | None:
        """Of the newest moment the turn player's, and what waits in it; each player orders their own."""
        if not self.state.waiting:
            return None
        moments = {moment for moment, _ in self.state.waiting}
        moment = self.newest_moment(max(moments), min(moments)) if len(moments) > 1 else min(moments)
        mine, *theirs = sorted(one for one in self.state.waiting if one[0] == moment)
        bucket = self.turn_players(theirs[0], mine) if theirs else mine
        return bucket, self.waiting_in(bucket)

    def newest_moment(self, oldest: int, newest: int) -> int:  # noqa: ARG002 - documents look
        """Which moment goes first, where more than one waits."""
        return newest

    def turn_players(self, theirs: Bucket, mine: Bucket) -> Bucket:  # noqa: ARG002 - documents look
        """Whose go first within one moment, where both players have some."""
        return mine

    def waiting_in(self, bucket: Bucket) -> tuple[Instance, ...]:
        """What waits in a bucket."""
        return tuple(self.state.waiting.get(bucket, {}).values())
