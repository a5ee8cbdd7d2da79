"""A Final Fantasy card as printed, and the filters that speak of such cards."""

from dataclasses import dataclass
from typing import Literal

from judgekit.engine.abilities import Printed
from judgekit.engine.filters import Filter, Tests

Type = Literal["forward", "backup", "monster", "summon"]
Element = Literal["fire", "ice", "wind", "earth", "lightning", "water", "light", "dark"]
Keyword = Literal["Brave", "Haste", "First Strike", "Back Attack", "Must Attack", "Must Block"]
CHARACTERS = frozenset({"forward", "backup", "monster"})
LIGHT_AND_DARK = frozenset({"light", "dark"})


@dataclass(frozen=True)
class FftcgCard(Printed):
    """A card: its type, Elements, cost, Power, jobs and categories, and its two icons, Multi-Card and EX Burst.

    On a Character the ability that an EX Burst uses carries `keyword: EX Burst`; a Summon bursts as a whole.
    `only_backups` and `only_element` are which points alone may pay for it; `extra_attacks` how often more it attacks.
    `ex_damage` is the Damage value of the burst; `attack_cost` and `block_cost` are what effects ask for, in CP.
    """

    type: Type = "forward"
    elements: tuple[Element, ...] = ()
    cost: int = 1
    power: int | None = None
    jobs: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    limit_break: int | None = None
    warp: int | None = None
    multi: bool = False
    ex: bool = False
    ex_damage: int = 0
    extra_attacks: int = 0
    only_backups: bool = False
    only_element: Element | None = None
    attack_cost: int = 0
    block_cost: int = 0
    keywords: tuple[Keyword, ...] = ()


@dataclass(frozen=True)
class FftcgFilter(Filter):
    """Objects by what Final Fantasy cards have."""

    elements: Tests = ()
    cost: Tests = ()
    power: Tests = ()
    jobs: Tests = ()
    categories: Tests = ()
    dull: Tests = ()
    frozen: Tests = ()
    damage: Tests = ()
    attacking: Tests = ()
    blocking: Tests = ()
    party: Tests = ()
    counters: Tests = ()
    tokens: Tests = ()
    multi_element: Tests = ()
    paid_elements: Tests = ()
    paid_element: Tests = ()
    paid_by_backups: Tests = ()
    seals: Tests = ()
