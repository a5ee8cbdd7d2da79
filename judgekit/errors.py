"""The one exception that a user's mistake raises."""

import errno
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

_REASONS = {
    errno.EACCES: "no hay permiso",
    errno.EPERM: "no hay permiso",
    errno.ENOENT: "no existe",
    errno.ENOTDIR: "no es una carpeta",
    errno.EISDIR: "es una carpeta",
    errno.ENAMETOOLONG: "el nombre es demasiado largo",
    errno.ENOSPC: "no queda espacio",
    errno.EDQUOT: "no queda espacio",
    errno.EFBIG: "no cabe",
    errno.EROFS: "el disco es de solo lectura",
    errno.ELOOP: "los enlaces dan vueltas",
}


@dataclass(frozen=True, slots=True)
class Place:
    """Where a mistake is: a file, and the line and column, from 1, where they are known."""

    file: str
    line: int | None = None
    column: int | None = None

    @classmethod
    def of(cls, located: "Located") -> "Place":
        """The place of whatever keeps one."""
        return cls(located.file, located.line, located.column)

    def __str__(self) -> str:
        """As a judge reads it."""
        line = f", línea {self.line}" if self.line is not None else ""
        return f"{self.file}{line}{f', columna {self.column}' if self.column is not None else ''}"


class Located(Protocol):
    """What knows where it was written."""

    @property
    def file(self) -> str:
        """The file."""

    @property
    def line(self) -> int:
        """The line."""

    @property
    def column(self) -> int:
        """The column."""


class UserError(Exception):
    """A mistake of the user's, told in one Spanish sentence: what, where and how to mend it (exit code 2).

    `code` is a stable English name of the kind of mistake, `problem` the sentence without the place that stands before
    it, `near` what was perhaps meant, the nearest first.
    """

    def __init__(self, code: str, problem: str, *, place: Place | None = None, near: Iterable[str] = ()) -> None:
        super().__init__(problem if place is None else f"{place}: {problem}")
        self.code, self.problem, self.place, self.near = code, problem, place, tuple(near)

    def __reduce__(self) -> tuple[object, ...]:
        """It crosses to another process whole."""
        return _again, (type(self), self.code, self.problem, self.place, self.near)

    def without_place(self) -> "UserError":
        """The same where the place is of a file that the user has not written."""
        return type(self)(self.code, self.problem, near=self.near)

    def in_file(self, name: str) -> "UserError":
        """The same where the user knows the file by another name."""
        place = Place(name, self.place.line, self.place.column) if self.place else None
        return type(self)(self.code, self.problem, place=place, near=self.near)


def _again(cls: type[UserError], code: str, problem: str, place: Place | None, near: tuple[str, ...]) -> UserError:
    return cls(code, problem, place=place, near=near)


def unreadable(path: Path, error: OSError, mend: str) -> UserError:
    """The mistake of a file that the system does not let us read."""
    return UserError("unreadable-file", f"No se puede leer «{path}» ({reason(error)}); {mend}.")


def too_large(path: Path, megabytes: int, mend: str) -> UserError:
    """The mistake of a file that is larger than any that we read."""
    return UserError("too-large", f"el archivo pasa de {megabytes} MB; {mend}.", place=Place(str(path)))


def reason(error: OSError) -> str:
    """Why the system refused, in Spanish."""
    return _REASONS.get(error.errno or 0, f"error {error.errno} del sistema")
