"""What became of a clause that was cited by its hash, on a page."""

from judgekit.cli.page import FAINT, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.cli.pieces import show_pieces
from judgekit.editions import Pinned


def show(page: Page, one: Pinned | None) -> None:
    """Say what became of a citation, where it was one."""
    if one is None:
        return
    if one.holds:
        page.line(say("pinned.holds", cited=one.cited), FAINT)
        return
    if one.edition and one.now and all(piece.how == "same" for piece in one.pieces):
        page.paragraph(say("pinned.renumbered", cited=one.cited, now=one.now), WARNING)
        return
    page.paragraph(say("pinned.stale", cited=one.cited), WARNING)
    if one.edition is None:
        page.paragraph(say("pinned.unknown"), FAINT)
        return
    page.paragraph(
        say("pinned.now", edition=one.edition, now=one.now) if one.now else say("pinned.gone", edition=one.edition)
    )
    show_pieces(page, one.pieces)
