"""A Digimon card as printed, and the filters that speak of Digimon."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from judgekit.engine.abilities import Printed
from judgekit.engine.filters import Filter, Known, Tests, Viewpoint, plain
from judgekit.engine.model import Obj
from judgekit.engine.value import Value

Type = Literal["digimon", "tamer", "option", "digi-egg"]
Color = Literal["red", "blue", "yellow", "green", "black", "purple", "white"]
Keyword = Literal[
    "Alliance",
    "Armor Purge",
    "Barrier",
    "Blast Digivolve",
    "Blitz",
    "Blocker",
    "Collision",
    "Evade",
    "Execute",
    "Fortitude",
    "Jamming",
    "Overclock",
    "Piercing",
    "Progress",
    "Raid",
    "Reboot",
    "Retaliation",
    "Rush",
    "Scapegoat",
    "Training",
    "Vortex",
]


@dataclass(frozen=True)
class DigimonCard(Printed):
    """A card: its type, level, DP, costs, colors and traits.

    `evolves_from` names what it may digivolve from, by level or by name (by default one level less); `checks` is its
    Security Attack; `link` the traits that a Digimon needs to carry it linked, `link_dp` what it then adds.
    `digi_xros` names the cards that it may be played with, `xros_reduce` how much less it costs for each; `mentions`
    are the names, traits and keywords that its text speaks of.
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
    mentions: tuple[str, ...] = ()


@dataclass(frozen=True)
class DigimonFilter(Filter):
    """Objects by what Digimon cards have.

    `sources` counts the cards under a Digimon and `source` names them, `hidden` counts those that lie face down and
    `links` those that are linked; `hues` counts its colors, and `inheritable` is what has inherited effects.
    `name contains` is a part of one of its names, `trait contains` of one of its traits and `text contains` of anything
    that is printed on it, whatever their capitals; `trait except` are traits whose parts do not count, and `lies under`
    says what the card lies under.
    """

    level: Tests = ()
    dp: Tests = ()
    cost: Tests = ()
    colors: Tests = ()
    traits: Tests = ()
    trait_contains: Tests = ()
    trait_except: Tests = ()
    suspended: Tests = ()
    attacking: Tests = ()
    sources: Tests = ()
    source: Tests = ()
    token: Tests = ()
    played: Tests = ()
    faceup: Tests = ()
    facedown: Tests = ()
    hidden: Tests = ()
    linked: Tests = ()
    links: Tests = ()
    inheritable: Tests = ()
    hues: Tests = ()
    text_contains: Tests = ()
    lies_under: Filter | None = None

    @cached_property
    def _whole(self) -> "DigimonFilter":
        """What it asks of one card but for parts of words and for what it lies under."""
        return replace(
            self,
            name_contains=(),
            trait_contains=(),
            trait_except=(),
            text_contains=(),
            lies_under=None,
            highest=None,
            lowest=None,
        )

    def accepts(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        """Does the object pass every test, as the source of the ability sees it?"""
        parts = self.name_contains or self.trait_contains or self.trait_except or self.text_contains
        if not (parts or self.lies_under):
            return super().accepts(obj, game, view)
        if not (self._has_parts(obj, game) and self._lies_there(obj, game, view)):
            return False
        return self._whole.accepts(obj, game, view) and self._is_extreme(obj, game, view)

    def _has_parts(self, obj: Obj, game: Known) -> bool:
        names, traits = game.names(obj), _words(game.value(obj, "traits"))
        printed = traits | names | _words(game.value(obj, "mentions"))
        counted = frozenset(one for one in traits if not _is_one_of(one, self.trait_except))
        wanted = ((self.name_contains, names), (self.trait_contains, counted), (self.text_contains, printed))
        return all(_has_part(tests, words) for tests, words in wanted)

    def _is_extreme(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        return not (self.highest or self.lowest) or self._extreme(obj, game, view)

    def _lies_there(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        if self.lies_under is None:
            return True
        return any(one.unit == obj.zone.host for one in game.matching(self.lies_under, view))


def _has_part(tests: Tests, words: frozenset[str]) -> bool:
    """Names are printed in one word: «Dramon» is a part of «Seadramon» too, whatever its capitals."""
    said = [word.lower() for word in words]
    has = [any(one.word.lower() in word for word in said) != one.negated for one in plain(tests)]
    return any(has) or not has


def _is_one_of(word: str, tests: Tests) -> bool:
    return any(one.word.lower() == word.lower() for one in plain(tests))


def _words(value: Value | None) -> frozenset[str]:
    return value if isinstance(value, frozenset) else frozenset()
