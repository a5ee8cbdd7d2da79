"""The same script by other rules: as far as they let it, and never for ever."""

from dataclasses import dataclass
from typing import Any

from judgekit.engine.actions import IllegalMove
from judgekit.engine.game import Game
from judgekit.engine.trace import Endless, Step, Trace
from judgekit.reasons.changes import Variation
from judgekit.replay import AsFarAsItGoes, seat

FEWEST_STEPS = 200
TIMES_AS_LONG = 4


@dataclass(frozen=True, slots=True)
class Otherwise:
    """A table as other rules left it; the move that they refused; if they never end, or cannot be played."""

    game: Game
    refused: IllegalMove | None = None
    endless: bool = False
    unplayable: bool = False

    @property
    def is_over(self) -> bool:
        """Did it come to an end, be it a move that is refused?"""
        return not (self.endless or self.unplayable)


class _Bounded(Trace):
    """A trace that is over after so many steps: a rule that is gone may have been what ended a loop."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def _add(self, *step: Any) -> Step:
        if len(self.steps) > self._most:
            raise Endless
        return super()._add(*step)


def play_otherwise(variation: Variation, steps: int) -> Otherwise:
    """Play a variation of a replay that had so many steps."""
    script = AsFarAsItGoes(variation.situation.script)
    table = seat(variation.situation, script, game=variation.game)
    table.trace = _Bounded(max(FEWEST_STEPS, TIMES_AS_LONG * steps))
    try:
        table.play()
    except IllegalMove as refused:
        return Otherwise(table, refused)
    except (Endless, RecursionError):
        return Otherwise(table, endless=True)
    except Exception:  # rules that lack one may do anything; what they cannot play decides all the more
        return Otherwise(table, unplayable=True)
    return Otherwise(table)
