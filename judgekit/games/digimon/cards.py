"""A Digimon card as printed, and the filters that speak of Digimon."""

from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Literal

from judgekit.engine.abilities import Printed
from judgekit.engine.filters import Filter, Known, Tests, Viewpoint
from judgekit.engine.model import Obj
from judgekit.engine.value import whole
from judgekit.engine.words import Characteristic

Type = Literal["digimon", "tamer", "option", "digi-egg"]
Keyword = Literal[
    "Armor Purge",
    "Blast Digivolve",
    "Blitz",
    "Blocker",
    "Evade",
    "Overclock",
    "Piercing",
    "Raid",
    "Rush",
    "Vortex",
]


@dataclass(frozen=True)
class DigimonCard(Printed):
    """A card: its type, level, DP, costs, colors and traits.

    `evolves_from` names what it may digivolve from, by level or by name (by default one level less); `checks` is its
    Security Attack; `link` the traits that a Digimon needs to carry it linked, `link_dp` what it then adds.
    """

    type: Type = "digimon"
    level: int | None = None
    dp: int | None = None
    cost: int | None = None
    colors: tuple[str, ...] = ()
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


@dataclass(frozen=True)
class DigimonFilter(Filter):
    """Objects by what Digimon cards have.

    `sources` counts the cards under a Digimon and `source` names them; `highest: dp` keeps those that nothing which
    passes the other tests exceeds.
    """

    level: Tests = ()
    dp: Tests = ()
    cost: Tests = ()
    colors: Tests = ()
    traits: Tests = ()
    suspended: Tests = ()
    attacking: Tests = ()
    sources: Tests = ()
    source: Tests = ()
    token: Tests = ()
    highest: Characteristic | None = None

    @cached_property
    def active(self) -> tuple[tuple[str, Tests], ...]:
        """The tests that were given, by characteristic; `highest` compares and is none."""
        given = ((one.name.removesuffix("_"), getattr(self, one.name)) for one in fields(self) if one.name != "highest")
        return tuple((name, tests) for name, tests in given if tests)

    def accepts(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        """Does the object pass every test, and does nothing exceed it where the highest is asked for?"""
        if not super().accepts(obj, game, view):
            return False
        if not self.highest:
            return True
        rivals, name = game.matching(replace(self, highest=None), view), game.characteristic(self.highest)
        return whole(game.value(obj, name)) >= max(whole(game.value(one, name)) for one in rivals)
