"""What triggers is resolved as soon as nothing is running: the turn player's first, each player orders their own."""

from judgekit.engine.game import Game
from judgekit.engine.model import Instance
from judgekit.engine.state import Bucket


class Immediate(Game):
    """One bucket for each player, the turn player's lower."""

    def bucket(self, instance: Instance) -> Bucket:
        """Whose it is."""
        return (instance.controller != self.turn_player,)
