"""Objects that effects do not affect: of whom it is said, and of whose effects."""

from dataclasses import dataclass, field

from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import END_OF_TURN, ContinuousEffect, reaching
from judgekit.engine.filters import Filter, Target, Test
from judgekit.engine.model import Ability, Obj, Resolution
from judgekit.engine.view import View

IMMUNE = "immune"
OPPOSING = Filter(controller=(Test.from_text("opponent"),))


@dataclass(frozen=True)
class Immune(ContinuousEffect):
    """Effects do not affect it: {immune: self, to: {controller: opponent}}; else all the opponent's."""

    immune: Target
    to: Filter = field(default=OPPOSING)
    until: str = END_OF_TURN

    @property
    def on(self) -> Target:
        """Whom it reaches when it starts."""
        return self.immune

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """As long as it lasts."""
        return reaching(self.immune, Continuous(0, IMMUNE, IMMUNE, at, payload=self))

    def keeps_off(self, source: Obj, ability: Ability | None, game: View, at: Resolution) -> bool:  # noqa: ARG002
        """Does it speak of what this card does, by this ability where it is known?"""
        return self.to.accepts(source, game, at)
