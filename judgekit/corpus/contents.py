"""What `judgekit toc` answers: the titles of a document, or of a part of it, down to a depth."""

from collections.abc import Sequence
from dataclasses import dataclass

from judgekit.corpus import lookup
from judgekit.corpus.model import Clause
from judgekit.corpus.store import Store, StoredDocument


@dataclass(frozen=True, slots=True)
class Title:
    """A clause that has a title; those of the first level have depth 1."""

    id: str
    number: str
    title: str
    depth: int

    @property
    def game(self) -> str:
        """The game of its document."""
        return self.id.partition(":")[0]


@dataclass(frozen=True, slots=True)
class Contents:
    """Titles in order, and the documents that they are of."""

    documents: tuple[StoredDocument, ...]
    titles: tuple[Title, ...]


def contents(store: Store, game: str | None, request: str | None, depth: int) -> Contents:
    """The titles of all documents, of a game, or below a request; raises UserError where that names no clause."""
    if request:
        clauses = [clause for found in lookup.find(request, store, game) for clause in found.clauses]
        depth += _depth(clauses[0])
    else:
        clauses = store.clauses(game)
    titles = _titles(clauses, depth)
    games = {one.game for one in titles} or ({game} if game else set())
    documents = (one for one in store.documents() if one.game in games or (not request and not game))
    return Contents(tuple(documents), titles)


def _titles(clauses: Sequence[Clause], depth: int) -> tuple[Title, ...]:
    titled = [clause for clause in clauses if clause.title and _depth(clause) <= depth]
    titled.sort(key=lambda clause: (clause.game, [int(part) for part in clause.number.split("/")[0].split(".")]))
    return tuple(Title(one.id, one.number, one.title or "", _depth(one)) for one in titled)


def _depth(clause: Clause) -> int:
    return clause.number.count(".") + 1
