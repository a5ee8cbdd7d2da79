"""Tokens: objects that an effect makes, as the text that makes them describes them."""

from dataclasses import dataclass
from functools import cached_property

from judgekit.engine.abilities import Printed
from judgekit.engine.model import Amount, Card, Effect, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import Who, number


@dataclass(frozen=True)
class Make(Effect):
    """Make Tokens: {make: {power: 2}, named: Bear, as: bear}; what the text does not give them they have not.

    They lie outside the game until another instruction puts them into play.
    """

    make: Printed
    named: str = "Token"
    count: int | Amount = 1
    player: Who = "you"
    as_: str = "made"

    @cached_property
    def card(self) -> Card:
        """What a Token of these is."""
        return self.make.card(self.named)

    def run(self, game: Table, at: Resolution) -> bool:
        """So many for each of the players."""
        each = max(0, number(self.count, game, at))
        made = [game.make(self.card, self.named, player) for player in game.who(self.player, at) for _ in range(each)]
        at.bound[self.as_] = tuple(one.id for one in made)
        return bool(made)
