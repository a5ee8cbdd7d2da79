"""Layout `guide`: numbered sections of loose paragraphs and bullets; inside a section nothing is numbered.

Seen in a Digimon guide: a section may print numbered parts of its own (`14` has `1.` to `6.`), which keep their number;
a line that is only a quoted pattern (“Do A. Then, Do B”) opens a part too; rows that begin with `<` go with the
paragraph above.
"""

import re
from bisect import bisect_right
from collections.abc import Sequence as Lines

from judgekit.corpus.line_reader import LineReader, Reading
from judgekit.corpus.manifest import Manifest
from judgekit.corpus.marks import Mark, More, Open, edition_note
from judgekit.corpus.model import Kind
from judgekit.corpus.outline import Outline

NUMBERED = re.compile(r"^(\d{1,3})\.\s+(\S.*?)\s*$")
ITEM = re.compile(r"^(\s+)(?:•|\d{1,3}\.)\s+(\S.*?)\s*$")
PATTERN = re.compile(r"^\s*(“[^”]+”(?:\s*\([^)]*\))?)\s*$")
ROW = re.compile(r"^\s*<[^>]+>")

PART, TEXT, NESTED = 1, 100, 101
LONGEST_TITLE = 12


def read(lines: Lines[str], manifest: Manifest) -> Reading:
    """Mark every line: sections, parts, paragraphs and bullets."""
    return _Reader(lines, manifest).read()


class _Reader(LineReader):
    def __init__(self, lines: Lines[str], manifest: Manifest) -> None:
        super().__init__(lines, manifest)
        self._sections = self._find_sections()
        self._parts = self._find_parts()
        self._titles = sorted([*self._sections, *self._parts])
        self._outline = Outline("0")
        self._indent: int | None = None
        self._rows = False
        self._titled = False

    def _numbered(self, index: int) -> tuple[int, str] | None:
        match = None if self._drops[index] else NUMBERED.match(self._lines[index])
        if not match or len(match[2].split()) > LONGEST_TITLE or match[2].endswith((".", ":")):
            return None
        return int(match[1]), match[2]

    def _find_sections(self) -> dict[int, str]:
        sections: dict[int, str] = {}
        for i in range(len(self._lines)):
            numbered = self._numbered(i)
            if numbered and numbered[0] == len(sections) + 1:
                sections[i] = numbered[1]
        return sections

    def _find_parts(self) -> dict[int, tuple[int, str]]:
        parts: dict[int, tuple[int, str]] = {}
        last = 0
        for i in range(len(self._lines)):
            numbered = self._numbered(i)
            if i in self._sections:
                last = 0
            elif numbered and numbered[0] == last + 1:
                last += 1
                parts[i] = numbered
        return parts

    def _mark(self, index: int, line: str) -> Mark:
        if index in self._sections:
            return self._section(self._sections[index])
        if index in self._parts:
            number, title = self._parts[index]
            return Open(self._outline.open(PART), Kind.HEADING, "", title=title, printed=str(number))
        if mark := edition_note(self._outline.current, line):
            return mark
        if match := PATTERN.match(line):
            return Open(self._outline.open(PART), Kind.HEADING, "", title=match[1])
        return self._text(index, line)

    def _section(self, title: str) -> Mark:
        number = str(int(self._outline.root) + 1)
        self._outline = Outline(number)
        self._indent = None
        self._rows = False
        return Open(number, Kind.HEADING, "", title=title, printed=number)

    def _text(self, index: int, line: str) -> Mark:
        if self._rows and ROW.match(line):
            return More(line.strip())
        self._rows = line.rstrip().endswith(":")
        if not self._titled and self._outline.root == "0":
            self._titled = True
            return Open("0", Kind.HEADING, "", title=line.strip())
        if self._introduces_parts(index):
            return More(line.strip())
        if match := ITEM.match(line):
            return Open(self._outline.open(self._item_level(len(match[1]))), Kind.RULE, match[2])
        self._indent = None
        kind = Kind.NOTE if self._outline.root == "0" else Kind.RULE
        return Open(self._outline.open(TEXT), kind, line.strip())

    def _item_level(self, indent: int) -> int:
        if self._indent is None or indent <= self._indent:
            self._indent = indent
            return TEXT
        return NESTED

    def _introduces_parts(self, index: int) -> bool:
        """Text before a section's first numbered part goes with the section, so that its parts keep their numbers."""
        after = bisect_right(self._titles, index)
        following = self._titles[after] if after < len(self._titles) else -1
        return following in self._parts and self._parts[following][0] == 1
