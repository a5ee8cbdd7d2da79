"""Classes of a game with mixins in front of it, which pickle by what they are made of: no module knows their names."""

import copyreg
from collections.abc import Sequence
from functools import lru_cache
from pickle import PicklingError
from typing import Any, TypeVar, cast

G = TypeVar("G")
FEW = 64
"""Classes that were unpickled and are kept, so that what is read twice is of one class."""


class Mixed(type):
    """The class of such classes."""

    made_of: tuple[tuple[type, ...], type]


def mixed(mixins: Sequence[type], game: type[G]) -> type[G]:
    """The game with what these mixins override."""
    own = {"made_of": (tuple(mixins), game)}
    return cast(type[G], Mixed(game.__name__, (*mixins, game), own))


@lru_cache(maxsize=FEW)
def _again(mixins: tuple[type, ...], game: type[Any]) -> type[Any]:
    return mixed(mixins, game)


def _parts(one: Mixed) -> tuple[Any, ...]:
    if "made_of" not in vars(one):
        raise PicklingError(f"nobody can tell of what {one} is made")
    return _again, one.made_of


copyreg.pickle(Mixed, _parts)
