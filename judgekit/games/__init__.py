"""The games: one package each; it names its class as GAME and its readings as READINGS."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from judgekit.engine.game import Game
from judgekit.engine.reading import Reading, with_readings


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


@cache
def game_as_read(name: str, chosen: frozenset[tuple[str, str]] = frozenset()) -> type[Game]:
    """The class of a game under these readings, (reading, meaning) each; the others at their default."""
    return with_readings(game(name), readings(name), dict(chosen))
