"""Readings: where a document contradicts itself or leaves a hole, one of several meanings runs, and it is named."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from judgekit.engine.mixed import mixed

G = TypeVar("G")


@dataclass(frozen=True)
class Meaning:
    """One meaning: what it says in Spanish, and the mixin that overrides rule methods (None: the rules as written)."""

    name: str
    says: str
    mixin: type | None = None


@dataclass(frozen=True)
class Reading:
    """A question that the document leaves open.

    `about` in Spanish; `clauses` are those that clash or lack; the first meaning is the default, for the reason `why`.
    """

    name: str
    about: str
    clauses: tuple[str, ...]
    meanings: tuple[Meaning, ...]
    why: str

    def meaning(self, name: str | None) -> Meaning:
        """The meaning of this name, the default for None; raises KeyError."""
        if name is None:
            return self.meanings[0]
        return {one.name: one for one in self.meanings}[name]


def with_readings(game: type[G], readings: Sequence[Reading], chosen: Mapping[str, str]) -> type[G]:
    """The game under these meanings; raises KeyError for a meaning that does not exist."""
    mixins = tuple(mixin for one in readings if (mixin := one.meaning(chosen.get(one.name)).mixin))
    return mixed(mixins, game) if mixins else game
