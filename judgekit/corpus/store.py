"""The parsed clauses in one SQLite file, so that a lookup parses nothing; a file that is not right is refused."""

import hashlib
import json
import sqlite3
import weakref
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from judgekit.contract.plain import from_json, to_json
from judgekit.corpus.document_card import Card
from judgekit.corpus.model import Clause
from judgekit.errors import Place, UserError

if TYPE_CHECKING:
    from judgekit.corpus.document import Report

R = TypeVar("R")
SCHEMA = """
create table meta (key text primary key, value text not null) without rowid;
create table document (
    game text primary key, installed integer not null, card text not null, report text not null,
    made_from text not null, seal text not null, report_seal text not null
) without rowid;
create table clause (
    position integer primary key, id text not null unique, game text not null, number text not null,
    seal text not null, body text not null
);
create index clause_number on clause (number);
create table alias (printed text not null, game text not null, id text not null, seal text not null);
create index alias_printed on alias (printed);
create table broken (
    game text primary key, code text not null, problem text not null, file text, line integer, seal text not null
) without rowid;
create table question (id text not null, body text not null, seal text not null);
create index question_id on question (id);
"""


class BrokenStoreError(Exception):
    """The file is missing, damaged, or of another edition: build it again."""


class StoredDocument(NamedTuple):
    """A document's card: title, version, authority and so on; not installed where it has no text.

    `made_from` is the key of all that its clauses come from: manifest, text, parser.
    """

    game: str
    installed: bool
    card: Card
    made_from: str


class Store:
    """Read access to a store; every method raises BrokenStoreError where the file is damaged."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._closing = weakref.finalize(self, connection.close)

    @classmethod
    def open(cls, path: Path, fingerprint: str) -> "Store":
        """Open a store that was built for `fingerprint`."""
        try:
            address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
            # read by one thread; at the end of the program it may be another that lets it go
            store = cls(sqlite3.connect(address, uri=True, check_same_thread=False))
        except sqlite3.Error as error:
            raise BrokenStoreError(path) from error
        if store.meta("fingerprint") != fingerprint:
            store.close()
            raise BrokenStoreError(path)
        return store

    def close(self) -> None:
        """Let the file go; that happens by itself where nobody has the store any more."""
        self._closing()

    def meta(self, key: str) -> str | None:
        """A value of the store's own card."""
        rows = self._rows("select value from meta where key = ?", (key,))
        return str(rows[0][0]) if rows else None

    def documents(self) -> list[StoredDocument]:
        """The documents, in order of game."""
        rows = self._rows("select game, installed, card, made_from, seal from document order by game")
        return [
            StoredDocument(game, bool(installed), _read(Card, card), made_from)
            for game, installed, card, made_from, seal in rows
            if _sealed(seal, game, installed, card, made_from)
        ]

    def broken(self) -> Mapping[str, UserError]:
        """What is wrong with the documents that could not be read, by game; the files by their names."""
        rows = self._rows("select game, code, problem, file, line, seal from broken order by game")
        return {
            game: UserError(code, problem, place=Place(file, line) if file else None)
            for game, code, problem, file, line, seal in rows
            if _sealed(seal, game, code, problem, file, line)
        }

    def made_from(self, game: str) -> str:
        """The key of all that the clauses of a game come from; "" where the folder has no such document."""
        return next((one.made_from for one in self.documents() if one.game == game), "")

    def report(self, game: str) -> "Report":
        """The parser's report on a document; an empty one where there is no such document."""
        from judgekit.corpus.document import Report  # noqa: PLC0415 - who looks clauses up asks for none

        rows = self._rows("select report, report_seal from document where game = ?", (game,))
        return next((_read(Report, report) for report, seal in rows if _sealed(seal, game, report)), Report({}, ()))

    def clauses(self, game: str | None = None) -> list[Clause]:
        """All clauses, or those of one game, in document order."""
        where, values = ("where game = ?", (game,)) if game else ("", ())
        return [_clause(*row) for row in self._rows(f"select seal, body from clause {where} order by position", values)]

    def by_number(self, number: str, game: str | None = None) -> list[Clause]:
        """The clauses with this number, one a game."""
        where, values = ("and game = ?", (number, game)) if game else ("", (number,))
        query = f"select seal, body from clause where number = ? {where} order by position"
        return [_clause(*row) for row in self._rows(query, values)]

    def by_ids(self, ids: Sequence[str]) -> dict[str, Clause]:
        """The clauses with these ids; unknown ones are left out."""
        marks = ",".join("?" * len(ids))
        rows = self._rows(f"select seal, body from clause where id in ({marks})", tuple(ids))
        return {clause.id: clause for clause in (_clause(*row) for row in rows)}

    def subtree(self, clause: Clause) -> list[Clause]:
        """The clause and everything below it, in document order."""
        prefix = clause.number.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        query = (
            "select seal, body from clause where game = ? and (number = ? or number like ? escape '\\'"
            " or number like ? escape '\\') order by position"
        )
        rows = self._rows(query, (clause.game, clause.number, f"{prefix}.%", f"{prefix}/%"))
        return [_clause(*row) for row in rows]

    def span(self, first: Clause, last: Clause) -> list[Clause]:
        """Everything from one clause to another of the same game, both included with what hangs on the last."""
        query = (
            "select seal, body from clause where game = ? and position between"
            " (select position from clause where id = ?) and (select position from clause where id = ?)"
            " order by position"
        )
        return [_clause(*row) for row in self._rows(query, (first.game, first.id, last.id))]

    def aliases(self, printed: str, game: str | None = None) -> list[str]:
        """The ids of the clauses whose printed number is this misprint."""
        rows = self._rows("select id, game, seal from alias where printed = ?", (printed,))
        return [i for i, of, seal in rows if _sealed(seal, printed, of, i) and game in (None, of)]

    def numbers(self, game: str | None = None) -> list[tuple[str, str]]:
        """(game, number) of every clause."""
        where, values = ("where game = ?", (game,)) if game else ("", ())
        return [
            (of, number)
            for of, number in self._rows(f"select game, number from clause {where} order by position", values)
        ]

    def questions(self, identifier: str) -> list[str]:
        """The questions that a clause answers."""
        rows = self._rows("select body, seal from question where id = ? order by rowid", (identifier,))
        return [body for body, seal in rows if _sealed(seal, identifier, body)]

    def all_questions(self) -> dict[str, list[str]]:
        """The questions of every clause that has any, by id."""
        asked: dict[str, list[str]] = {}
        for identifier, body, seal in self._rows("select id, body, seal from question order by rowid"):
            _sealed(seal, identifier, body)
            asked.setdefault(identifier, []).append(body)
        return asked

    def _rows(self, query: str, values: Sequence[str] = ()) -> list[Any]:
        try:
            return self._connection.execute(query, tuple(values)).fetchall()
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise BrokenStoreError(str(error)) from error


def write(
    fingerprint: str,
    documents: Iterable[tuple[StoredDocument, "Report"]],
    clauses: Iterable[Clause],
    aliases: Iterable[tuple[str, str, str]],
    questions: Iterable[tuple[str, str]],
    broken: Mapping[str, UserError],
) -> sqlite3.Connection:
    """Write a new store in memory and return the connection."""
    connection = sqlite3.connect(":memory:")
    with connection:
        connection.executescript("pragma journal_mode = off; pragma synchronous = off;" + SCHEMA)
        connection.execute("insert into meta values ('fingerprint', ?)", (fingerprint,))
        connection.executemany(
            "insert into document values (?, ?, ?, ?, ?, ?, ?)",
            (_document_row(document, report) for document, report in documents),
        )
        connection.executemany(
            "insert into clause (id, game, number, seal, body) values (?, ?, ?, ?, ?)",
            ((c.id, c.game, c.number, _seal(body), body) for c in clauses for body in [_dumps(c)]),
        )
        connection.executemany("insert into alias values (?, ?, ?, ?)", ((*row, _seal(*row)) for row in aliases))
        connection.executemany("insert into question values (?, ?, ?)", ((*row, _seal(*row)) for row in questions))
        mistakes = (_mistake_row(game, error) for game, error in broken.items())
        connection.executemany("insert into broken values (?, ?, ?, ?, ?, ?)", mistakes)
    return connection


def _clause(seal: str, body: str) -> Clause:
    _sealed(seal, body)
    return _read(Clause, body)


def _document_row(document: StoredDocument, report: "Report") -> tuple[object, ...]:
    card, body = _dumps(document.card), _dumps(report)
    seals = (
        _seal(document.game, int(document.installed), card, document.made_from),
        _seal(document.game, body),
    )
    return document.game, document.installed, card, body, document.made_from, *seals


def _mistake_row(game: str, error: UserError) -> tuple[object, ...]:
    place = error.place
    said = game, error.code, error.problem, Path(place.file).name if place else None, place.line if place else None
    return *said, _seal(*said)


def _seal(*values: object) -> str:
    """A short hash that tells a row which was changed or damaged from one that we wrote."""
    return hashlib.sha256(repr(values).encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _sealed(seal: str, *values: object) -> bool:
    """True; raises BrokenStoreError where the row is not as it was written."""
    if seal != _seal(*values):
        raise BrokenStoreError(seal)
    return True


def _dumps(result: object) -> str:
    return json.dumps(to_json(result), ensure_ascii=False)


def _read(cls: type[R], text: str) -> R:
    try:
        made: R = from_json(cls, json.loads(text))
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BrokenStoreError(str(error)) from error
    return made
