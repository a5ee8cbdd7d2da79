"""Layout `bullets`: nested bullets under headings, nothing numbered; a clause's number is its place in the outline.

Seen in a Fire Emblem Cipher page: a line with a no-break space parts the sections, so a heading right after one opens
a section and any other heading a part of it.
"""

import re
from collections.abc import Sequence as Lines

from judgekit.corpus.line_reader import LineReader, Reading
from judgekit.corpus.manifest import Manifest
from judgekit.corpus.marks import Drop, Mark, Open, edition_note
from judgekit.corpus.model import Kind
from judgekit.corpus.outline import Outline

BULLET = re.compile(r"^(\s*)•\s*(\S.*)$")
PICTURE = re.compile(r"^\s*\w+_\w+(?:\.\w{3,4})?\s*$")

SECTION, PART, ITEM = 0, 1, 2


def read(lines: Lines[str], manifest: Manifest) -> Reading:
    """Mark every line: headings, bullets (nested by indentation) and the names of lost pictures."""
    return _Reader(lines, manifest).read()


class _Reader(LineReader):
    def __init__(self, lines: Lines[str], manifest: Manifest) -> None:
        super().__init__(lines, manifest)
        self._section = 0
        self._titled = False
        self._outline = Outline("0")

    def _mark(self, index: int, line: str) -> Mark:
        if PICTURE.match(line):
            return Drop("nombre de una imagen perdida")
        if mark := edition_note(self._outline.current, line):
            return mark
        if match := BULLET.match(line):
            return Open(self._outline.open(ITEM + len(match[1])), Kind.RULE, match[2].strip())
        if line.rstrip().endswith((".", "!", "?")):
            return Open(self._outline.open(ITEM), Kind.RULE, line.strip())
        return Open(self._heading(index), Kind.HEADING, "", title=line.strip().rstrip(":"))

    def _heading(self, index: int) -> str:
        if not self._titled:
            self._titled = True
            return "0"
        if self._section and not self._after_separator(index):
            return self._outline.open(PART)
        self._section += 1
        self._outline = Outline(str(self._section))
        return str(self._section)

    def _after_separator(self, index: int) -> bool:
        before = index - 1
        while before >= 0 and not self._lines[before].strip():
            if "\u00a0" in self._lines[before]:
                return True
            before -= 1
        return False
