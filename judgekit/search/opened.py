"""An index that is open to be searched; one that is not whole is refused."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeVar

from judgekit.corpus.model import Kind
from judgekit.search import index
from judgekit.search.lexicon import Lexicon, read_lexicon
from judgekit.search.query import Plan, whoosh_query

LEXICON, SEAL = "lexicon.json", "seal"
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
    """A clause that the index found, before it is looked at again."""

    id: str
    game: str
    kind: str
    questions: tuple[str, ...]
    words: str
    score: float


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


def from_folder(folder: Path) -> Opened:
    """Open the index in a folder; raises DamagedIndexError where it is not exactly what `keep` left."""

    def open_whole() -> Opened:
        if (folder / SEAL).read_text(encoding="ascii") != _seal(folder):
            raise DamagedIndexError(folder)
        return from_storage(index.in_folder(folder), (folder / LEXICON).read_text(encoding="utf-8"))

    return _guarded(open_whole)


def keep(folder: Path, written: Any, lexicon: str) -> None:
    """Put the lexicon and a seal over everything beside an index that was just written into `folder`."""
    written.close()
    (folder / LEXICON).write_text(lexicon, encoding="utf-8")
    (folder / SEAL).write_text(_seal(folder), encoding="ascii")


def _seal(folder: Path) -> str:
    whole = hashlib.sha256()
    for path in sorted(folder.iterdir()):
        if path.name != SEAL and not path.name.endswith("LOCK"):
            content = path.read_bytes()
            whole.update(b"%s %d " % (path.name.encode(), len(content)))
            whole.update(content)
    return whole.hexdigest()


def _guarded(work: Callable[[], T]) -> T:
    """Whoosh raises almost anything on a damaged file; all of it means that the index must be built again."""
    try:
        return work()
    except (DamagedIndexError, MemoryError, KeyboardInterrupt):
        raise
    except Exception as error:
        raise DamagedIndexError(str(error)) from error


def _candidate(hit: Any) -> Candidate:
    return Candidate(
        hit["id"], hit["game"], hit["kind"], tuple(hit["asked"].split("\n")), hit["words"], float(hit.score)
    )


def _filter(restriction: Restriction) -> Any:
    from whoosh import query  # noqa: PLC0415

    wanted = [query.Term(name, value) for name in ("game", "chapter") if (value := getattr(restriction, name))]
    if restriction.kinds:
        wanted.append(query.Or([query.Term("kind", kind.value) for kind in restriction.kinds]))
    return query.And(wanted) if wanted else None
