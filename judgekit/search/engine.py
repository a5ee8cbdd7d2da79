"""Search over a library: opens or builds the index, plans the query, ranks the hits."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from judgekit import cache
from judgekit.corpus.library import Library
from judgekit.corpus.model import Clause, Kind
from judgekit.corpus.store import Store
from judgekit.errors import UserError
from judgekit.search import index, opened
from judgekit.search.lexicon import lexicon_json
from judgekit.search.opened import Candidate, DamagedIndexError, Searchable
from judgekit.search.query import Plan, plan
from judgekit.search.rerank import Reranker
from judgekit.search.snippet import Snippet, cut

POOL = 40
LARGE = 8_000_000
"""Characters of rules beyond which the index is tantivy's, where that is installed: some twenty thousand clauses."""
SHELF = cache.Shelf("search", kept=8)


@dataclass(frozen=True, slots=True)
class Hit:
    """A clause that was found, how well, and the piece that shows it."""

    clause: Clause
    score: float
    snippet: Snippet


@dataclass(frozen=True, slots=True)
class Results:
    """The hits of a query, best first, and the words that were read as others."""

    hits: tuple[Hit, ...]
    corrections: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Filters:
    """Which clauses may be hits; empty means any."""

    game: str | None = None
    kinds: tuple[Kind, ...] = ()
    chapter: str | None = None

    def allows(self, clause: Clause) -> bool:
        """May this clause be a hit?"""
        return (
            self.game in (None, clause.game)
            and (not self.kinds or clause.kind in self.kinds)
            and self.chapter in (None, clause.chapter)
        )


class Voices(Protocol):
    """What else is said of clauses, beside their own questions."""

    @property
    def key(self) -> str:
        """Another one where something else is said."""

    def by_clause(self) -> Mapping[str, Sequence[str]]:
        """Sentences by the id of the clause."""


class Backend(Protocol):
    """A module that makes and opens indexes, by a library of this name."""

    LIBRARY: str

    def build(
        self, entries: index.Entries, lexicon: str, progress: index.Progress
    ) -> tuple[Mapping[str, bytes], Searchable]:
        """A new index: its files, as the cache keeps them, and the index open."""

    def from_entry(self, entry: Path) -> Searchable:
        """What the cache keeps, open; raises DamagedIndexError where it is not whole."""


class SearchEngine:
    """Searches the clauses of a library, and what `voices` say of them."""

    def __init__(
        self, library: Library, progress: index.Progress = lambda _done, _all: None, voices: Voices | None = None
    ) -> None:
        self._library = library
        self._progress = progress
        self._voices = voices
        self._opened: Searchable | None = None
        self._index: Backend = _for_large() or opened if _is_large(library) else opened

    def search(self, text: str, filters: Filters | None = None, limit: int = 10) -> Results:
        """The best hits for a text; raises UserError where it asks for nothing or nothing is installed."""
        filters = filters or Filters()
        current = self._open()
        games = [filters.game] if filters.game else current.lexicon.games
        planned = plan(text, games, current.lexicon)
        reranker = Reranker(planned, current, preferred=() if filters.game else planned.games)
        found = self._find(planned, filters, max(POOL, limit))
        scored = sorted((-reranker.score(candidate), candidate.id) for candidate in found)[:limit]
        clauses = self._library.ask(lambda store: store.by_ids([identifier for _, identifier in scored]))
        hits = (Hit(clauses[i], round(-score, 4), cut(clauses[i].text, planned.terms())) for score, i in scored)
        return Results(tuple(hits), planned.corrections)

    def _find(self, planned: Plan, filters: Filters, limit: int) -> list[Candidate]:
        """The index's candidates; an index that turns out damaged is built again."""
        try:
            return self._open().find(planned, filters, limit)
        except DamagedIndexError:
            self._opened = self._build()
            return self._opened.find(planned, filters, limit)

    def _open(self) -> Searchable:
        if self._opened is None:
            self._opened = self._kept() or self._build()
        return self._opened

    @property
    def _key(self) -> str:
        said = self._voices.key if self._voices else ""
        made_by = self._index.LIBRARY
        return cache.key(self._library.fingerprint, said, cache.code("search"), cache.library(made_by, "PyStemmer"))

    def _kept(self) -> Searchable | None:
        """The index in the cache; None where there is none that is whole."""
        for entry in SHELF.entries(self._key):
            try:
                return self._index.from_entry(entry)
            except DamagedIndexError:
                continue
        return None

    def _build(self) -> Searchable:
        files, found = self._library.ask(self._built)
        SHELF.keep(self._key, files)
        return found

    def _built(self, store: Store) -> tuple[Mapping[str, bytes], Searchable]:
        clauses = store.clauses()
        if not clauses:
            raise UserError(
                "not-installed",
                f"No hay ningún reglamento instalado en «{self._library.folder}»;"
                " pon «<juego>.txt» junto a su manifiesto.",
            )
        asked, said = store.all_questions(), self._voices.by_clause() if self._voices else {}
        voiced = {clause.id: [*asked.get(clause.id, ()), *said.get(clause.id, ())] for clause in clauses}
        return self._index.build(index.Entries(clauses, voiced), lexicon_json(clauses, voiced, store), self._progress)


def _is_large(library: Library) -> bool:
    return sum(len(one.text or b"") for one in library.sources) > LARGE


def _for_large() -> Backend | None:
    """Tantivy, where that is installed."""
    from judgekit.search import tantivy_index  # noqa: PLC0415 - few libraries are so large

    return tantivy_index if tantivy_index.is_installed() else None
