"""A Cipher card as printed, and the filters that speak of Cipher cards."""

from dataclasses import dataclass
from typing import Literal

from judgekit.engine.abilities import Printed
from judgekit.engine.filters import Filter, Tests

Range = Literal["1", "2", "1-2"]
Keyword = Literal["CCS"]


@dataclass(frozen=True)
class CipherCard(Printed):
    """A unit's card: its character, its deployment and promotion costs, colours, power, support and range.

    Its own name is the full one; `character` is missing where both are the same, `promotion` where it cannot promote.
    A skill that works only after a Class Change says `keyword: CCS`; a support skill says `zone: support`.
    """

    character: str | None = None
    cost: int | None = None
    promotion: int | None = None
    colors: tuple[str, ...] = ()
    power: int | None = None
    support: int | None = None
    range: Range | None = None
    keywords: tuple[Keyword, ...] = ()


@dataclass(frozen=True)
class CipherFilter(Filter):
    """Cards by what Cipher cards have and by how they lie."""

    character: Tests = ()
    cost: Tests = ()
    promotion: Tests = ()
    colors: Tests = ()
    power: Tests = ()
    support: Tests = ()
    range: Tests = ()
    main: Tests = ()
    tapped: Tests = ()
    down: Tests = ()
    promoted: Tests = ()
    attacking: Tests = ()
    defending: Tests = ()
