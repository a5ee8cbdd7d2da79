"""Search over a library: opens or builds the index, plans the query, ranks the hits."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from judgekit.corpus.library import Library, install, remove
from judgekit.corpus.model import Clause, Kind
from judgekit.corpus.store import Store
from judgekit.errors import UserError
from judgekit.search import index
from judgekit.search.analysis import stem, words
from judgekit.search.query import Lexicon, plan, whoosh_query
from judgekit.search.rerank import Reranker
from judgekit.search.snippet import Snippet, cut
from judgekit.search.spelling import Vocabulary
from judgekit.search.thesaurus import Thesaurus, file_digest

POOL = 60
LEXICON = "lexicon.json"

# Whoosh raises almost anything on a damaged file; only a user's own mistake is not a reason to build again.
_DAMAGED = Exception
_NOT_DAMAGE = (UserError, MemoryError)


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


class SearchEngine:
    """Searches the clauses of a library."""

    def __init__(self, library: Library, progress: index.Progress = lambda _done, _all: None) -> None:
        self._library = library
        self._progress = progress
        self._opened: tuple[Any, Lexicon] | None = None

    def search(self, text: str, filters: Filters | None = None, limit: int = 10) -> Results:
        """The best hits for a text; raises UserError where it asks for nothing."""
        filters = filters or Filters()
        try:
            return self._search(text, filters, limit)
        except _DAMAGED as error:
            if isinstance(error, _NOT_DAMAGE):
                raise
            self._discard()
            return self._search(text, filters, limit)

    def _search(self, text: str, filters: Filters, limit: int) -> Results:
        searcher, lexicon = self._open()
        games = [filters.game] if filters.game else sorted(set(lexicon.names.values()))
        planned = plan(text, games, lexicon)
        found = searcher.search(
            whoosh_query(planned, searcher.reader()), limit=max(POOL, limit), filter=_filter(filters)
        )
        reranker = Reranker(planned, searcher, preferred=() if filters.game else planned.games)
        scored = sorted((-reranker.score(hit), hit["id"]) for hit in found)[:limit]
        clauses = self._library.ask(lambda store: store.by_ids([identifier for _, identifier in scored]))
        hits = (Hit(clauses[i], round(-score, 4), cut(clauses[i].text, planned.terms())) for score, i in scored)
        return Results(tuple(hits), planned.corrections)

    def _open(self) -> tuple[Any, Lexicon]:
        if self._opened is None:
            from judgekit.search import quiet_whoosh  # noqa: F401, PLC0415
            from judgekit.search.ranking import Ranking  # noqa: PLC0415

            opened, lexicon = self._ready_index()
            self._opened = opened.searcher(weighting=Ranking()), lexicon
        return self._opened

    def _ready_index(self) -> tuple[Any, Lexicon]:
        folder = self._folder
        if (folder / LEXICON).is_file() or self._build_folder(folder):
            return index.read(folder), _read_lexicon((folder / LEXICON).read_text(encoding="utf-8"))
        opened, lexicon = self._library.ask(lambda store: self._build(index.in_memory(), store))
        return opened, _read_lexicon(lexicon)

    @property
    def _folder(self) -> Path:
        return self._library.cache / f"search-{index.VERSION}-{file_digest()}"

    def _discard(self) -> None:
        self._opened = None
        remove(self._folder)

    def _build_folder(self, folder: Path) -> bool:
        """Build the index where it is kept; False where the cache cannot be written."""

        def fill(work: Path) -> None:
            made = work / folder.name
            made.mkdir()
            _, lexicon = self._library.ask(lambda store: self._build(index.in_folder(made), store))
            (made / LEXICON).write_text(lexicon, encoding="utf-8")

        remove(folder)  # without its lexicon it is half an index
        return install(folder.parent, fill)

    def _build(self, storage: Any, store: Store) -> tuple[Any, str]:
        clauses = store.clauses()
        asked = store.all_questions()
        entries = (index.Entry(clause, asked.get(clause.id, ())) for clause in clauses)
        return index.write(storage, entries, self._progress), _lexicon_json(clauses, asked, store)


def _lexicon_json(clauses: Sequence[Clause], asked: dict[str, list[str]], store: Store) -> str:
    reports = {document.game: store.report(document.game) for document in store.documents()}
    thesaurus = Thesaurus.load().with_glossaries({game: report["glossary"] for game, report in reports.items()})
    spoken = [word for c in clauses for word in words(c.text)]
    spoken += [word for questions in asked.values() for question in questions for word in words(question)]
    names = {" ".join(words(name)): game for game, report in reports.items() for name in report["names"]}
    return json.dumps(
        {
            "thesaurus": thesaurus.to_json(),
            "vocabulary": Vocabulary.of([*spoken, *thesaurus.say_spellings]).to_json(),
            "known": sorted({stem(word) for word in spoken}),
            "names": names,
        },
        ensure_ascii=False,
    )


def _read_lexicon(text: str) -> Lexicon:
    data = json.loads(text)
    return Lexicon(
        Thesaurus.from_json(data["thesaurus"]),
        Vocabulary.from_json(data["vocabulary"]),
        frozenset(data["known"]),
        data["names"],
    )


def _filter(filters: Filters) -> Any:
    from whoosh import query  # noqa: PLC0415

    wanted = []
    if filters.chapter:
        games = [filters.game] if filters.game else []
        wanted.append(query.Or([query.Term("chapter", f"{game}:{filters.chapter}") for game in games]))
    elif filters.game:
        wanted.append(query.Term("game", filters.game))
    if filters.kinds:
        wanted.append(query.Or([query.Term("kind", kind.value) for kind in filters.kinds]))
    return query.And(wanted) if wanted else None
