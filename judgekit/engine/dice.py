"""Chance, by a seed: what it stands at is asked for at every checkpoint and changes only with a shuffle."""

from collections.abc import MutableSequence
from random import Random
from typing import Any, Self


class Dice:
    """Shuffles by a seed; most tables never do, so that it is made at the first shuffle.

    What it stands at is worked out once after each shuffle, and is the seed before the first.
    """

    def __init__(self, seed: int = 0) -> None:
        self._stands: Any = seed
        self._random: Random | None = None

    def shuffle(self, things: MutableSequence[Any]) -> None:
        """Put things in an order that nobody knows."""
        random = self._random = self._random or _standing_at(self._stands)
        self._stands = None
        random.shuffle(things)

    def getstate(self) -> Any:
        """What it stands at, to come back to."""
        if self._stands is None and self._random is not None:
            self._stands = self._random.getstate()
        return self._stands

    def setstate(self, state: Any) -> None:
        """Come back to where it stood."""
        if state is not self._stands:
            self._stands, self._random = state, None

    def twin(self) -> Self:
        """Another one that stands at the same."""
        return type(self)(self.getstate())


def _standing_at(state: Any) -> Random:
    if isinstance(state, int):
        return Random(state)
    random = Random()
    random.setstate(state)
    return random
