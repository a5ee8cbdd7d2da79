"""2.3: how a game ends."""

from judgekit.engine.event import Event
from judgekit.engine.game import Game
from judgekit.engine.rule import action, applies
from judgekit.engine.untyped import Untyped


class Ending(Game):
    """Winning, losing, conceding."""

    @applies("win", "2.3.3")
    def apply_win(self, event: Event) -> None:
        """The game is over."""
        assert event.player is not None
        self.win(event.player)

    @applies("lose", "2.3.3")
    def apply_lose(self, event: Event) -> None:
        """The player is out of the game."""
        assert event.player is not None
        self.set_count(event.player, "lost", True)

    @action("concede", "2.3.3.4")
    def concede(self, player: str) -> None:
        """Any player may concede at any time, and loses."""
        self.do(Untyped("lose", None, player, cause="action"))
