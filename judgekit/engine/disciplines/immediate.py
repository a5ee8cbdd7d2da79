"""What triggers is resolved as soon as nothing is running; who orders what waits together is the turn's business."""

from collections.abc import Sequence

from judgekit.engine.game import Game
from judgekit.engine.model import Instance
from judgekit.engine.state import Bucket


class Immediate(Game):
    """The turn player's first, each player orders their own: one bucket for each player, the turn player's lower."""

    def bucket(self, instance: Instance) -> Bucket:
        """Whose it is."""
        return (instance.controller != self.turn_player,)


class TurnPlayerOrders(Game):
    """What has just triggered goes at once; what triggers together the turn player orders, whoever it belongs to."""

    def bucket(self, instance: Instance) -> Bucket:
        """How new it is."""
        return (-instance.batch,)

    def pick(self, instances: Sequence[Instance]) -> Instance:
        """Which goes next."""
        return self.picked_by(self.turn_player, instances)
