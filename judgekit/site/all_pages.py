"""Every page of the site, one after another."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from judgekit import bank
from judgekit.corpus.library import Library
from judgekit.one_line import line
from judgekit.report import Progress, Slip
from judgekit.site import addresses, ruling_pages
from judgekit.site.clause_pages import Document
from judgekit.site.model import Page, RulingPage
from judgekit.site.phrases import say
from judgekit.site.rendering import piece, title
from judgekit.workers import Workers


@dataclass(frozen=True, slots=True)
class Contents:
    """What the site shows: its games, whether it brings what computes, and how far it is (`progress`)."""

    library: Library
    games: Sequence[str]
    computes: bool
    workers: Workers
    progress: Progress

    def pages(self) -> Iterator[Page]:
        """All pages: the few that are one of a kind, then document by document."""
        documents = self._documents()
        yield from self._single(documents)
        for game, document in documents.items():
            yield from self._of_document(game, document)
            yield from self._of_rulings(game, document)

    def _documents(self) -> Mapping[str, Document]:
        entries = bank.entries()
        titles = {one.id: line(one.title) for one in entries}
        return self.library.ask(lambda store: {game: Document(game, store, titles) for game in self.games})

    def _single(self, documents: Mapping[str, Document]) -> Iterator[Page]:
        shown = [one.contents(len(bank.entries(None, game))) for game, one in documents.items()]
        games = json.dumps([[one.edition.game, one.edition.title] for one in shown], ensure_ascii=False)
        for path, template, said, here in (
            ("", "home.html", "titles.home", "search"),
            (addresses.RULINGS, "rulings_home.html", "titles.rulings", "rulings"),
            ("mesa", "table.html", "titles.table", "table"),
            ("examen", "exam.html", "titles.exam", "exam"),
            ("acerca", "about.html", "titles.about", ""),
        ):
            main = piece(template, addresses.up(path), documents=shown, computes=self.computes, games=games)
            yield self._page(path, say(said), main, here)

    def _of_document(self, game: str, document: Document) -> Iterator[Page]:
        shown = document.contents(len(bank.entries(None, game)))
        yield self._page(game, shown.edition.title, piece("document.html", addresses.up(game), page=shown), "search")
        for one in document.pages():
            path = addresses.clause(one.clause.id)
            said = f"{one.clause.id} {line(one.clause.title or '')}".strip()
            yield self._page(path, said, piece("clause.html", addresses.up(path), page=one), "search")

    def _of_rulings(self, game: str, document: Document) -> Iterator[Page]:
        titles = {one.id: line(one.title or "") for one in document.clauses}
        path, listed = addresses.ruling(game), ruling_pages.by_chapter(game, document.edition, titles)
        said = say("titles.rulings_of", game=document.edition.title)
        yield self._page(path, said, piece("rulings.html", addresses.up(path), page=listed), "rulings")
        for slip in ruling_pages.slips(game, self.library, self.workers, self.progress):
            yield self._ruling(slip)

    def _ruling(self, slip: Slip) -> Page:
        path = addresses.ruling(slip.id)
        return self._page(path, slip.title, piece("ruling.html", addresses.up(path), page=RulingPage(slip)), "rulings")

    def _page(self, path: str, said: str, main: str, here: str) -> Page:
        return Page(path, title(said), here, main)
