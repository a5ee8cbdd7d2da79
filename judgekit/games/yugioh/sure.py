"""What «cannot be negated» and «cannot be answered» say of others' activations and effects (5.1.7.1)."""

from dataclasses import dataclass
from typing import Literal

from judgekit.engine.abilities import Pattern
from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import END_OF_TURN, ContinuousEffect, reaching
from judgekit.engine.filters import Target
from judgekit.engine.model import Resolution
from judgekit.engine.terms import Who
from judgekit.engine.view import View

SURE, NO_ANSWER = "sure", "no answer"
CANNOT_BE_NEGATED = "Innegable"
"""The word of an ability neither whose activation nor whose effect can be negated."""


NEEDS_ITS_CARD = "Presencia"
"""The word of an ability whose card must be face up on the field when it resolves, too."""


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
        return reaching(self.sure, Continuous(0, SURE, SURE, at, payload=self))


@dataclass(frozen=True)
class NoAnswer(ContinuousEffect):
    """Activations that nobody answers: {no answer to: {event: activate, of: {type: trap}}, player: opponent}.

    `kept back` are the activations with which it is not answered; without it, none answers.
    """

    no_answer_to: Pattern
    player: Who = "opponent"
    kept_back: Pattern | None = None
    until: str = END_OF_TURN

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """As long as it lasts."""
        return Continuous(0, NO_ANSWER, NO_ANSWER, at, payload=self)
