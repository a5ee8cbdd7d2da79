"""The closed vocabulary of a game: what each base may be read as."""

from collections.abc import Mapping
from typing import ClassVar, Protocol

from judgekit.engine.abilities import ABILITIES
from judgekit.engine.effects.continuous import CONTINUOUS
from judgekit.engine.effects.flow import FLOW, IsNamed
from judgekit.engine.effects.objects import OBJECTS
from judgekit.engine.effects.piles import PILES
from judgekit.engine.filters import AGAINST, Against, Filter
from judgekit.engine.model import Ability, Amount, Condition, Effect
from judgekit.engine.terms import AMOUNTS, CONDITIONS


class Speaks(Protocol):
    """What a game says of its own words."""

    verbs: ClassVar[tuple[type[Effect], ...]]
    filter: ClassVar[type[Filter]]


def vocabulary(game: type[Speaks]) -> Mapping[type, tuple[type, ...]]:
    """The variants of every base: shared by all games, and the game's own verbs and filters."""
    return {
        Ability: ABILITIES,
        Effect: (*FLOW, *OBJECTS, *PILES, *CONTINUOUS, *game.verbs),
        Amount: AMOUNTS,
        Condition: (*CONDITIONS, IsNamed),
        Against: AGAINST,
        Filter: (game.filter,),
    }
