"""A clause cited by its hash: whether the installed text is still that one, and in what it differs."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import NamedTuple

from judgekit.corpus.answers import Answer, answers
from judgekit.corpus.lookup import requests, split_pin
from judgekit.corpus.quoted import Quoted
from judgekit.corpus.store import Store
from judgekit.editions.archive import Archive, Past, became, pinned
from judgekit.editions.phrases import say
from judgekit.editions.wording import Piece, pieces
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


class Cited(NamedTuple):
    """What a request names, and what became of its citation where it was pinned."""

    answer: Answer
    pin: Pinned | None

    def quoted(self, *, questions: bool = False) -> tuple[Quoted, ...]:
        """Its clauses as results."""
        found = self.answer.quoted(questions=questions)
        return tuple(found) if self.pin is None else tuple(_with_pin(one, self.pin) for one in found)


def cited(wanted: Sequence[str], store: Store, game: str | None = None) -> tuple[Cited, ...]:
    """What requests name, pinned or not; raises UserError where one names no clause of any edition at hand."""
    try:
        found = answers(requests(wanted, store), store, game)
    except UserError as mistake:
        lost = _lost(wanted, store, mistake)
        found = answers([one.now or "" for one in lost], store)
        return tuple(Cited(*pair) for pair in zip(found, lost, strict=True))
    return tuple(Cited(one, _of_answer(one, store)) for one in found)


def _with_pin(clause: Quoted, pin: Pinned) -> QuotedNow:
    return QuotedNow(**{one.name: getattr(clause, one.name) for one in fields(Quoted)}, pinned=pin)


def _of_answer(answer: Answer, store: Store) -> Pinned | None:
    """What became of a citation whose number is still there; raises UserError where two past texts have its hash."""
    pin, clause = answer.found.pin, answer.found.clauses[0]
    if pin is None:
        return None
    written = f"{clause.id}@{pin}"
    if clause.sha256.startswith(pin):
        return Pinned(written, holds=True, now=pinned(clause))
    past = Archive.of_user().past(clause.id, pin)
    return _told(written, past, store) if past else Pinned(written, holds=False)


def _lost(wanted: Sequence[str], store: Store, mistake: UserError) -> Sequence[Pinned]:
    """What citations are now of which one's number is gone; raises the mistake where nobody knows, or it is no more."""
    if mistake.code != "unknown-clause" or not all("@" in one for one in wanted):
        raise mistake
    found = [_of_lost(one, store) for one in wanted]
    if gone := next((one for one in found if one and not one.now), None):
        text = "".join(piece.text for piece in gone.pieces)
        raise UserError("clause-gone", say("mistake.gone", cited=gone.cited, edition=gone.edition, text=text))
    if None in found:
        raise mistake
    return [one for one in found if one]


def _of_lost(request: str, store: Store) -> Pinned | None:
    """What became of a citation whose number is no longer there; None where no edition at hand has it."""
    written, pin = split_pin(request)
    past = Archive.of_user().past(written, pin) if pin else None
    return _told(request, past, store) if past else None


def _told(written: str, past: Past, store: Store) -> Pinned:
    now = became(past, store)
    told = pieces(past.clause.text, now.text if now else "")
    edition = say("told.edition", version=past.edition.version, date=past.edition.date)
    return Pinned(written, holds=False, edition=edition, pieces=told, now=pinned(now) if now else None)
