"""Chapter 19: one memory gauge for both players."""

from judgekit.engine import happenings
from judgekit.engine.rule import applies
from judgekit.games.digimon.table import Table


class Memory(Table):
    """What one player has on their side, the other one lacks."""

    def memory(self, player: str) -> int:
        """The memory on a player's side; below 0 it is on the other one's."""
        return self.tally(player, "memory")

    def set_memory(self, player: str, amount: int) -> None:
        """Move the gauge."""
        self.set_count(player, "memory", amount)
        self.set_count(self.opponent(player), "memory", -amount)

    def lose_memory(self, player: str, amount: int) -> None:
        """Move the gauge towards the other player."""
        if amount:
            self.set_memory(player, self.memory(player) - amount)

    def can_spend(self, player: str, count: str, amount: int) -> bool:  # noqa: ARG002
        """The gauge goes on to the other side."""
        return True

    def balance(self) -> None:
        """A board that gives one side of the gauge gives the other one too."""
        given = next((one for one in self.players if self.memory(one)), self.players[0])
        self.set_count(self.opponent(given), "memory", -self.memory(given))

    @applies(happenings.Gain)
    def apply_gain(self, event: happenings.Gain) -> None:
        """Memory gained or lost moves the gauge, perhaps to the other side, by the clause of whatever gives it."""
        assert event.player is not None
        self.set_memory(event.player, self.memory(event.player) + event.amount)
