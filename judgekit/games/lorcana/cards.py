"""A Lorcana card as printed, and the filters that speak of Lorcana."""

from dataclasses import dataclass
from typing import Literal

from judgekit.engine.abilities import Printed
from judgekit.engine.filters import Filter, Tests

Type = Literal["character", "action", "item", "location"]
Ink = Literal["Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel"]
Keyword = Literal["Ward", "Evasive", "Reckless"]


@dataclass(frozen=True)
class LorcanaCard(Printed):
    """A card: its type, cost, ink, classifications, and what its type adds; the full name is the card's key.

    `shift` and `singer` are the numbers of those keywords; the document names the keywords and does not define them.
    `shift_onto` are classifications of characters on which it may lie besides those of its name.
    """

    type: Type = "character"
    cost: int = 0
    inkwell: bool = True
    inks: tuple[Ink, ...] = ()
    classifications: tuple[str, ...] = ()
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    move_cost: int | None = None
    shift: int | None = None
    shift_onto: tuple[str, ...] = ()
    singer: int | None = None
    keywords: tuple[Keyword, ...] = ()


@dataclass(frozen=True)
class LorcanaFilter(Filter):
    """Objects by what Lorcana cards have and by their states."""

    cost: Tests = ()
    inkwell: Tests = ()
    inks: Tests = ()
    classifications: Tests = ()
    strength: Tests = ()
    willpower: Tests = ()
    lore: Tests = ()
    exerted: Tests = ()
    damage: Tests = ()
    drying: Tests = ()
    location: Tests = ()
    challenging: Tests = ()
    challenged: Tests = ()
    shifted: Tests = ()
