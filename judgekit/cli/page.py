"""Text for people: wrapped, coloured by rich on a terminal, plain in a pipe or with NO_COLOR."""

import os
import shutil
import sys
import textwrap
from collections.abc import Sequence

from judgekit.corpus.model import Kind
from judgekit.corpus.store import StoredDocument

WIDEST = 100
Marks = Sequence[tuple[int, int]]

KIND_LABELS = {Kind.NOTE: " · nota", Kind.EXAMPLE: " · ejemplo"}
TITLE, ID, FAINT, WARNING, MATCH = "bold", "bold cyan", "dim", "yellow", "bold green"


class Page:
    """Prints lines and paragraphs to standard output."""

    def __init__(self) -> None:
        self._console = None
        self._width = min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)
        if sys.stdout.isatty() and not os.environ.get("NO_COLOR"):
            from rich.console import Console  # noqa: PLC0415 - 50 ms that a pipe does not pay

            self._console = Console(highlight=False, soft_wrap=True)

    def line(self, text: str = "", style: str | None = None) -> None:
        """One line, not wrapped."""
        text = printable(text)
        if self._console is None or not style:
            sys.stdout.write(text + "\n")
            return
        from rich.text import Text  # noqa: PLC0415

        self._console.print(Text(text, style=style))

    def prompt(self, text: str) -> None:
        """What stands before an answer, on the same line."""
        sys.stdout.write(printable(text))
        sys.stdout.flush()

    def paragraph(self, text: str, style: str | None = None, indent: int = 0, hanging: int = 0) -> None:
        """The lines of a text, each wrapped to the terminal on its own; `hanging` sets its second line further in."""
        for line in text.split("\n"):
            self._wrapped(line, style, indent, hanging)

    def marked(self, text: str, marks: Marks, indent: int = 0) -> None:
        """A wrapped text with its marks shown: coloured on a terminal, between asterisks in a pipe."""
        if self._console is None:
            from judgekit.search.snippet import Snippet  # noqa: PLC0415

            self._wrapped(Snippet(text, tuple(marks)).marked("*", "*"), None, indent)
            return
        from rich.padding import Padding  # noqa: PLC0415
        from rich.text import Text  # noqa: PLC0415

        shown = Text(text)
        for start, end in marks:
            shown.stylize(MATCH, start, end)
        self._console.print(Padding(shown, (0, 0, 0, indent)), soft_wrap=False, width=self._width)

    def _wrapped(self, text: str, style: str | None, indent: int, hanging: int = 0) -> None:
        margin = " " * (indent + len(text) - len(text.lstrip()))
        further = margin + " " * (hanging or (2 if text.lstrip().startswith(("- ", "• ")) else 0))
        lines = textwrap.wrap(
            text.strip(), self._width, initial_indent=margin, subsequent_indent=further, break_on_hyphens=False
        )
        for line in lines or [""]:
            self.line(line, style)


def printable(text: str) -> str:
    """The text without the control characters that a terminal would obey; tabs stay."""
    return "".join(c for c in text if c.isprintable() or c == "\t")


def footer(document: StoredDocument) -> str:
    """One line that says which text this is and who stands behind it."""
    card = document.card
    return f"— {card.title} · versión {card.version} · {card.authority.spanish}"
