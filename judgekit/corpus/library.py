"""The library: the documents of a rules folder, parsed once and kept in the user's cache by content."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from judgekit import cache, shipped
from judgekit.corpus.source import Source, fingerprint, read_folder
from judgekit.corpus.store import BrokenStoreError, Store

SHELF = cache.Shelf("clauses", kept=8)
STORE = "clauses.sqlite"
T = TypeVar("T")


class Library:
    """Opens the store of a rules folder, building it where the cache has none that is right."""

    def __init__(self, folder: Path | None = None, progress: Callable[[str], None] = lambda _: None) -> None:
        self.folder = folder or shipped.folder("rules_text")
        self.sources: tuple[Source, ...] = read_folder(self.folder)
        self.fingerprint = fingerprint(self.sources, parser())
        self.when_built: Callable[[], None] = lambda: None
        self._progress = progress
        self._store: Store | None = None

    def __reduce__(self) -> tuple[type["Library"], tuple[Path]]:
        """Where it is unpickled the same folder is read again: only its place crosses to another process."""
        return Library, (self.folder,)

    def ask(self, question: Callable[[Store], T]) -> T:
        """Answer from the store; one that turns out damaged is built again and asked once more."""
        try:
            return question(self.store())
        except BrokenStoreError:
            self.close()
            self._store = self._build()
            return question(self._store)

    def store(self) -> Store:
        """The store, opened or built."""
        if self._store is None:
            self._store = self._kept() or self._build()
        return self._store

    def close(self) -> None:
        """Let the file of the store go; it is opened again when it is asked."""
        if self._store is not None:
            self._store.close()
            self._store = None

    def _kept(self) -> Store | None:
        for entry in SHELF.entries(self.fingerprint):
            try:
                return Store.open(entry / STORE, self.fingerprint)
            except BrokenStoreError:
                continue
        return None

    def _build(self) -> Store:
        from judgekit.corpus import build  # noqa: PLC0415 - parsing and YAML load only when the cache cannot answer

        try:
            built = build.build(self.fingerprint, self.sources, self._progress, parser())
            SHELF.keep(self.fingerprint, {STORE: built.serialize()})
        finally:
            self.when_built()
        return Store(built)


def parser() -> str:
    """The key of what makes clauses of a text."""
    return cache.key(cache.code("corpus", "shapes", "contract"), cache.library("PyYAML"))
