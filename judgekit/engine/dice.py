"""Chance, by a seed: what it stands at is asked for at every checkpoint and changes only with a shuffle."""

from collections.abc import MutableSequence
from random import Random
from typing import Any


class Dice(Random):
    """Shuffles by a seed; what it stands at is worked out once after each shuffle, and is the seed before the first."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._stands: Any = seed

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Put things in an order that nobody knows."""
        self._stands = None
        super().shuffle(x)

    def getstate(self) -> Any:
        """What it stands at, to come back to."""
        if self._stands is None:
            self._stands = super().getstate()
        return self._stands

    def setstate(self, state: Any) -> None:
        """Come back to where it stood."""
        if state is not self._stands:
            super().seed(state) if isinstance(state, int) else super().setstate(state)
            self._stands = state
