"""The pages of a document: its contents, and each clause with what stands around it."""

from collections.abc import Iterator, Mapping, Sequence

from judgekit import bank
from judgekit.corpus.model import Clause
from judgekit.corpus.store import Store
from judgekit.one_line import line, paragraphs
from judgekit.report import Edition, edition
from judgekit.site.model import ClausePage, DocumentPage, Link
from judgekit.site.phrases import say

LONGEST_SAID = 90
DEEPEST_TITLE = 3
PIN = 12


class Document:
    """A document of the store with the rulings that show its clauses."""

    def __init__(self, game: str, store: Store, titles: Mapping[str, str]) -> None:
        self.edition: Edition = edition(game, store)
        self.clauses: Sequence[Clause] = store.clauses(game)
        self._by_id = {one.id: one for one in self.clauses}
        self._shown = bank.rulings([one.id for one in self.clauses])
        self._titles = titles
        self._below: dict[str, list[Clause]] = {}
        for one in self.clauses:
            self._below.setdefault(one.parent or "", []).append(one)

    def contents(self, rulings: int) -> DocumentPage:
        """The page of the whole document."""
        return DocumentPage(self.edition, len(self.clauses), tuple(self._contents()), rulings)

    def pages(self) -> Iterator[ClausePage]:
        """A page for each clause, in the order of the document."""
        around = (None, *self.clauses, None)
        for place, clause in enumerate(self.clauses):
            yield self._page(clause, self._neighbour(around[place]), self._neighbour(around[place + 2]))

    def link(self, identifier: str) -> Link:
        """A clause to go to, by its title or how it begins."""
        clause = self._by_id.get(identifier)
        return Link(identifier, _begins(clause) if clause else "")

    def _page(self, clause: Clause, previous: Link | None, following: Link | None) -> ClausePage:
        below = self._below.get(clause.id, [])
        hanging = [one for one in below if "/" in one.number]
        return ClausePage(
            clause,
            self.edition,
            self._citation(clause),
            body(clause),
            tuple(self._above(clause)),
            tuple((Link(one.id, line(one.title or "")), body(one)) for one in hanging),
            tuple(self.link(one.id) for one in below if one not in hanging),
            tuple(self.link(one) for one in clause.references if one in self._by_id),
            tuple(self.link(one) for one in clause.cited_by if one in self._by_id),
            tuple(Link(one, self._titles.get(one, one)) for one in self._shown[clause.id]),
            previous,
            following,
        )

    def _contents(self) -> Iterator[tuple[int, Link]]:
        for one in self.clauses:
            depth = one.number.count(".") + 1
            if one.title and depth <= DEEPEST_TITLE and "/" not in one.number:
                yield depth, Link(one.id, line(one.title))

    def _above(self, clause: Clause) -> Iterator[Link]:
        """The document and what the clause lies below, from the top."""
        chain: list[Clause] = []
        parent = self._by_id.get(clause.parent or "")
        while parent is not None:
            chain.insert(0, parent)
            parent = self._by_id.get(parent.parent or "")
        yield from (Link(one.id, line(one.title or "")) for one in chain)

    def _citation(self, clause: Clause) -> str:
        text = " ".join(paragraphs(clause.text))
        known = self.edition
        return say(
            "cite.text", text=text, id=clause.id, title=known.title, version=known.version, sha256=clause.sha256[:PIN]
        )

    def _neighbour(self, clause: Clause | None) -> Link | None:
        return None if clause is None else Link(clause.id)


def body(clause: Clause) -> tuple[str, ...]:
    """The text of a clause by paragraphs, without its title."""
    return paragraphs(clause.text.removeprefix(clause.title or ""))


def _begins(clause: Clause) -> str:
    said = line(clause.title or clause.text)
    return said if len(said) <= LONGEST_SAID else f"{said[:LONGEST_SAID].rpartition(' ')[0]}…"
