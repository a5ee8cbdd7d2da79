"""An index that is open to be searched; one that is not whole is refused."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar

from judgekit.cache import whole
from judgekit.corpus.model import Kind
from judgekit.search import index
from judgekit.search.lexicon import Lexicon, read_lexicon
from judgekit.search.query import Plan, whoosh_query

LIBRARY = "whoosh3"
LEXICON = "lexicon.json"
T = TypeVar("T")


class DamagedIndexError(Exception):
    """The index is missing, damaged or not ours: build it again."""


class Restriction(Protocol):
    """What the index can filter by; the engine's `Filters` is one."""

    @property
    def game(self) -> str | None:
        """Only this game."""

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """Only these kinds."""

    @property
    def chapter(self) -> str | None:
        """Only this chapter."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A clause that the index found, before it is looked at again: its terms in the order in which they stand."""

    id: str
    game: str
    kind: str
    questions: tuple[tuple[str, ...], ...]
    said: tuple[str, ...]
    above: tuple[str, ...]
    score: float


class Searchable(Protocol):
    """An index that is open: Whoosh's below, or that of `tantivy_index`."""

    @property
    def lexicon(self) -> Lexicon:
        """The words that go with it."""

    def find(self, planned: Plan, restriction: Restriction, limit: int) -> list[Candidate]:
        """The best clauses by the score of `ranking`; raises DamagedIndexError."""

    def rarity(self, term: str) -> float:
        """How rare a term is in questions."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A Whoosh searcher and the lexicon that goes with it."""

    searcher: Any
    lexicon: Lexicon

    def find(self, planned: Plan, restriction: Restriction, limit: int) -> list[Candidate]:
        """The best clauses by Whoosh's score; raises DamagedIndexError."""
        return _guarded(lambda: self._find(planned, restriction, limit))

    def rarity(self, term: str) -> float:
        """How rare a term is in questions: from 1 for one in all to large for one in none."""
        reader = self.searcher.reader()
        return float(reader.doc_count_all() + 1) / (1 + int(reader.doc_frequency("questions", term)))

    def _find(self, planned: Plan, restriction: Restriction, limit: int) -> list[Candidate]:
        wanted = whoosh_query(planned, self.searcher.reader())
        found = self.searcher.search(wanted, limit=limit, filter=_filter(restriction))
        return [_candidate(hit) for hit in found]


def from_storage(storage: Any, lexicon: str) -> Opened:
    """Open the index in a storage."""
    from judgekit.search.ranking import Ranking  # noqa: PLC0415

    return Opened(index.read(storage).searcher(weighting=Ranking()), read_lexicon(lexicon))


def build(entries: index.Entries, lexicon: str, progress: index.Progress) -> tuple[Mapping[str, bytes], Opened]:
    """A new index: its files, as the cache keeps them, and the index open."""
    storage = index.in_memory()
    index.write(storage, entries, progress)
    return files_of(storage, lexicon), from_storage(storage, lexicon)


def from_entry(entry: Path) -> Opened:
    """Open what the cache keeps; raises DamagedIndexError where it is not whole."""
    if (files := whole(entry)) is None:
        raise DamagedIndexError(entry)
    return _guarded(lambda: from_storage(index.in_memory(files), files[LEXICON].decode()))


def files_of(storage: Any, lexicon: str) -> Mapping[str, bytes]:
    """What the cache is to keep of an index that was built in memory."""
    return {**{name: bytes(content) for name, content in storage.files.items()}, LEXICON: lexicon.encode()}


def _guarded(work: Callable[[], T]) -> T:
    """Whoosh raises almost anything on a damaged file; all of it means that the index must be built again."""
    try:
        return work()
    except (DamagedIndexError, MemoryError):
        raise
    except Exception as error:
        raise DamagedIndexError(str(error)) from error


def _candidate(hit: Any) -> Candidate:
    return Candidate(
        id=hit["id"],
        game=hit["game"],
        kind=hit["kind"],
        questions=tuple(tuple(question.split()) for question in hit["asked"].split("\n")),
        said=tuple(hit["said"].split()),
        above=tuple(hit["above"].split()),
        score=float(hit.score),
    )


def _filter(restriction: Restriction) -> Any:
    from whoosh import query  # noqa: PLC0415

    wanted = [query.Term(name, value) for name in ("game", "chapter") if (value := getattr(restriction, name))]
    if restriction.kinds:
        wanted.append(query.Or([query.Term("kind", kind.value) for kind in restriction.kinds]))
    return query.And(wanted) if wanted else None
