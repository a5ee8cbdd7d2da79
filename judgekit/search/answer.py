"""What `judgekit search` answers: the clause that a query names by its number first, then those that its words find."""

from collections.abc import Iterable
from dataclasses import dataclass

from judgekit.corpus import lookup
from judgekit.corpus.library import Library
from judgekit.corpus.model import Clause, Kind
from judgekit.corpus.store import Store
from judgekit.errors import UserError
from judgekit.search.engine import Filters, Hit, Results, SearchEngine, Voices
from judgekit.search.index import Progress
from judgekit.search.snippet import cut

NUMBER_SCORE = 1000.0


@dataclass(frozen=True, slots=True)
class Match:
    """A clause that was found, how well, and the piece of it that shows why."""

    id: str
    game: str
    number: str
    kind: Kind
    path: tuple[str, ...]
    text: str
    score: float
    snippet: str


def matches(results: Results) -> Iterable[Match]:
    """The hits as results, best first."""
    for hit in results.hits:
        one = hit.clause
        yield Match(one.id, one.game, one.number, one.kind, one.path, one.text, hit.score, hit.snippet.text)


def search(
    library: Library,
    query: str,
    filters: Filters,
    limit: int,
    progress: Progress = lambda _done, _all: None,
    voices: Voices | None = None,
    engine: SearchEngine | None = None,
) -> Results:
    """The best hits; raises UserError where the query asks for nothing, or is only a number that no clause has.

    `engine` is one of this library that was opened before, in the place of a new one with these `voices`.
    """
    direct = _by_number(library, query, filters)
    if direct and len(query.split()) == 1:
        return Results(tuple(direct[:limit]))
    results = (engine or SearchEngine(library, progress, voices)).search(query, filters, limit)
    known = {hit.clause.id for hit in direct}
    hits = [*direct, *(hit for hit in results.hits if hit.clause.id not in known)]
    return Results(tuple(hits[:limit]), results.corrections)


def _by_number(library: Library, query: str, filters: Filters) -> list[Hit]:
    if not lookup.is_number(query):
        return []
    number, *others = query.split()

    def found(store: Store) -> list[Clause]:
        try:
            return [clause for one in lookup.find(number, store, filters.game) for clause in one.clauses]
        except UserError:
            if others:
                return []
            raise

    return [Hit(c, NUMBER_SCORE, cut(c.text, ())) for c in library.ask(found) if filters.allows(c)]
