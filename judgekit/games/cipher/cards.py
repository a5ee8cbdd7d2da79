"""A Cipher card as printed, and the filters that speak of Cipher cards."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, Protocol, cast

from judgekit.engine.abilities import Printed
from judgekit.engine.filters import Filter, Known, Target, Tests, Viewpoint, plain
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.view import View

Range = Literal["1", "2", "1-2"]
Color = Literal["rojo", "azul", "blanco", "negro", "verde", "morado", "amarillo", "marrón"]
Keyword = Literal["CCS"]
LABELS = ("AS", "BS", "CF", "CP", "DB", "DV", "FS", "HS", "LIS", "LvS2", "LvS3", "LvS4", "LvS5", "US")
"""Kinds of skills that cards print and the guide does not know: a name for other texts, and nothing by itself."""
EACH_TIME = "each time"
"""Of an AUTO that its own text lets trigger more than once in a turn."""


@dataclass(frozen=True)
class CipherCard(Printed):
    """A unit's card: its character, its deployment and promotion costs, colours, power, support, range and traits.

    Its own name is the full one; `character` is missing where both are the same, `promotion` where it cannot promote.
    A skill that works only after a Class Change says `keyword: CCS`; a support skill says `zone: support`.
    """

    character: str | None = None
    cost: int | None = None
    promotion: int | None = None
    colors: tuple[Color, ...] = ()
    power: int | None = None
    support: int | None = None
    range: Range | None = None
    traits: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()


@dataclass(frozen=True)
class CipherFilter(Filter):
    """Cards by what Cipher cards have and by how they lie.

    `stacked` is how many cards its stack has, itself among them; `attacked` are those that have this turn; `skills`
    are those that print a skill of a kind (CF, `support`…), `used` those that have used the ACT that stands in this
    place of its card this turn; `supports: self` is the card that gives its support to the
    source (`other`, to another unit of its player; `main`, to its Main Character), `supported by` the unit to which
    such a card gives it. `same character as: target` are those that bear the unit name of what was chosen,
    `same line as: self` those that stand beside it; both take a filter too.
    """

    character: Tests = ()
    cost: Tests = ()
    promotion: Tests = ()
    colors: Tests = ()
    power: Tests = ()
    support: Tests = ()
    range: Tests = ()
    traits: Tests = ()
    main: Tests = ()
    tapped: Tests = ()
    down: Tests = ()
    promoted: Tests = ()
    attacking: Tests = ()
    defending: Tests = ()
    stacked: Tests = ()
    supports: Tests = ()
    attacked: Tests = ()
    skills: Tests = ()
    used: Tests = ()
    supported_by: Target | None = None
    same_character_as: Target | None = None
    same_line_as: Target | None = None

    @cached_property
    def _alone(self) -> "CipherFilter":
        return replace(self, supports=(), supported_by=None, same_character_as=None, same_line_as=None)

    def accepts(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        """Does the object pass every test, as the source of the ability sees it?"""
        if not (self.supports or self.supported_by or self.same_character_as or self.same_line_as):
            return super().accepts(obj, game, view)
        if self.supports and not self._supports(obj, game, view):
            return False
        if self.supported_by and not self._is_supported(obj, game, view):
            return False
        if self.same_character_as and not self._is_one_of(obj, game, view):
            return False
        if self.same_line_as and not self._stands_with(obj, game, view):
            return False
        return self._alone.accepts(obj, game, view)

    def _stands_with(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        meant = cast(View, game).targets(cast(Target, self.same_line_as), cast(Resolution, view))
        return any(one.zone == obj.zone for one in meant)

    def _supports(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        unit = cast(Characters, game).supported_by(obj)
        if unit is None:
            return False
        of = (_is_meant(one.word, unit, game, view) != one.negated for one in plain(self.supports))
        return any(of)

    def _is_supported(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        meant = cast(View, game).targets(cast(Target, self.supported_by), cast(Resolution, view))
        units = (cast(Characters, game).supported_by(one) for one in meant)
        return any(one is not None and one.unit == obj.unit for one in units)

    def _is_one_of(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        meant = cast(View, game).last_known(cast(Target, self.same_character_as), cast(Resolution, view))
        return any(cast(Characters, game).same_character(one, obj) for one in meant)


class Characters(Protocol):
    """What Cipher's filters ask of its table besides what all filters ask."""

    def same_character(self, one: Obj, other: Obj) -> bool:
        """Are two cards the same character?"""

    def supported_by(self, card: Obj) -> Obj | None:
        """The unit to which a card gives its support."""


def _is_meant(word: str, unit: Obj, game: Known, view: Viewpoint) -> bool:
    match word:
        case "self":
            return unit.unit == view.source.unit
        case "other":
            return unit.unit != view.source.unit and unit.controller == view.controller
        case "main":
            return bool(unit.mark("main")) and unit.controller == view.controller
        case _:
            return unit.unit in game.units_meant(word, view)
