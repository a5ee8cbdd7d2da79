"""The verbs of Yu-Gi-Oh!'s texts that speak of Life Points."""

from dataclasses import dataclass
from typing import cast

from judgekit.engine.model import Amount, Effect, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import Who, number
from judgekit.games.yugioh import events
from judgekit.games.yugioh.duel import Duel


@dataclass(frozen=True)
class PayLife(Effect):
    """Pay Life Points: {pay: 1000}, or an amount that is worked out."""

    pay: int | Amount

    def run(self, game: Table, at: Resolution) -> bool:
        """Pay them; False where there are too few."""
        amount = number(self.pay, game, at)
        if cast(Duel, game).life(at.controller) < amount:
            return False
        return game.do(events.PayLife(None, at.controller, at.source.id, "cost", amount=amount)) is not None


@dataclass(frozen=True)
class Inflict(Effect):
    """Inflict damage: {damage: 500, player: opponent}."""

    damage: int | Amount
    player: Who = "opponent"

    def run(self, game: Table, at: Resolution) -> bool:
        """Propose it for each player that is meant, at the same time."""
        amount, who = number(self.damage, game, at), game.who(self.player, at)
        return bool(game.do_all([events.Damage(None, one, *at.by[1:], amount=amount) for one in who]))
