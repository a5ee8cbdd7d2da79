"""The {E} symbol: the verb that exerts, and which parts of a cost are that symbol."""

from collections.abc import Sequence
from dataclasses import dataclass

from judgekit.engine.effects.objects import Choose, ToObjects
from judgekit.engine.filters import Target
from judgekit.engine.model import Ability, Effect, Obj
from judgekit.games.lorcana import events


@dataclass(frozen=True)
class Exert(ToObjects):
    """Exert cards that are ready: {exert: self}; as a cost it is the {E} symbol."""

    exert: Target
    happening = events.Exert

    def may_happen_to(self, obj: Obj) -> bool:
        """Is it ready?"""
        return not obj.mark("exerted")


def exerts_itself(ability: Ability) -> bool:
    """Is {E} of its own card part of the cost?"""
    return any(isinstance(part, Exert) and part.exert in {"self", "card"} for part in ability.cost)


def exerting_alone(cost: Sequence[Effect]) -> tuple[Effect, ...]:
    """Of a cost, every {E}, with the choice of what is exerted."""
    exerted = [part.exert for part in cost if isinstance(part, Exert)]
    return tuple(part for part in cost if isinstance(part, Exert) or (isinstance(part, Choose) and part.as_ in exerted))
