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
from judgekit.engine.next_after import NextAfter
from judgekit.engine.said import first_word
from judgekit.engine.terms import AMOUNTS, CONDITIONS


class Speaks(Protocol):
    """What a game says of its own words."""

    verbs: ClassVar[tuple[type[Effect], ...]]
    filter: ClassVar[type[Filter]]
    amounts: ClassVar[tuple[type[Amount], ...]]


def vocabulary(game: type[Speaks]) -> Mapping[type, tuple[type, ...]]:
    """The variants of every base: shared by all games, and the game's own verbs, filters and amounts."""
    return {
        Ability: ABILITIES,
        Effect: effects(game),
        Amount: (*AMOUNTS, *game.amounts),
        Condition: (*CONDITIONS, IsNamed, NextAfter),
        Against: AGAINST,
        Filter: (game.filter,),
    }


def effects(game: type[Speaks]) -> tuple[type[Effect], ...]:
    """The instructions: a game's own verb takes the place of the shared one whose first word is its own."""
    own = {first_word(one) for one in game.verbs}
    shared = (*FLOW, *OBJECTS, *PILES, *CONTINUOUS)
    return (*(one for one in shared if first_word(one) not in own), *game.verbs)
