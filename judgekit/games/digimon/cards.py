"""A Digimon card as printed, and the filters that speak of Digimon."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from judgekit.engine.abilities import Printed
from judgekit.engine.filters import Filter, Known, Tests, Viewpoint, plain
from judgekit.engine.model import Obj

Type = Literal["digimon", "tamer", "option", "digi-egg"]
Color = Literal["red", "blue", "yellow", "green", "black", "purple", "white"]
Keyword = Literal[
    "Alliance",
    "Armor Purge",
    "Barrier",
    "Blast Digivolve",
    "Blitz",
    "Blocker",
    "Evade",
    "Execute",
    "Fortitude",
    "Jamming",
    "Overclock",
    "Piercing",
    "Raid",
    "Reboot",
    "Retaliation",
    "Rush",
    "Scapegoat",
    "Vortex",
]


@dataclass(frozen=True)
class DigimonCard(Printed):
    """A card: its type, level, DP, costs, colors and traits.

    `evolves_from` names what it may digivolve from, by level or by name (by default one level less); `checks` is its
    Security Attack; `link` the traits that a Digimon needs to carry it linked, `link_dp` what it then adds.
    `digi_xros` names the cards that it may be played with, `xros_reduce` how much less it costs for each.
    """

    type: Type = "digimon"
    level: int | None = None
    dp: int | None = None
    cost: int | None = None
    colors: tuple[Color, ...] = ()
    traits: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    inherited_keywords: tuple[Keyword, ...] = ()
    evolve_cost: int = 0
    evolves_from: tuple[str, ...] = ()
    checks: int = 1
    overflow: int = 0
    link: tuple[str, ...] = ()
    link_dp: int = 0
    token: bool = False
    digi_xros: tuple[str, ...] = ()
    xros_reduce: int = 2


@dataclass(frozen=True)
class DigimonFilter(Filter):
    """Objects by what Digimon cards have.

    `sources` counts the cards under a Digimon and `source` names them; `trait contains` is a part of one of its traits.
    """

    level: Tests = ()
    dp: Tests = ()
    cost: Tests = ()
    colors: Tests = ()
    traits: Tests = ()
    trait_contains: Tests = ()
    suspended: Tests = ()
    attacking: Tests = ()
    sources: Tests = ()
    source: Tests = ()
    token: Tests = ()

    @cached_property
    def _exact(self) -> "DigimonFilter":
        return replace(self, trait_contains=())

    def accepts(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        """Does the object pass every test, as the source of the ability sees it?"""
        if not self.trait_contains:
            return super().accepts(obj, game, view)
        found = game.value(obj, "traits")
        traits = found if isinstance(found, frozenset) else frozenset()
        has = (any(one.word in trait for trait in traits) != one.negated for one in plain(self.trait_contains))
        return any(has) and self._exact.accepts(obj, game, view)
