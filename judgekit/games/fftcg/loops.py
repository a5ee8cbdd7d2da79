"""Chapter 13: loops, which nobody, one player or both can stop."""

from dataclasses import dataclass

from judgekit.engine.choice import Move
from judgekit.engine.fact import Fact
from judgekit.engine.game import Stoppers
from judgekit.engine.rule import rule
from judgekit.games.fftcg.table import Table


@dataclass(frozen=True, slots=True)
class StoppedLoop(Fact):
    """A loop that its players have repeated as often as they liked: who went on with it, and by what decision."""

    by: Stoppers


class Loops(Table):
    """What happens when the same comes again and again.

    The script says how often a loop is repeated by deciding to go on; once that is recognised the loop is over.
    """

    def on_loop(self, stoppers: Stoppers) -> None:
        """Whoever can stop it stops it; where nobody can, the game is a draw."""
        players = tuple(dict.fromkeys(player for player, _ in stoppers))
        if not players:
            self.endless()
            return
        if len(players) > 1:
            self.both_can_stop(players)
        else:
            self.one_can_stop(players[0])
        self.state.record(StoppedLoop(stoppers))

    @rule("13.1")
    def endless(self) -> None:
        """The same again and again, and nobody stops it: a draw."""
        self.say("loop")
        self.win("draw")

    @rule("13.2")
    def one_can_stop(self, player: str) -> None:
        """The only one who can stop it has said how often it is repeated, and it stops."""
        self.say("loop stopped", player=player)

    @rule("13.3")
    def both_can_stop(self, players: tuple[str, ...]) -> None:
        """Where both can, it is repeated as often as the lower of their numbers says."""
        self.say("loop stopped by both", players=list(players))

    def decides(self, player: str, name: str, kind: str = "optional", *, skips: bool = False) -> bool:
        """Whoever has stopped a loop does not go on with it."""
        stopped = self.state.fact(StoppedLoop)
        if kind == "optional" and stopped and (player, name) in stopped.by:
            self.say("loop not restarted", player=player, ability=name)
            return False
        return super().decides(player, name, kind, skips=skips)

    def perform(self, move: Move) -> bool:
        """With another move the situation is another."""
        self.state.erase(StoppedLoop)
        return super().perform(move)
