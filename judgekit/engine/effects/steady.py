"""Characteristics that effects do not make less: of whom it is said, and of whose effects."""

from dataclasses import dataclass

from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import END_OF_TURN, ContinuousEffect, reaching
from judgekit.engine.filters import Filter, Target
from judgekit.engine.model import Resolution
from judgekit.engine.view import View

STEADY = "steady"


@dataclass(frozen=True)
class Steady(ContinuousEffect):
    """Nothing makes it less: {steady: power, on: self}; `against` says whose effects do not."""

    steady: str
    on: Target = "self"
    against: Filter | None = None
    until: str = END_OF_TURN

    def continuous(self, game: View, at: Resolution) -> Continuous:
        """As long as it lasts."""
        return reaching(self.on, Continuous(0, STEADY, game.characteristic(self.steady), at, payload=self))

    def holds_off(self, one: Continuous, game: View, at: Resolution) -> bool:
        """Does it speak of this effect?"""
        return self.against is None or self.against.accepts(one.at.source, game, at)
