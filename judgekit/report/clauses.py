"""Clauses of the installed edition as print quotes them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from judgekit.corpus.model import Clause, Kind
from judgekit.corpus.store import Store, StoredDocument
from judgekit.one_line import line, paragraphs
from judgekit.report.labels import say
from judgekit.report.model import Edition, Quote

PIN = 12


def edition(game: str, store: Store) -> Edition:
    """The document of a game as it is installed; where it is not, what its manifest says."""
    found = next((one for one in store.documents() if one.game == game), None)
    if found is None:
        return Edition(game, game, say("clauses.not installed"), "", "")
    sha256 = store.report(game).sha256
    return _edition(found, sha256)


def quotes(ids: Iterable[str], store: Store, cited_in: Mapping[str, Sequence[int]] | None = None) -> tuple[Quote, ...]:
    """The clauses with these ids in document order; one that is not installed says so."""
    wanted = tuple(dict.fromkeys(ids))
    found = store.by_ids(wanted)
    where = cited_in or {}
    return said_once(
        quote(found[one], where.get(one, ()))
        if one in found
        else Quote(one, "", "", "", "", (say("clauses.missing"),), tuple(where.get(one, ())))
        for one in sorted(wanted, key=place)
    )


def said_once(quotes: Iterable[Quote]) -> tuple[Quote, ...]:
    """The clauses with the way to each only where it is not that of the one before."""
    last, told = "", []
    for one in quotes:
        told.append(replace(one, path="") if one.path == last else one)
        last = one.path
    return tuple(told)


def quote(clause: Clause, cited_in: Sequence[int] = ()) -> Quote:
    """A clause in full."""
    title = line(clause.title or "")
    text = clause.text.removeprefix(clause.title or "") if clause.title else clause.text
    path = " › ".join(line(one) for one in clause.path)
    pin = clause.sha256[:PIN]
    label = "" if clause.kind is Kind.RULE else say(f"clauses.{clause.kind.value}")
    return Quote(clause.id, pin, label, title, path, paragraphs(text), tuple(cited_in))


def game_once(ids: Iterable[str]) -> tuple[str, ...]:
    """The ids for a narrow margin: after the first of a game only the numbers, `fftcg:11.5.1, 5.2.6`."""
    told, last = [], ""
    for one in ids:
        game, colon, number = one.partition(":")
        told.append(number if colon and game == last else one)
        last = game
    return tuple(told)


def place(identifier: str) -> tuple[str, list[tuple[int, str]], str]:
    """Where a clause stands among others: by game, then by number, what hangs on it after it."""
    game, _, number = identifier.partition(":")
    stem, _, hanging = number.partition("/")
    return game, [(int(part), "") if part.isdigit() else (0, part) for part in stem.split(".")], hanging


def _edition(document: StoredDocument, sha256: str) -> Edition:
    card = document.card
    return Edition(document.game, line(card.title), line(card.version), card.authority.spanish, sha256[:PIN])
