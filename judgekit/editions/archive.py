"""Past editions at hand: a folder of texts by their hashes, and what a clause that was cited then is now."""

import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from judgekit.corpus.manifest import date_of
from judgekit.corpus.model import Clause
from judgekit.corpus.source import Source, read_folder
from judgekit.corpus.store import Store
from judgekit.editions.matching import matched
from judgekit.editions.phrases import say
from judgekit.editions.reading import Edition, edition
from judgekit.errors import UserError, reason
from judgekit.folders import data_folder

VARIABLE = "JUDGEKIT_EDITIONS"
NAME = 16
"""How much of its text's hash an edition's folder is called by."""


@dataclass(frozen=True, slots=True)
class Kept:
    """An edition of the archive: what it is, and where it lies; `damaged` where its text is not the one of its name."""

    game: str
    title: str
    version: str
    date: str
    sha256: str
    path: Path
    damaged: bool = False


@dataclass(frozen=True, slots=True)
class Past:
    """A clause as an edition of the archive says it."""

    clause: Clause
    edition: Edition


@dataclass(frozen=True, slots=True)
class Archive:
    """The folder of past editions; None for a user without a home, who has none."""

    folder: Path | None

    @classmethod
    def of_user(cls) -> "Archive":
        """The user's: `JUDGEKIT_EDITIONS`, or a folder among the user's data."""
        named, data = os.environ.get(VARIABLE), data_folder()
        return cls(Path(named) if named else data / "editions" if data else None)

    def add(self, rules: Path) -> tuple[Kept, ...]:
        """Keep every edition of a rules folder; what is there already stays.

        Raises UserError where one cannot be read or kept; then none is.
        """
        if self.folder is None:
            raise UserError("no-folder", say("mistake.no archive", variable=VARIABLE))
        read = [(one, edition(rules, one.game)) for one in read_folder(rules) if one.text is not None]
        if not read:
            raise UserError("not-installed", say("mistake.no text", folder=rules, game=""))
        try:
            return tuple(_put(self.folder, source, found) for source, found in read)
        except OSError as error:
            raise UserError("unwritable-file", say("mistake.archive", path=self.folder, why=reason(error))) from None

    def kept(self, game: str | None = None) -> tuple[Kept, ...]:
        """The editions that are there, of one game or of all, the newest of each game first."""
        found = [_kept(path) for path in self._folders(game)]
        return tuple(sorted(found, key=_newest))

    def past(self, cited: str, pin: str | None) -> Past | None:
        """A clause as it was cited: of the editions that have its number, the one that says what the hash is of.

        Without a hash, the newest one. Raises UserError where two editions say two things with hashes that begin so.
        """
        game = cited.partition(":")[0]
        said: dict[str, Past] = {}
        for one in self.kept(game):
            if not one.damaged and (clause := _by_id(_edition(one.path, game).clauses).get(cited)):
                if pin is None or clause.sha256.startswith(pin):
                    said.setdefault(clause.sha256, Past(clause, _edition(one.path, game)))
                if pin is None and said:
                    break
        if len(said) > 1:
            editions = ", ".join(f"{one.edition.version} (@{sha256[:12]})" for sha256, one in said.items())
            raise UserError("ambiguous-pin", say("mistake.two texts", cited=cited, pin=pin, editions=editions))
        return next(iter(said.values()), None)

    def now(self, cited: str, pin: str | None, store: Store) -> Clause | None:
        """What a clause that was cited then is in the installed text; None where nobody knows, or it is gone."""
        with suppress(UserError):  # of two texts with one hash nobody knows which it was
            if found := self.past(cited, pin):
                return became(found, store)
        return None

    def _folders(self, game: str | None) -> Iterator[Path]:
        with suppress(OSError):
            if self.folder is not None and self.folder.is_dir():
                yield from sorted(self.folder.glob(f"{game or '*'}-{'?' * NAME}"))


def became(past: Past, store: Store) -> Clause | None:
    """The clause of the installed text that says what a past one said; None where there is none."""
    return _counterparts(past.edition, tuple(store.clauses(past.clause.game))).get(past.clause.id)


def pinned(clause: Clause) -> str:
    """A citation of a clause that holds as long as its text."""
    return f"{clause.id}@{clause.sha256[:12]}"


def _put(folder: Path, source: Source, found: Edition) -> Kept:
    """Into its place whole; an edition that is there already is what it would be."""
    place = folder / f"{found.game}-{found.sha256[:NAME]}"
    if not place.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        aside = Path(tempfile.mkdtemp(prefix=".nueva-", dir=folder))
        try:
            (aside / f"{found.game}.txt").write_bytes(source.text or b"")
            (aside / f"{found.game}.yaml").write_bytes(source.manifest)
            aside.chmod(0o755)
            _take_place(aside, place)
        finally:
            shutil.rmtree(aside, ignore_errors=True)
    return _kept(place)


def _take_place(aside: Path, place: Path) -> None:
    """Somebody who was quicker has put the same there."""
    try:
        aside.rename(place)
    except OSError:
        if not place.is_dir():
            raise


def _newest(one: Kept) -> tuple[object, ...]:
    """By game; whole ones first, those that say when they were issued from the last one on, then the others."""
    issued = date_of(one.date)
    return one.game, one.damaged, -issued.toordinal() if issued else 0, one.version


def _kept(path: Path) -> Kept:
    game, _, sha256 = path.name.rpartition("-")
    try:
        one = _edition(path, game)
    except UserError:
        return Kept(game, "", "", "", sha256, path, damaged=True)
    return Kept(game, one.title, one.version, one.date, one.sha256, path, damaged=not one.sha256.startswith(sha256))


def _edition(path: Path, game: str) -> Edition:
    """An edition, read once as long as its text is not touched; raises UserError."""
    text = path / f"{game}.txt"
    return _read(path, game, text.stat().st_mtime_ns if text.is_file() else 0)


@cache
def _read(path: Path, game: str, _touched: int) -> Edition:
    return edition(path, game)


@cache
def _by_id(clauses: tuple[Clause, ...]) -> dict[str, Clause]:
    return {one.id: one for one in clauses}


@cache
def _counterparts(old: Edition, new: Sequence[Clause]) -> dict[str, Clause]:
    return {before.id: one.new[0] for one in matched(old.clauses, new) if one.new for before in one.old}
