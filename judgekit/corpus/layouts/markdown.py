"""Layout `markdown`: numbers in headings (`### 5.1.1.`) or in bold (`**1.1.1.** …`), examples quoted or plain.

Seen in a Disney Lorcana translation: `> **Ejemplo:**`, `Ejemplo A:`, `**Ejemplo B:**`, `---` between sections.
"""

import re
from collections.abc import Sequence as Lines

from judgekit.corpus.line_reader import NumberedReader, Reading
from judgekit.corpus.manifest import Manifest
from judgekit.corpus.marks import Drop, Mark, More, Open, edition_note
from judgekit.corpus.model import Kind

HEADING = re.compile(r"^#{1,6}\s+(\d{1,4}(?:\.\d{1,4}){0,39})\.?(?:\s+(.*))?$")
BOLD = re.compile(r"^\*\*(\d{1,4}(?:\.\d{1,4}){0,39})\.\s*([^*]*)\*\*\s*(.*)$")
EXAMPLE = re.compile(r"^(?:\*\*)?(Ejemplos?(?:\s+[A-Z])?):(?:\*\*)?\s*(.*)$")
RULER = re.compile(r"^\s*(?:-\s*){3,}$|^\s*(?:\*\s*){3,}$")


def read(lines: Lines[str], manifest: Manifest) -> Reading:
    """Mark every line; a heading that is followed by text is a rule with a title."""
    return _Reader(lines, manifest).read()


def plain(text: str) -> str:
    """The text without Markdown's quote marks and emphasis."""
    text = re.sub(r"^\s*(?:>\s?)+", "", text).rstrip()
    return re.sub(r"\*+(\S(?:.*?\S)?)\*+", r"\1", text)


class _Reader(NumberedReader):
    def __init__(self, lines: Lines[str], manifest: Manifest) -> None:
        super().__init__(lines, manifest)
        self._preamble = 0

    def _find_numbers(self) -> dict[int, str]:
        matches = ((i, HEADING.match(line) or BOLD.match(line)) for i, line in enumerate(self._lines))
        return {i: match[1] for i, match in matches if match and not self._drops[i]}

    def _mark(self, index: int, line: str) -> Mark:
        if RULER.match(line):
            return Drop("separador de Markdown")
        if match := HEADING.match(line):
            title = plain(match[2] or "") or None
            return Open(self._place(index), Kind.HEADING, "", title=title, printed=match[1])
        if match := BOLD.match(line):
            text = plain(f"{match[2]} {match[3]}".strip())
            return Open(self._place(index), Kind.RULE, text, printed=match[1])
        return self._unnumbered(plain(line))

    def _unnumbered(self, text: str) -> Mark:
        if not text.strip():
            return More("")
        if mark := edition_note(self._host, text):
            return mark
        if match := EXAMPLE.match(text.strip()):
            return Open(self._host, Kind.EXAMPLE, match[2], printed=match[1], hangs="ejemplo")
        if self._host == "0":
            self._preamble += 1
            return Open(f"0.{self._preamble}", Kind.NOTE, text.strip())
        return More(text)
