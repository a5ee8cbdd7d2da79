"""A text word by word against another, on a page."""

from collections.abc import Sequence

from judgekit.cli.page import Page
from judgekit.editions import Piece

_MARKS = {"same": ("", ""), "out": ("[-", "-]"), "in": ("{+", "+}")}


def show_pieces(page: Page, pieces: Sequence[Piece]) -> None:
    """A text word by word: what goes between [- -], what is new between {+ +}."""
    page.paragraph("".join(piece.text.join(_MARKS[piece.how]) for piece in pieces), indent=2)
