"""What «cannot be negated» says (5.1.7.1): of the activations of cards, of their effects, or of both."""

from dataclasses import dataclass
from typing import Literal

from judgekit.engine.altered import altered
from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import END_OF_TURN, ContinuousEffect
from judgekit.engine.filters import Filter, Target
from judgekit.engine.model import Resolution
from judgekit.engine.terms import View

SURE = "sure"
CANNOT_BE_NEGATED = "Innegable"
"""The word of an ability neither whose activation nor whose effect can be negated."""


@dataclass(frozen=True)
class Sure(ContinuousEffect):
    """What cards activate and their effects cannot be negated: {sure: self}; `what` says which of the two."""

    sure: Target
    what: Literal["activation", "effect", "both"] = "both"
    until: str = END_OF_TURN

    @property
    def on(self) -> Target:
        """Whom it reaches when it starts."""
        return self.sure

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """As long as it lasts."""
        made = Continuous(0, SURE, SURE, at, payload=self)
        if isinstance(self.sure, Filter):
            return altered(made, reach=self.sure)
        return altered(made, units=frozenset({at.source.unit})) if self.sure == "self" else made
