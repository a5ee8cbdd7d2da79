"""Of what a monster was made: the materials or Tributes of its Summon, where its own text asks (2.2.7.1)."""

from collections.abc import Sequence
from dataclasses import dataclass, is_dataclass
from functools import cache
from typing import Any, cast

from judgekit.engine.filters import Filter, Known, Target
from judgekit.engine.model import Card, Obj, Resolution
from judgekit.engine.said import parts
from judgekit.engine.terms import CharacteristicOf, Reckoned
from judgekit.engine.value import whole
from judgekit.engine.view import View

MADE_OF = "made of"
_ASKED = ("made_of", "made_with", "material_of")
_BETWEEN = ", "


@dataclass(frozen=True)
class Used(Reckoned):
    """How many of the materials of a Summon were such: {used: {kinds: not tuner}, of: self}.

    With `total: original atk`, what they had of that between them.
    """

    used: Filter
    of: Target = "self"
    total: str = ""

    def found(self, game: View, at: Resolution) -> int:
        """As they were when they were used."""
        made = [one for obj in game.last_known(self.of, at)[:1] for one in made_of(obj, game)]
        those = [one for one in made if self.used.accepts(one, game, at)]
        if not self.total:
            return len(those)
        name = game.characteristic(self.total)
        return sum(whole(game.value(one, name)) for one in those)


def as_used(materials: Sequence[Obj]) -> frozenset[str]:
    """The mark of a monster made of these, as they were when they were used."""
    return frozenset(str(one.id) for one in materials)


def made_of(obj: Obj, game: Known) -> tuple[Obj, ...]:
    """Its materials as they last were; those that a table gives are named by their labels, «Uno, Otro»."""
    said, view = obj.mark(MADE_OF), cast(View, game)
    if isinstance(said, frozenset):
        found = (view.was(int(one)) for one in sorted(said))
        return tuple(one for one in found if one)
    labels = str(said).split(_BETWEEN) if said else ()
    return tuple(cast(Any, game).card(one) for one in labels)


@cache
def asks_of_what_it_is_made(card: Card) -> bool:
    """Does the text of the card ask for the materials of a Summon?"""
    return any(map(_asks, parts(card.abilities)))


def _asks(part: object) -> bool:
    if isinstance(part, Used) or (isinstance(part, CharacteristicOf) and part.value == MADE_OF):
        return True
    return is_dataclass(part) and any(getattr(part, one, None) for one in _ASKED)
