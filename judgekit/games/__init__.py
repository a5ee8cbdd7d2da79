"""The games: one package each; it names its class as GAME, its readings as READINGS, its malrules as MALRULES."""

from functools import cache, lru_cache
from importlib import import_module
from pkgutil import iter_modules

from judgekit.engine.game import Game
from judgekit.engine.malrule import Malrule, with_malrule
from judgekit.engine.reading import Reading, with_readings

FEW = 64
"""Classes made for some readings or a malrule that are kept."""


@cache
def names() -> tuple[str, ...]:
    """The ids of the games, in alphabetical order."""
    return tuple(sorted(one.name for one in iter_modules(__path__) if one.ispkg))


@cache
def game(name: str) -> type[Game]:
    """The class of a game; raises KeyError where there is no such game."""
    if name not in names():
        raise KeyError(name)
    found: type[Game] = import_module(f"{__name__}.{name}").GAME
    return found


@cache
def readings(name: str) -> tuple[Reading, ...]:
    """The readings of a game's document."""
    found: tuple[Reading, ...] = import_module(f"{__name__}.{name}").READINGS
    return found


@lru_cache(maxsize=FEW)
def game_as_read(name: str, chosen: frozenset[tuple[str, str]] = frozenset()) -> type[Game]:
    """The class of a game under these readings, (reading, meaning) each; the others at their default."""
    return with_readings(game(name), readings(name), dict(chosen))


@cache
def malrules(name: str) -> tuple[Malrule, ...]:
    """The rules of a game as people get them wrong; none where nobody has written them."""
    found: tuple[Malrule, ...] = getattr(import_module(f"{__name__}.{name}"), "MALRULES", ())
    return found


@lru_cache(maxsize=FEW)
def game_with(malrule: Malrule, chosen: frozenset[tuple[str, str]] = frozenset()) -> type[Game]:
    """The class of a game as somebody plays it who believes this, under these readings."""
    return with_malrule(game_as_read(malrule.game, chosen), malrule)
