"""What triggers waits in a bag: players empty it in turn order, each their own as they like."""

from collections.abc import Sequence

from judgekit.engine.game import Game
from judgekit.engine.model import Instance
from judgekit.engine.state import Bucket


class TurnOrderBag(Game):
    """One bucket for each player, in turn order; what is added meanwhile joins its player's.

    A document fills `others_wait`.
    """

    def bucket(self, instance: Instance) -> Bucket:
        """Whose it is, counted from the turn player on."""
        return (self.in_turn_order().index(instance.controller),)

    def pick(self, instances: Sequence[Instance]) -> Instance:
        """Whoever's turn it is to empty theirs says which goes next."""
        if len(self.state.waiting) > 1:
            self.others_wait(instances)
        return super().pick(instances)

    def others_wait(self, instances: Sequence[Instance]) -> None:
        """These go before those of the players that come after."""
