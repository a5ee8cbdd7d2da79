"""2.3: how a game ends."""

from judgekit.engine.game import Game
from judgekit.engine.rule import action, applies
from judgekit.games.lorcana import events


class Ending(Game):
    """Winning, losing, conceding."""

    @applies(events.Win, "2.3.3")
    def apply_win(self, event: events.Win) -> None:
        """The game is over."""
        assert event.player is not None
        self.win(event.player)

    @applies(events.Lose, "2.3.3")
    def apply_lose(self, event: events.Lose) -> None:
        """The player is out of the game."""
        assert event.player is not None
        self.set_count(event.player, "lost", True)

    @action("concede", "2.3.3.4")
    def concede(self, player: str) -> None:
        """Any player may concede at any time, and loses."""
        self.do(events.Lose(None, player, cause="action"))
