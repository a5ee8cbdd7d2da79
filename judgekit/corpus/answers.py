"""What `judgekit rule` answers: the clauses that each request names, with what stands around them."""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, NamedTuple

from judgekit.corpus import lookup
from judgekit.corpus.lookup import Found
from judgekit.corpus.model import Clause
from judgekit.corpus.store import Store, StoredDocument

if TYPE_CHECKING:
    from judgekit.corpus.quoted import Quoted


class Answer(NamedTuple):
    """What one request found: its document, the questions of each clause, what hangs on the only one or is below it."""

    found: Found
    document: StoredDocument
    questions: dict[str, list[str]]
    hanging: tuple[Clause, ...]
    below: tuple[str, ...]

    def quoted(self, *, questions: bool) -> "Iterable[Quoted]":
        """Its clauses as results."""
        from judgekit.corpus.quoted import Quoted  # noqa: PLC0415 - whoever prints JSON asks for it

        for clause in self.found.clauses:
            parts = {one.name: getattr(clause, one.name) for one in fields(Clause)}
            yield Quoted(**parts, questions=tuple(self.questions[clause.id]) if questions else None)


def answers(requests: Sequence[str], store: Store, game: str | None = None) -> tuple[Answer, ...]:
    """One answer a request and game; raises UserError where a request names no clause."""
    documents = {document.game: document for document in store.documents()}
    found = [one for request in requests for one in lookup.find(request, store, game)]
    return tuple(_answer(one, documents[one.clauses[0].game], store) for one in found)


def _answer(found: Found, document: StoredDocument, store: Store) -> Answer:
    asked = {clause.id: store.questions(clause.id) for clause in found.clauses}
    first = found.clauses[0]
    around = store.subtree(first)[1:] if len(found.clauses) == 1 else []
    hanging = tuple(clause for clause in around if clause.number.startswith(f"{first.number}/"))
    below = tuple(clause.id for clause in around if clause.parent == first.id and "/" not in clause.number)
    return Answer(found, document, asked, hanging, below)
