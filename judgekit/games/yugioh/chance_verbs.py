"""The verbs of chance: coins and dice."""

from dataclasses import dataclass
from typing import cast

from judgekit.engine.model import Effect, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import One
from judgekit.games.yugioh.duel import Duel


@dataclass(frozen=True)
class Roll(Effect):
    """Roll dice: {roll: 1, as: result}; `as` is what they show together. Scenarios say what each shows."""

    roll: int = 1
    as_: str = "result"
    player: One = "you"

    def run(self, game: Table, at: Resolution) -> bool:
        """One after another."""
        (player,) = game.who(self.player, at)
        at.bound[self.as_] = sum(cast(Duel, game).roll_die(player, self.as_) for _ in range(self.roll))
        return True


@dataclass(frozen=True)
class Toss(Effect):
    """Toss coins: {toss: 3, as: heads}; `as` is how many show heads, or were called right where they are called."""

    toss: int = 1
    as_: str = "heads"
    call: bool = False
    player: One = "you"

    def run(self, game: Table, at: Resolution) -> bool:
        """One after another; what is called is said before the coin falls."""
        duel, (player,) = cast(Duel, game), game.who(self.player, at)
        shown = [self._wanted(duel, player) == duel.toss_coin(player, self.as_) for _ in range(self.toss)]
        at.bound[self.as_] = sum(shown)
        return True

    def _wanted(self, duel: Duel, player: str) -> str:
        return duel.ask_for_a_call(player) if self.call else duel.heads
