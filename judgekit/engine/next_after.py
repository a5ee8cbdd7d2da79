"""Which of several events is the first after another: what a text calls «the next» one."""

from dataclasses import dataclass

from judgekit.engine.abilities import Pattern
from judgekit.engine.model import Condition, Resolution
from judgekit.engine.view import View


@dataclass(frozen=True)
class NextAfter(Condition):
    """The last such event is the first since another: {next: {event: turn end}, after: {event: play}}."""

    next: Pattern
    after: Pattern

    def holds(self, game: View, at: Resolution) -> bool:
        """Did the other happen since the one before it?"""
        return game.is_next(self.next, self.after, at)
