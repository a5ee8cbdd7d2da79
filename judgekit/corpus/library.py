"""The library: the documents of a rules folder, parsed once and kept in the user's cache by content."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from judgekit import __version__, shipped
from judgekit.corpus.source import Source, fingerprint, read_folder
from judgekit.corpus.store import BrokenStoreError, Store

PARSER = "3"
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
                self._store = Store.open(self.cache / "clauses.sqlite", self.fingerprint)
            except BrokenStoreError:
                self._store = self._build()
        return self._store

    def _build(self) -> Store:
        from judgekit.corpus import build  # noqa: PLC0415 - parsing and YAML load only when the cache cannot answer

        def fill(folder: Path) -> None:
            build.build(folder / "clauses.sqlite", self.fingerprint, self.sources, self._progress).close()

        if install(self.cache, fill):
            try:
                return Store.open(self.cache / "clauses.sqlite", self.fingerprint)
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
    """Fill a new folder beside `target` and put its files in place whole; False where the cache cannot be written.

    Two processes may do this at once: each file is replaced in one step, and both wrote the same.
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
            _replace(made, target / made.name)
    except OSError:
        return False
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return True


def _replace(made: Path, target: Path) -> None:
    if not made.is_dir():
        made.replace(target)
        return
    import shutil  # noqa: PLC0415

    if target.exists():
        shutil.rmtree(target, ignore_errors=True)
    try:
        made.rename(target)
    except OSError:
        if not target.is_dir():
            raise
