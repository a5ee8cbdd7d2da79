"""What the readers of all layouts share: a mark for each line that is not furniture, printed numbers put in place."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from judgekit.corpus import sequence
from judgekit.corpus.manifest import Manifest
from judgekit.corpus.marks import BLANK, Drop, Mark
from judgekit.corpus.sequence import Oddity


@dataclass(frozen=True, slots=True)
class Reading:
    """What a layout found: a mark for every line, oddities by line, misprints, and where the printed pages begin."""

    marks: tuple[Mark, ...]
    oddities: tuple[tuple[int, Oddity], ...] = ()
    misprints: Mapping[str, str] = field(default_factory=dict)
    pages: Mapping[int, str] = field(default_factory=dict)


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


def furniture(lines: Sequence[str], manifest: Manifest) -> list[Drop | None]:
    """The drop mark of every line that is blank or that the manifest calls furniture, None for the others."""
    drops: list[Drop | None] = [None if line.strip() else Drop(BLANK) for line in lines]
    for rule in manifest.drop:
        for index in _matching(lines, rule.line, rule.first, rule.last):
            drops[index] = drops[index] or Drop(rule.rule)
    return drops


def _matching(lines: Sequence[str], line: str | None, first: str | None, last: str | None) -> list[int]:
    if line is not None:
        return [i for i, text in enumerate(lines) if re.search(line, text)]
    start = 0 if first is None else _index(lines, first, 0)
    if start is None:
        return []
    end = len(lines) - 1 if last is None else _index(lines, last, start)
    return list(range(start, (start if end is None else end) + 1))


def _index(lines: Sequence[str], pattern: str, start: int) -> int | None:
    return next((i for i in range(start, len(lines)) if re.search(pattern, lines[i])), None)
