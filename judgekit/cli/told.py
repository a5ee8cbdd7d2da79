"""What a command has to say of scenarios, before it is printed: on whatever terminal, or as JSON."""

from dataclasses import dataclass, field
from typing import Any

from judgekit.cli.page import Marks, Page
from judgekit.cli.session import print_json
from judgekit.errors import UserError


@dataclass(slots=True)
class Told:
    """Whether all came out, and what is said: lines of a page, or trees where JSON was asked for.

    `lost` are those that could not be played: what is said of the others is shown before.
    """

    passed: bool
    lines: list[list[Any]] = field(default_factory=list)
    trees: list[Any] | None = None
    lost: tuple[UserError, ...] = ()

    def show(self) -> int:
        """Print it; the exit code. Raises UserError where one was lost."""
        if self.trees is not None:
            print_json(self.trees)
        elif self.lines:
            _print(self.lines)
        if self.lost:
            raise self.lost[0]
        return 0 if self.passed else 1


class Noted(Page):
    """A page of which it is noted what is to be on it."""

    def __init__(self) -> None:
        self.lines: list[list[Any]] = []

    def line(self, text: str = "", style: str | None = None) -> None:
        """One line, not wrapped."""
        self.lines.append(["line", text, style])

    def paragraph(self, text: str, style: str | None = None, indent: int = 0, hanging: int = 0) -> None:
        """The lines of a text, each wrapped on its own."""
        self.lines.append(["paragraph", text, style, indent, hanging])

    def marked(self, text: str, marks: Marks, indent: int = 0) -> None:
        """A wrapped text with its marks shown."""
        self.lines.append(["marked", text, list(marks), indent])


def _print(lines: list[list[Any]]) -> None:
    page = Page()
    for how, *what in lines:
        getattr(page, how)(*what)
