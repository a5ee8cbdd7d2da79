"""Layout `numbered`: every clause prints its number, with or without a bullet; notes and examples carry a label.

Seen in an FFTCG translation: `• 5.2.1.3 …`, `Nota: …`, `Nota 2: …`, `Ejemplo 5.2.2.1: …`, chapters as `5. Cartas`.
"""

import re
from bisect import bisect_right
from collections.abc import Sequence as Lines

from judgekit.corpus.line_reader import NumberedReader, Reading
from judgekit.corpus.manifest import Manifest
from judgekit.corpus.marks import Mark, More, Open, edition_note
from judgekit.corpus.model import Kind
from judgekit.corpus.sequence import Oddity

NUMBERED = re.compile(r"^\s*(?:•\s+)?(\d{1,4}(?:\.\d{1,4}){1,39})\.?\s+(\S.*)$")
CHAPTER = re.compile(r"^(\d{1,4})\.\s+(\S.*)$")
LABEL = re.compile(r"^(Nota|Ejemplo)(?:\s+(\d[\d.]*))?\s*:\s*(.*)$")

LONGEST_TITLE = 14
LONGEST_COLON_TITLE = 6


def read(lines: Lines[str], manifest: Manifest) -> Reading:
    """Mark every line; misprinted numbers are mended and reported."""
    return _Reader(lines, manifest).read()


def is_title(text: str) -> bool:
    """Does this read like a title: a few words that do not end a sentence?"""
    words = len(text.split())
    if text.endswith(":"):
        return words <= LONGEST_COLON_TITLE
    return words <= LONGEST_TITLE and not text.endswith((".", "!", "?", "…", "»", ")"))


class _Reader(NumberedReader):
    def __init__(self, lines: Lines[str], manifest: Manifest) -> None:
        super().__init__(lines, manifest)
        self._order = sorted(self._printed)
        self._known: set[str] = set()
        self._preamble = 0

    def _find_numbers(self) -> dict[int, str]:
        found: dict[int, str] = {}
        chapter = 0
        for i, line in enumerate(self._lines):
            if self._drops[i]:
                continue
            if match := NUMBERED.match(line):
                found[i] = match[1]
            elif (match := CHAPTER.match(line)) and self._opens_chapter(i, int(match[1]), chapter):
                chapter = int(match[1])
                found[i] = match[1]
        return found

    def _opens_chapter(self, index: int, number: int, chapter: int) -> bool:
        return number == chapter + 1 or (number > chapter and self._next_number(index).startswith(f"{number}."))

    def _next_number(self, index: int) -> str:
        for i in range(index + 1, len(self._lines)):
            if not self._drops[i]:
                match = NUMBERED.match(self._lines[i])
                return match[1] if match else ""
        return ""

    def _mark(self, index: int, line: str) -> Mark:
        if index in self._printed:
            return self._numbered(index, line)
        if mark := edition_note(self._host, line):
            return mark
        if match := LABEL.match(line.strip()):
            return self._labelled(index, match)
        if not self._known:
            self._preamble += 1
            return Open(f"0.{self._preamble}", Kind.NOTE, line.strip())
        return More(line.strip())

    def _numbered(self, index: int, line: str) -> Mark:
        printed = self._printed[index]
        match = NUMBERED.match(line) or CHAPTER.match(line)
        text = match[2].strip() if match else line.strip()
        number = self._place(index)
        self._known.add(number)
        if is_title(text) and self._has_children(index, printed):
            return Open(number, Kind.HEADING, "", title=text.rstrip(":"), printed=printed)
        return Open(number, Kind.RULE, text, printed=printed)

    def _has_children(self, index: int, printed: str) -> bool:
        after = bisect_right(self._order, index)
        following = self._printed[self._order[after]] if after < len(self._order) else ""
        return "." not in printed or following.startswith(f"{printed}.")

    def _labelled(self, index: int, match: re.Match[str]) -> Mark:
        label, number, text = match[1], match[2], match[3].strip()
        printed = f"{label} {number}" if number else label
        if label == "Nota":
            return Open(self._host, Kind.NOTE, text, printed=printed, hangs="nota")
        host = (number or self._host).strip(".")
        if host not in self._known:
            message = f"el ejemplo nombra el punto {host}, que no está antes; cuelga de {self._host}"
            self._oddities.append((index + 1, Oddity("etiqueta", message)))
            host = self._host
        return Open(host, Kind.EXAMPLE, text, printed=printed, hangs="ejemplo")
