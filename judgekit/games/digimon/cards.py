"""A Digimon card as printed, and the filters that speak of Digimon."""

from dataclasses import dataclass
from typing import Literal

from judgekit.engine.abilities import Printed
from judgekit.engine.filters import Filter, Tests

Type = Literal["digimon", "tamer", "option", "digi-egg"]
Keyword = Literal["Blocker", "Piercing", "Raid", "Evade"]


@dataclass(frozen=True)
class DigimonCard(Printed):
    """A card: its type, level, DP, play cost, colors and traits."""

    type: Type = "digimon"
    level: int | None = None
    dp: int | None = None
    cost: int | None = None
    colors: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()


@dataclass(frozen=True)
class DigimonFilter(Filter):
    """Objects by what Digimon cards have."""

    level: Tests = ()
    dp: Tests = ()
    cost: Tests = ()
    colors: Tests = ()
    traits: Tests = ()
    suspended: Tests = ()
