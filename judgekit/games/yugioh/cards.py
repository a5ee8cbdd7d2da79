"""A Yu-Gi-Oh! card as printed, and the filters that speak of such cards."""

from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cached_property
from typing import Any, Literal, cast

from judgekit.engine.abilities import Printed
from judgekit.engine.filters import Filter, Known, Test, Tests, Viewpoint
from judgekit.engine.model import Ability, Obj, Resolution
from judgekit.engine.terms import View
from judgekit.engine.words import Named, Trait

Type = Literal["monster", "spell", "trap"]
Kind = Literal[
    "effect",
    "tuner",
    "pendulum",
    "fusion",
    "synchro",
    "xyz",
    "link",
    "ritual",
    "token",
    "union",
    "spirit",
    "gemini",
    "toon",
    "flip",
]
Icon = Literal["normal", "continuous", "equip", "field", "quick-play", "ritual", "counter"]
ALIKE = {
    "same_name_as": "name",
    "same_race_as": "race",
    "same_attribute_as": "attribute",
    "same_level_as": "level",
}
Keyword = Literal["Penetración", "Ataque directo", "Invocación restringida", "Debe atacar"]


@dataclass(frozen=True)
class YugiohFilter(Filter):
    """Objects by what Yu-Gi-Oh! cards have; `attached` how many materials; `equipped: self` the source's monster.

    `same name as: event` are those of the same name: two cards of one name are the same card (2.2.1.1); likewise of the
    same Type, Attribute or Level. `mentions` are the names that stand in a card's text.
    """

    kinds: Tests = ()
    icon: Tests = ()
    level: Tests = ()
    rank: Tests = ()
    atk: Tests = ()
    def_: Tests = ()
    original_atk: Tests = ()
    original_def: Tests = ()
    attribute: Tests = ()
    race: Tests = ()
    defense: Tests = ()
    facedown: Tests = ()
    battled: Tests = ()
    attacking: Tests = ()
    attacked: Tests = ()
    attached: Tests = ()
    equipped: Tests = ()
    same_name_as: Named | None = None
    same_race_as: Named | None = None
    same_attribute_as: Named | None = None
    same_level_as: Named | None = None
    summoned: Tests = ()
    came_from: Tests = ()
    link: Tests = ()
    normal: Tests = ()
    mentions: Tests = ()
    with_counters: Tests = ()

    @cached_property
    def _plain(self) -> "YugiohFilter":
        return replace(self, equipped=(), **cast(Any, dict.fromkeys(ALIKE)))

    def accepts(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        """Does the object pass every test, as the source of the ability sees it?"""
        if self.equipped and view.source.mark("equipped") != obj.label:
            return False
        like = [name for name in ALIKE if getattr(self, name)]
        if not all(self._is_like(name, obj, game, view) for name in like):
            return False
        if self.equipped or like:
            return self._plain.accepts(obj, game, view)
        return super().accepts(obj, game, view)

    def _is_like(self, field: str, obj: Obj, game: Known, view: Viewpoint) -> bool:
        """Is it like one of those that are meant, in its names or in a characteristic that it has?"""
        meant = cast(View, game).last_known(str(getattr(self, field)), cast(Resolution, view))
        name = ALIKE[field]
        if name == "name":
            return any(game.names(one) & game.names(obj) for one in meant)
        value = game.value(obj, name)
        return value is not None and any(game.value(one, name) == value for one in meant)


@dataclass(frozen=True)
class Ingredient:
    """Materials that a monster needs: {of: {kinds: tuner}}, one, or {of: {race: dragón}, count: ">= 2"}.

    `different: name` says that no two of them are of one name, `same: level` that all are of one Level, `including`
    that one of them at least passes another filter too.
    """

    of: YugiohFilter
    count: Tests = (Test("1", "=", 1),)
    different: Trait | None = None
    same: Trait | None = None
    including: YugiohFilter | None = None


@dataclass(frozen=True)
class YugiohCard(Printed):
    """A card: a monster with its level (or rank), ATK and DEF, or a Spell or Trap with its icon.

    `materials` are how many Xyz Materials it needs and `material_level` their Level; `needs` is the Tuner that it names
    as its Synchro Material; `recipe` says which materials any Summon of it needs; `scale` is the Pendulum Scale;
    `tributes` are those that its own text asks for, each of `tribute_level` or more. The original ATK and DEF are those
    printed, unless a text changes them.
    """

    type: Type = "monster"
    kinds: tuple[Kind, ...] = ()
    icon: Icon = "normal"
    level: int | None = None
    rank: int | None = None
    atk: int | None = None
    def_: int | None = None
    original_atk: int | None = None
    original_def: int | None = None
    attribute: str | None = None
    race: str | None = None
    scale: int | None = None
    link: int | None = None
    materials: int | None = None
    material_level: int | None = None
    needs: str | None = None
    recipe: tuple[Ingredient, ...] = ()
    tributes: int | None = None
    tribute_level: int | None = None
    mentions: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()


def works_equipped(ability: Ability) -> bool:
    """Is it what a monster says of the time when it is equipped: there, or of the monster that it is equipped to?"""
    return "spells" in ability.zone or _speaks_of_its_bearer(ability)


def _speaks_of_its_bearer(part: object) -> bool:
    if isinstance(part, YugiohFilter) and part.equipped:
        return True
    if isinstance(part, tuple):
        return any(map(_speaks_of_its_bearer, part))
    return is_dataclass(part) and any(_speaks_of_its_bearer(getattr(part, one.name)) for one in fields(part))
