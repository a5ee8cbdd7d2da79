"""A small drawing: lines, boxes and measured text as SVG; every text is escaped here and nowhere else."""

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

FAMILY = "Libertinus Serif, Linux Libertine, Liberation Serif, Times New Roman, Times, serif"
WIDTH = 340
_NARROW = frozenset("iljtfrI.,:;!|'’()[]/ ·-")
_WIDE = frozenset("mwMWÑ%@…—")
_LATIN_END = 0x2E80


def width(text: str, size: float, *, bold: bool = False) -> float:
    """How wide a text is at most in a book face of this size."""
    return sum(map(_width, text)) * size * (1.06 if bold else 1.0)


def wrap(text: str, room: float, size: float, most: int, *, bold: bool = False) -> list[str]:
    """The text on at most so many lines of so much room; the last one ends in … where it is cut."""
    lines = [""]
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}" if lines[-1] else word
        if width(joined, size, bold=bold) <= room:
            lines[-1] = joined
            continue
        lines += _broken(word, room, size, bold=bold) if lines[-1] else []
        if not lines[0]:
            lines = _broken(word, room, size, bold=bold)
        if len(lines) > most:
            break
    return lines if len(lines) <= most else [*lines[: most - 1], cut(lines[most - 1] + "…", room, size, bold=bold)]


def cut(text: str, room: float, size: float, *, bold: bool = False) -> str:
    """As much of the text as fits, with … where it does not."""
    if width(text, size, bold=bold) <= room:
        return text
    while text and width(f"{text}…", size, bold=bold) > room:
        text = text[:-1]
    return f"{text.rstrip('… ')}…"


def _broken(word: str, room: float, size: float, *, bold: bool) -> list[str]:
    """A word in pieces that fit."""
    pieces = [""]
    for character in word:
        if pieces[-1] and width(pieces[-1] + character, size, bold=bold) > room:
            pieces.append("")
        pieces[-1] += character
    return pieces


def _width(character: str) -> float:
    if character in _NARROW:
        return 0.34
    if character in _WIDE or ord(character) >= _LATIN_END:
        return 1.0
    return 0.74 if character.isupper() else 0.52


class Drawing:
    """Collects shapes from the top down and becomes one `<svg>` with a title and a description."""

    def __init__(self, title: str, description: Iterable[str], identifier: str) -> None:
        self._head = (title, " ".join(description), identifier)
        self._parts: list[str] = []
        self.height = 0.0

    def box(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        *,
        fill: str = "#fff",
        line: float = 0.8,
        dashed: bool = False,
    ) -> None:
        """A rectangle."""
        dash = ' stroke-dasharray="3 2"' if dashed else ""
        stroke = f'stroke="#000" stroke-width="{_n(line)}"{dash}' if line else 'stroke="none"'
        self._parts.append(
            f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(wide)}" height="{_n(high)}" rx="2" fill="{fill}" {stroke}/>'
        )
        self.height = max(self.height, y + high)

    def line(self, x1: float, y1: float, x2: float, y2: float, *, thick: float = 0.8, dashed: bool = False) -> None:
        """A straight line."""
        dash = ' stroke-dasharray="2 2"' if dashed else ""
        self._parts.append(
            f'<line x1="{_n(x1)}" y1="{_n(y1)}" x2="{_n(x2)}" y2="{_n(y2)}" stroke="#000"'
            f' stroke-width="{_n(thick)}"{dash}/>'
        )
        self.height = max(self.height, y1, y2)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        *,
        size: float = 11,
        bold: bool = False,
        italic: bool = False,
        middle: bool = False,
        end: bool = False,
        fill: str = "#000",
    ) -> None:
        """One line of text with its base at `y`."""
        style = ' font-weight="bold"' if bold else ""
        style += ' font-style="italic"' if italic else ""
        style += ' text-anchor="middle"' if middle else ' text-anchor="end"' if end else ""
        self._parts.append(
            f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}" fill="{fill}"{style}>{escape(text)}</text>'
        )
        self.height = max(self.height, y + size * 0.3)

    def paragraph(self, x: float, y: float, lines: Sequence[str], *, size: float = 11, bold: bool = False) -> float:
        """Lines of text under one another; returns where the next would stand."""
        for one in lines:
            self.text(x, y, one, size=size, bold=bold)
            y += size * 1.2
        return y

    def svg(self) -> str:
        """The whole picture."""
        title, description, identifier = self._head
        high = _n(self.height + 2)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high}" width="{WIDTH}" height="{high}"'
            f' role="img" aria-labelledby={quoteattr(f"{identifier}-t {identifier}-d")}'
            f' font-family="{FAMILY}">'
            f'<title id="{identifier}-t">{escape(title)}</title><desc id="{identifier}-d">{escape(description)}</desc>'
            f"{''.join(self._parts)}</svg>"
        )


def _n(number: float) -> str:
    """A number without needless digits."""
    return f"{number:.1f}".removesuffix(".0")
