"""A clause cited by its hash: whether the installed text is still that one, and in what it differs."""

from collections.abc import Sequence
from dataclasses import dataclass, fields

from judgekit.cli.page import FAINT, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.cli.pieces import show_pieces
from judgekit.corpus.answers import Quoted
from judgekit.corpus.lookup import split_pin
from judgekit.corpus.store import Store
from judgekit.editions import Archive, Past, Piece, became, pieces, pinned
from judgekit.errors import UserError


@dataclass(frozen=True, slots=True)
class Pinned:
    """What became of a citation: whether it holds; where the edition that it cites is at hand, word by word.

    `now` is the clause that says that now, by its hash; None where there is none or nobody knows.
    """

    cited: str
    holds: bool
    edition: str | None = None
    pieces: tuple[Piece, ...] = ()
    now: str | None = None


@dataclass(frozen=True)
class QuotedNow(Quoted):
    """A clause, with what became of the citation where it was pinned by a hash."""

    pinned: Pinned | None = None


def quoted_now(clause: Quoted, pin: Pinned | None) -> QuotedNow:
    """The clause with its citation."""
    return QuotedNow(**{one.name: getattr(clause, one.name) for one in fields(Quoted)}, pinned=pin)


def of_clause(clause: Quoted, pin: str, store: Store) -> Pinned:
    """What became of a citation whose number is still there; raises UserError where two past texts have its hash."""
    cited = f"{clause.id}@{pin}"
    if clause.sha256.startswith(pin):
        return Pinned(cited, holds=True, now=pinned(clause))
    past = Archive.of_user().past(clause.id, pin)
    return _told(cited, past, store) if past else Pinned(cited, holds=False)


def of_lost(request: str, store: Store) -> Pinned | None:
    """What became of a citation whose number is no longer there; None where no edition at hand has it."""
    cited, pin = split_pin(request)
    past = Archive.of_user().past(cited, pin) if pin else None
    return _told(request, past, store) if past else None


def _told(cited: str, past: Past, store: Store) -> Pinned:
    now = became(past, store)
    told = pieces(past.clause.text, now.text if now else "")
    edition = say("pinned.edition", version=past.edition.version, date=past.edition.date)
    return Pinned(cited, holds=False, edition=edition, pieces=told, now=pinned(now) if now else None)


def show(page: Page, one: Pinned) -> None:
    """Say what became of a citation."""
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


def lost(requests: Sequence[str], store: Store, mistake: UserError) -> Sequence[Pinned]:
    """What citations are now of which one's number is gone; raises the mistake where nobody knows, or it is no more."""
    found = [of_lost(one, store) for one in requests]
    if gone := next((one for one in found if one and not one.now), None):
        text = "".join(piece.text for piece in gone.pieces)
        raise UserError("clause-gone", say("pinned.no more", cited=gone.cited, edition=gone.edition, text=text))
    if None in found:
        raise mistake
    return [one for one in found if one]
