"""What «can't activate [When Digivolving] effects» says (15.2 has one): of whom, and which of its effects."""

from dataclasses import dataclass

from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import END_OF_TURN, ContinuousEffect, reaching
from judgekit.engine.filters import Target
from judgekit.engine.model import Resolution
from judgekit.engine.rule import rule
from judgekit.engine.view import View
from judgekit.games.digimon.effect_words import Word
from judgekit.games.digimon.table import Table

MUTE = "mute"


@dataclass(frozen=True)
class Mute(ContinuousEffect):
    """It activates none of its effects of a Trigger: {mute: digivolve, on: target}."""

    mute: Word
    on: Target = "self"
    until: str = END_OF_TURN

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """As long as it lasts."""
        return reaching(self.on, Continuous(0, MUTE, MUTE, at, payload=self))


class Muting(Table):
    """What a text keeps from being activated has triggered, and does nothing."""

    def is_muted(self, at: Resolution) -> bool:
        """Does a text keep this effect, triggered by this event, from being activated?"""
        event = at.instance.event
        found = (one for one in self.continuous(MUTE) if one.is_on(self) and one.reaches(at.source, self))
        return any(event is not None and one.payload.mute == event.kind for one in found) and self.stays_silent(at)

    @rule("15.2")
    def stays_silent(self, at: Resolution) -> bool:
        """What a text says that cannot be done is not done."""
        self.say("muted", ability=at.instance.label)
        return True
