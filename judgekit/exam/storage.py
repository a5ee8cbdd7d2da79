"""The file of the study: made, migrated by version, or put aside where it is damaged or not ours."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from judgekit.errors import UserError, reason
from judgekit.folders import data_folder

FILE = "exam.sqlite"
APPLICATION = 0x4A4B4558  # "JKEX"
PATIENCE_SECONDS = 10.0
_COMPANIONS = ("", "-wal", "-shm")
_MIGRATIONS: tuple[str, ...] = (
    """
    create table log (
        id integer primary key autoincrement, uid text not null unique, at text not null, sitting text not null,
        happened text not null, card text not null, data text not null
    );
    create index log_sitting on log (sitting);
    """,
    """
    create table card (
        card text primary key, fsrs text not null, answers integer not null, misses integer not null,
        sha256 text not null
    ) without rowid;
    create index log_card on log (card);
    create trigger log_is_never_rewritten before update on log
        begin select raise(abort, 'the log is never rewritten'); end;
    create trigger log_is_never_cut before delete on log
        begin select raise(abort, 'the log is never rewritten'); end;
    """,
    """
    create trigger log_is_never_replaced before insert on log
        when exists (select 1 from log where id = new.id or uid = new.uid)
        begin select raise(abort, 'the log is never rewritten'); end;
    """,
    "create table made_by (scheduler text not null);",
)
VERSION = len(_MIGRATIONS)
_READABLE = (
    "select id, uid, at, sitting, happened, card, data from log limit 0",
    "select card, fsrs, answers, misses, sha256 from card limit 0",
    "select scheduler from made_by limit 0",
)
_TOLD = {
    "database is locked": "otra consola lo tiene ocupado",
    "readonly database": "no hay permiso",
    "unable to open": "no se puede abrir",
}


class Opened(NamedTuple):
    """A file that is ready; whether its cards must be counted again, and what was found that is worth a word."""

    connection: sqlite3.Connection
    migrated: bool
    warning: str | None = None


def study_file() -> Path:
    """Where the study lies; raises UserError where the user has no folder for it."""
    folder = data_folder()
    if folder is None:
        raise UserError(
            "no-data-folder", "No hay carpeta de usuario donde guardar el estudio; di una con JUDGEKIT_DATA."
        )
    return folder / FILE


def opened(path: Path, at: datetime) -> Opened:
    """The file, made or migrated; one that is damaged or not ours is kept aside under another name."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _checked(path)
    except (FileExistsError, NotADirectoryError):
        raise unusable(path, "donde va la carpeta hay un archivo") from None
    except OSError as error:
        raise unusable(path, reason(error)) from None
    except sqlite3.OperationalError as error:
        raise unusable(path, str(error)) from None
    except sqlite3.DatabaseError:
        kept = _put_aside(path, at)
    try:
        return _checked(path)._replace(
            warning=f"Aviso: «{path}» está dañado o no es de judgekit; se guarda aparte como «{kept.name}» y se "
            "empieza un estudio nuevo."
        )
    except sqlite3.Error as error:
        raise unusable(path, str(error)) from None


def unusable(path: Path, why: str) -> UserError:
    """The mistake of a study that cannot be read or written."""
    said = next((spanish for english, spanish in _TOLD.items() if english in why), why)
    problem = f"No se puede usar el estudio «{path}» ({said:.80}); revisa la carpeta o di otra con JUDGEKIT_DATA."
    return UserError("unusable-study", problem)


def _checked(path: Path) -> Opened:
    """The file, migrated; raises DatabaseError where it is not ours or is damaged."""
    connection = sqlite3.connect(path, timeout=PATIENCE_SECONDS, isolation_level=None)
    try:
        version = _version(connection, path)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        migrate(connection, VERSION)
        _check_tables(connection)
    except BaseException:
        connection.close()
        raise
    return Opened(connection, version < VERSION)


def _version(connection: sqlite3.Connection, path: Path) -> int:
    ((application,),) = connection.execute("pragma application_id").fetchall()
    ((version,),) = connection.execute("pragma user_version").fetchall()
    ((tables,),) = connection.execute("select count(*) from sqlite_master").fetchall()
    if application != APPLICATION and (tables or version or application):
        raise sqlite3.DatabaseError("foreign")
    if version > VERSION:
        newer = f"versión {version}; este llega a la {VERSION}"
        raise UserError("newer-study", f"«{path}» es de un judgekit más nuevo ({newer}); actualízalo.")
    if connection.execute("pragma quick_check").fetchall() != [("ok",)]:
        raise sqlite3.DatabaseError("damaged")
    return int(version)


def _check_tables(connection: sqlite3.Connection) -> None:
    """Raise DatabaseError where a table or a column is gone: that is damage, not a file that is busy."""
    try:
        for query in _READABLE:
            connection.execute(query)
    except sqlite3.OperationalError as error:
        if "no such" in str(error):
            raise sqlite3.DatabaseError("damaged") from error
        raise


def migrate(connection: sqlite3.Connection, to: int) -> None:
    """Bring the file to a version, whole or not at all; another terminal may be doing the same."""
    connection.execute("begin immediate")
    try:
        ((version,),) = connection.execute("pragma user_version").fetchall()
        for script in _MIGRATIONS[version:to]:
            for statement in _statements(script):
                connection.execute(statement)
        if version < to:
            connection.execute(f"pragma application_id = {APPLICATION}")
            connection.execute(f"pragma user_version = {to}")
        connection.execute("commit")
    except BaseException:
        connection.execute("rollback")
        raise


def _statements(script: str) -> Iterator[str]:
    """The statements of a script, one by one: `executescript` would end the transaction."""
    statement = ""
    for piece in script.split(";"):
        statement += f"{piece};"
        if sqlite3.complete_statement(statement):
            if statement.strip(" \n;"):
                yield statement
            statement = ""


def _put_aside(path: Path, at: datetime) -> Path:
    kept = _free(path, at)
    try:
        for suffix in _COMPANIONS:
            with suppress(FileNotFoundError):
                path.with_name(path.name + suffix).rename(kept.with_name(kept.name + suffix))
    except OSError as error:
        raise unusable(path, reason(error)) from None
    return kept


def _free(path: Path, at: datetime) -> Path:
    """A name beside the file that nobody has."""
    stem = f"{path.name}.apartado-{at:%Y%m%d-%H%M%S}"
    names = (path.with_name(f"{stem}{f'-{number}' if number else ''}") for number in range(10_000))
    return next(one for one in names if not one.exists())
