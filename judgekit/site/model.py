"""The pages of the site as frozen data: what each shows, ready for its template."""

from collections.abc import Mapping
from dataclasses import dataclass

from judgekit.corpus.model import Clause
from judgekit.report import Edition, Slip


@dataclass(frozen=True, slots=True)
class Link:
    """A clause or ruling to go to: its id, and what is said of it, "" where the id says enough."""

    id: str
    says: str = ""


@dataclass(frozen=True, slots=True)
class ClausePage:
    """A clause with all that stands around it; `body` is its text without its title, by paragraphs."""

    clause: Clause
    edition: Edition
    citation: str
    body: tuple[str, ...]
    above: tuple[Link, ...]
    hanging: tuple[tuple[Link, tuple[str, ...]], ...]
    below: tuple[Link, ...]
    refers: tuple[Link, ...]
    cited_by: tuple[Link, ...]
    rulings: tuple[Link, ...]
    previous: Link | None
    next: Link | None


@dataclass(frozen=True, slots=True)
class DocumentPage:
    """The contents of a document: its titles by depth, the first of which is 1."""

    edition: Edition
    clauses: int
    titles: tuple[tuple[int, Link], ...]
    rulings: int


@dataclass(frozen=True, slots=True)
class RulingPage:
    """A ruling as it is read: the slip of print."""

    slip: Slip


@dataclass(frozen=True, slots=True)
class RulingsPage:
    """The rulings of a game by chapter: the chapter's number and title, and its rulings; what mechanics they are of."""

    edition: Edition
    chapters: tuple[tuple[Link, tuple[Link, ...]], ...]
    mechanics: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its address below the site's root ("" is the first page, no bars at the ends), its main part as HTML.

    `title` is escaped already; `here` names the part of the site that it belongs to.
    """

    path: str
    title: str
    here: str
    main: str


Texts = Mapping[str, bytes]
"""Files by their path below the site's root."""
