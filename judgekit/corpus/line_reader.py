"""What the readers of all layouts share: a mark for each line that is not furniture, printed numbers put in place."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from judgekit.corpus import sequence
from judgekit.corpus.layouts import Reading, furniture
from judgekit.corpus.manifest import Manifest
from judgekit.corpus.marks import Mark
from judgekit.corpus.sequence import Oddity


class LineReader(ABC):
    """Marks the lines of a text in order; a layout says what each one is."""

    def __init__(self, lines: Sequence[str], manifest: Manifest) -> None:
        self._lines = lines
        self._manifest = manifest
        self._drops = furniture(lines, manifest)
        self._oddities: list[tuple[int, Oddity]] = []
        self._misprints: dict[str, str] = {}
        self._pages: dict[int, str] = {}

    def read(self) -> Reading:
        """Mark every line."""
        marks = tuple(drop or self._mark(i, self._lines[i]) for i, drop in enumerate(self._drops))
        return Reading(marks, tuple(self._oddities), self._misprints, self._pages)

    @abstractmethod
    def _mark(self, index: int, line: str) -> Mark:
        """What this line is; `index` counts from 0."""


class NumberedReader(LineReader):
    """A reader of a text that prints its numbers: misprints are mended and reported."""

    def __init__(self, lines: Sequence[str], manifest: Manifest) -> None:
        super().__init__(lines, manifest)
        self._printed = self._find_numbers()
        self._sequence = sequence.Sequence(self._printed.values())
        self._host = "0"

    @abstractmethod
    def _find_numbers(self) -> Mapping[int, str]:
        """The printed number of every line that has one, by index."""

    def _place(self, index: int) -> str:
        printed = self._printed[index]
        placed = self._sequence.place(printed)
        if placed.oddity:
            self._oddities.append((index + 1, placed.oddity))
        if placed.misprint:
            self._misprints[printed] = placed.number
        self._host = placed.number
        return placed.number
