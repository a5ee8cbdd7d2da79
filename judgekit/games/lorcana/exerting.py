"""The {E} symbol: the verb that exerts, and the parts of a cost, where exerting is paying and no effect."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from judgekit.engine.effects.objects import ToObjects, happen
from judgekit.engine.event import Event
from judgekit.engine.filters import Target
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.table import Table
from judgekit.games.lorcana import events


@dataclass(frozen=True)
class Exert(ToObjects):
    """Exert cards that are ready: {exert: self}; as a cost it is the {E} symbol."""

    exert: Target
    as_cost: bool = False
    happening = events.Exert

    def run(self, game: Table, at: Resolution) -> bool:
        """False where all of them were exerted already."""
        ready = [one for one in game.targets(self.exert, at) if not one.mark("exerted")]
        return happen(game, at, [self.event(one, game, at) for one in ready])

    def event(self, obj: Obj, game: Table, at: Resolution) -> Event:
        """To exert as a cost is not an effect."""
        event = super().event(obj, game, at)
        return event.but(cause="cost") if self.as_cost else event


def as_costs(cost: Sequence[Any]) -> list[Any]:
    """The parts of a cost, each {E} marked as one."""
    return [replace(one, as_cost=True) if isinstance(one, Exert) else one for one in cost]
