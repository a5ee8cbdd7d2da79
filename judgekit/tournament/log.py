"""The log of a tournament's rulings: a SQLite file that is only added to, each line sealed with the one before."""

import hashlib
import sqlite3
import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from pathlib import Path

from rapidfuzz import fuzz

from judgekit.errors import UserError, reason
from judgekit.tournament.phrases import say
from judgekit.tournament.same_question import plain

APPLICATION = 0x4A4B4556  # "JKEV"
PATIENCE_SECONDS = 10.0
LIKE = 88.0
"""How like two situations told in words must be, of 100, to be the same question."""
_UNREADABLE = "no se deja leer"
_TOLD = {
    "locked": "otro proceso lo tiene ocupado",
    "unable to open": "no se deja abrir",
    "readonly": "no hay permiso para escribir",
    "full": "no queda espacio",
}
_SCHEMA = """
create table event (name text not null);
create table ruling (
    number integer primary key autoincrement, at text not null, judge text not null, place text not null,
    game text not null, asks text not null, situation text not null, question text not null, ruling text not null,
    compared text not null, clauses text not null, edition text not null, hash text not null
);
create trigger log_is_never_rewritten before update on ruling
    begin select raise(abort, 'the log is never rewritten'); end;
create trigger log_is_never_cut before delete on ruling
    begin select raise(abort, 'the log is never rewritten'); end;
create trigger log_is_never_replaced before insert on ruling
    when exists (select 1 from ruling where number = new.number)
    begin select raise(abort, 'the log is never rewritten'); end;
"""


@dataclass(frozen=True, slots=True)
class Given:
    """A ruling as it is given: when, by whom, at which table, on what, and by which clauses of which text.

    `question` is the key of every situation that asks the same, `compared` the ruling without the names of its cards.
    """

    at: str
    judge: str
    table: str
    game: str
    asks: str
    situation: str
    question: str
    ruling: str
    compared: str
    clauses: str
    edition: str


@dataclass(frozen=True, slots=True)
class Kept:
    """A line of the log; `hash` seals it with all before it, `sound` is whether it is what was written."""

    number: int
    given: Given
    hash: str
    sound: bool


@dataclass(frozen=True, slots=True)
class Other:
    """A ruling of the day on the same question (`same`), or on one told in like words, that says something else."""

    kept: Kept
    same: bool


class Log:
    """The log of an event, made where there is none; raises UserError where the file cannot be used."""

    def __init__(self, path: Path, event: str) -> None:
        self.path = path
        with self._told():
            self._connection = sqlite3.connect(path, timeout=PATIENCE_SECONDS, isolation_level=None)
            self._closing = weakref.finalize(self, self._connection.close)
            self._prepare(event)

    def add(self, given: Given) -> Kept:
        """Keep a ruling; when this returns it is on the disk."""
        with self._told():
            self._connection.execute("begin immediate")
            try:
                before = self._connection.execute("select hash from ruling order by number desc limit 1").fetchone()
                seal = _sealed(before[0] if before else "", given)
                marks = ", ".join("?" * (len(astuple(given)) + 1))
                made = self._connection.execute(f"insert into ruling values (null, {marks})", (*astuple(given), seal))
                number = int(made.lastrowid or 0)
                self._connection.execute("commit")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("rollback")
                raise
        return Kept(number, given, seal, sound=True)

    def rulings(self) -> tuple[Kept, ...]:
        """Every ruling in the order in which it was given."""
        with self._told():
            rows = self._connection.execute("select * from ruling order by number").fetchall()
        return tuple(_chained(rows))

    def otherwise(self, given: Given, besides: int | None = None) -> tuple[Other, ...]:
        """The rulings of the day that answer the same question otherwise, those on the very same table first."""
        others = [one for one in self.rulings() if one.number != besides and one.given.compared != given.compared]
        same = [Other(one, same=True) for one in others if one.given.question == given.question]
        like = [Other(one, same=False) for one in others if _is_like(one.given, given)]
        return (*same, *like)

    def close(self) -> None:
        """Let the file go."""
        self._closing()

    def _prepare(self, event: str) -> None:
        ((application,),) = self._connection.execute("pragma application_id").fetchall()
        ((tables,),) = self._connection.execute("select count(*) from sqlite_master").fetchall()
        if application != APPLICATION and tables:
            raise UserError("not-a-log", say("mistake.not log", path=self.path))
        self._connection.execute("pragma journal_mode = wal")
        self._connection.execute("pragma synchronous = full")
        if not tables:
            self._make(event)
        ((name,),) = self._connection.execute("select name from event").fetchall()
        if name != event:
            raise UserError("other-event", say("mistake.other event", path=self.path, other=name, name=event))

    def _make(self, event: str) -> None:
        self._connection.execute("begin immediate")
        for statement in _statements(_SCHEMA):
            self._connection.execute(statement)
        self._connection.execute("insert into event values (?)", (event,))
        self._connection.execute(f"pragma application_id = {APPLICATION}")
        self._connection.execute("commit")

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.OperationalError as error:
            raise UserError("unusable-log", say("mistake.log", path=self.path, why=_why(error))) from None
        except sqlite3.DatabaseError:
            raise UserError("not-a-log", say("mistake.not log", path=self.path)) from None
        except OSError as error:
            raise UserError("unusable-log", say("mistake.log", path=self.path, why=reason(error))) from None


def _is_like(one: Given, other: Given) -> bool:
    """Are they told in like words, and not the same table written twice?"""
    if one.question == other.question or one.game != other.game:
        return False
    told = plain(one.asks), plain(other.asks)
    return all(told) and fuzz.token_set_ratio(*told) >= LIKE


def _chained(rows: Sequence[Sequence[object]]) -> Iterator[Kept]:
    before = ""
    for number, *said, seal in rows:
        given = Given(*map(str, said))
        yield Kept(int(str(number)), given, str(seal), sound=seal == _sealed(before, given))
        before = str(seal)


def _sealed(before: str, given: Given) -> str:
    return hashlib.sha256(repr((before, *astuple(given))).encode("utf-8", "surrogatepass")).hexdigest()


def _statements(script: str) -> Iterator[str]:
    statement = ""
    for line in script.splitlines():
        statement += f"{line}\n"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _why(error: sqlite3.Error) -> str:
    told = str(error)
    return next((spanish for english, spanish in _TOLD.items() if english in told), _UNREADABLE)
