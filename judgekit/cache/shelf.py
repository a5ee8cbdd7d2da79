"""Shelves: folders of entries, each entry a folder of files that is put in place whole and carries a seal."""

import errno
import hashlib
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

from judgekit import shipped
from judgekit.cache.keys import LENGTH
from judgekit.errors import reason
from judgekit.folders import cache_folder

SEAL = "seal"
_UNFINISHED = ".nuevo-"
_DAY = 24 * 3600.0


class Shelf(NamedTuple):
    """One kind of thing that is kept; of the user's own entries the `kept` that were built last stay."""

    name: str
    kept: int

    def entries(self, key: str) -> Iterator[Path]:
        """The folders that may hold the entry of this key: the user's, then the one that an installed wheel brings."""
        for root in (cache_folder(), shipped.cache()):
            if root is not None and os.path.isdir(entry := root / self.name / key):  # noqa: PTH112 - raises nothing
                yield entry

    def held(self, key: str, name: str) -> bytes | None:
        """The file of this name in an entry that is whole; None where there is none."""
        for entry in self.entries(key):
            if (files := whole(entry)) is not None and name in files:
                return files[name]
        return None

    def keep(self, key: str, files: Mapping[str, bytes]) -> None:
        """Put an entry in the user's cache, in the place of what was there; where that cannot be, it is said once."""
        root = cache_folder()
        if root is None:
            _say_unkept("~", "no hay carpeta de usuario")
            return
        try:
            _put(root / self.name / key, files)
            self._forget_old(root / self.name)
        except OSError as error:
            _say_unkept(str(root), reason(error))

    def _forget_old(self, folder: Path) -> None:
        """Each edition of a text and each version of the code leaves an entry, a crash one that is not finished."""
        from time import time  # noqa: PLC0415

        names = os.listdir(folder)  # noqa: PTH208 - asked after each thing that is kept, of thousands
        entries = [name for name in names if len(name) == LENGTH]
        old = _newest_first(folder, entries)[self.kept :] if len(entries) > self.kept else []
        unfinished = _ages(folder, [name for name in names if name.startswith(_UNFINISHED)])
        for name in (*old, *(name for name, at in unfinished.items() if at < time() - _DAY)):
            _remove(folder / name)


def _newest_first(folder: Path, names: Sequence[str]) -> list[str]:
    ages = _ages(folder, names)
    return sorted(ages, key=lambda name: -ages[name])


def _ages(folder: Path, names: Sequence[str]) -> dict[str, float]:
    """When each was written; what another process has taken away meanwhile is not among them."""
    found = {}
    for name in names:
        with suppress(FileNotFoundError):
            found[name] = (folder / name).stat().st_mtime
    return found


def whole(entry: Path) -> Mapping[str, bytes] | None:
    """The files of an entry; None where it is not exactly what was put there."""
    try:
        files = {path.name: path.read_bytes() for path in entry.iterdir()}
    except OSError:
        return None
    return files if files.pop(SEAL, b"") == _seal(files) else None


def _put(entry: Path, files: Mapping[str, bytes]) -> None:
    import tempfile  # noqa: PLC0415 - only building needs it

    entry.parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix=_UNFINISHED, dir=entry.parent))
    try:
        for name, content in {**files, SEAL: _seal(files)}.items():
            (work / name).write_bytes(content)
        work.chmod(0o755)
        _remove(entry)
        _move(work, entry)
    finally:
        _remove(work)


def _move(work: Path, entry: Path) -> None:
    """Two processes may build at once: the first stays, both are alike."""
    try:
        work.rename(entry)
    except OSError as error:
        if error.errno not in {errno.EEXIST, errno.ENOTEMPTY, errno.EACCES} or not entry.is_dir():
            raise


def _remove(folder: Path) -> None:
    import shutil  # noqa: PLC0415

    shutil.rmtree(folder, ignore_errors=True)


def _seal(files: Mapping[str, bytes]) -> bytes:
    sealed = hashlib.sha256()
    for name, content in sorted(files.items()):
        sealed.update(b"%s %d " % (name.encode(), len(content)))
        sealed.update(content)
    return sealed.hexdigest().encode()


@cache
def _say_unkept(folder: str, why: str) -> None:
    """Through `logging`, which prints it on standard error where nobody has said otherwise."""
    import logging  # noqa: PLC0415 - trouble alone is worth it

    logging.getLogger("judgekit.cache").warning(
        "Aviso: no se puede escribir en la caché «%s» (%s); todo funciona, pero cada consulta tardará más: revísala o "
        "di otra carpeta con JUDGEKIT_CACHE.",
        folder,
        why,
    )
