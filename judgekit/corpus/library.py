"""The library: the documents of a rules folder, parsed once and kept in the user's cache by content."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from judgekit import __version__, shipped
from judgekit.corpus.source import Source, fingerprint, read_folder
from judgekit.corpus.store import BrokenStoreError, Store

PARSER = "7"
STORE = "clauses.sqlite"
CACHES_KEPT = 8
FINGERPRINT_LENGTH = 32
# The usual places (XDG, Apple's, Windows's); platformdirs knows them too, for half a `python -c pass` more a command.
_CACHE_VARIABLES = {"win32": "LOCALAPPDATA", "darwin": "JUDGEKIT_CACHE"}
_CACHE_FOLDERS = {"win32": "~/AppData/Local", "darwin": "~/Library/Caches"}
T = TypeVar("T")


class Library:
    """Opens the store of a rules folder, building it where the cache has none that is right."""

    def __init__(self, folder: Path | None = None, progress: Callable[[str], None] = lambda _: None) -> None:
        self.folder = folder or shipped.folder("rules_text")
        self.sources: tuple[Source, ...] = read_folder(self.folder)
        self.fingerprint = fingerprint(self.sources, f"{__version__}/{PARSER}")
        self.warnings: list[str] = []
        self.when_built: Callable[[], None] = lambda: None
        self._progress = progress
        self._store: Store | None = None

    @property
    def cache(self) -> Path:
        """The folder that keeps what was computed from these documents."""
        return cache_root() / self.fingerprint

    def ask(self, question: Callable[[Store], T]) -> T:
        """Answer from the store; one that turns out damaged is built again and asked once more."""
        try:
            return question(self.store())
        except BrokenStoreError:
            self._store = self._build()
            return question(self._store)

    def store(self) -> Store:
        """The store, opened or built."""
        if self._store is None:
            try:
                self._store = Store.open(self.cache / STORE, self.fingerprint)
            except BrokenStoreError:
                self._store = self._build()
        return self._store

    def _build(self) -> Store:
        try:
            return self._built()
        finally:
            self.when_built()

    def _built(self) -> Store:
        from judgekit.corpus import build  # noqa: PLC0415 - parsing and YAML load only when the cache cannot answer

        def fill(folder: Path) -> None:
            build.build(folder / STORE, self.fingerprint, self.sources, self._progress).close()

        if install(self.cache, fill):
            forget_old(self.cache.parent, CACHES_KEPT)
            try:
                return Store.open(self.cache / STORE, self.fingerprint)
            except BrokenStoreError:
                pass
        self.warnings.append(
            f"Aviso: no se puede escribir en la caché «{cache_root()}»; todo funciona, pero cada consulta tardará más."
        )
        return Store(build.build(None, self.fingerprint, self.sources, self._progress))


def cache_root() -> Path:
    """The user's cache folder for judgekit; `JUDGEKIT_CACHE` names another."""
    named = os.environ.get("JUDGEKIT_CACHE")
    if named:
        return Path(named)
    base = os.environ.get(_CACHE_VARIABLES.get(sys.platform, "XDG_CACHE_HOME")) or os.path.expanduser(
        _CACHE_FOLDERS.get(sys.platform, "~/.cache")
    )
    # A user without a home gets no cache: nothing can be made below a file.
    return Path(base if os.path.isabs(base) else os.devnull) / "judgekit"


def install(target: Path, fill: Callable[[Path], None]) -> bool:
    """Fill a new folder inside `target` and move what it holds into place whole; False where that cannot be written.

    Two processes may do this at once: a file is replaced in one step, of two folders the first stays, both alike.
    """
    import shutil  # noqa: PLC0415 - only building needs them
    import tempfile  # noqa: PLC0415

    try:
        target.mkdir(parents=True, exist_ok=True)
        work = Path(tempfile.mkdtemp(prefix=".nuevo-", dir=target))
    except OSError:
        return False
    try:
        fill(work)
        for made in work.iterdir():
            _move(made, target / made.name)
    except OSError:
        return False
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return True


def _move(made: Path, target: Path) -> None:
    try:
        made.replace(target)
    except OSError:
        if not target.is_dir():
            raise


def remove(folder: Path) -> None:
    """Throw a damaged part of the cache away."""
    import shutil  # noqa: PLC0415

    shutil.rmtree(folder, ignore_errors=True)


def forget_old(root: Path, keep: int) -> None:
    """Keep the caches of the `keep` rules folders that were built last; each edition of a text leaves one."""
    try:
        caches = [path for path in root.iterdir() if path.is_dir() and len(path.name) == FINGERPRINT_LENGTH]
        caches.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return
    for old in caches[keep:]:
        remove(old)
