"""The words of texts that give a Digimon another way to digivolve (20.4): of its own, or into this card."""

from dataclasses import dataclass

from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import END_OF_TURN, ContinuousEffect, reaching
from judgekit.engine.filters import Filter, Target
from judgekit.engine.model import Resolution
from judgekit.engine.view import View

WARP, REQUIREMENT = "warp", "requirement"


@dataclass(frozen=True)
class Warp(ContinuousEffect):
    """It may digivolve into such a card for this cost, whatever the card asks for: {warp into: {name: X}, cost: 4}."""

    warp_into: Filter
    cost: int
    on: Target = "self"
    until: str = END_OF_TURN

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """A requirement beside those that are printed."""
        return reaching(self.on, Continuous(0, WARP, WARP, at, payload=self))


@dataclass(frozen=True)
class DigivolvesFrom(ContinuousEffect):
    """This card may also be digivolved into from these, for this cost: {digivolves from: {traits: X}, cost: 2}.

    Without `cost`, for what the card prints.
    """

    digivolves_from: Filter
    cost: int | None = None

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """A requirement that the card prints besides its own."""
        return Continuous(0, REQUIREMENT, REQUIREMENT, at, payload=self)
