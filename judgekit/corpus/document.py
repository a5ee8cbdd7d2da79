"""A parsed document: its clauses, and what the parser dropped, mended or could not resolve."""

from dataclasses import dataclass

from judgekit.corpus.model import Clause


@dataclass(frozen=True, slots=True)
class Dropped:
    """A line of the text that is no part of any clause, and the rule that says why."""

    line: int
    text: str
    rule: str


@dataclass(frozen=True, slots=True)
class Dangling:
    """A reference whose target the document does not hold."""

    source: str
    target: str
    kind: str
    line: int


@dataclass(frozen=True, slots=True)
class Problem:
    """Something odd that the parser found and kept: a misprint, a gap, a duplicate."""

    game: str
    line: int
    kind: str
    message: str

    @property
    def severity(self) -> str:
        """`error` where someone must mend the text or its manifest, `aviso` where the parser could."""
        return "aviso" if self.kind in {"errata", "salto", "etiqueta", "no instalado"} else "error"


@dataclass(frozen=True, slots=True)
class Alias:
    """A printed number that is a misprint of the clause `id`."""

    printed: str
    id: str


@dataclass(frozen=True, slots=True)
class Document:
    """A parsed rule text: every line is in one clause or among the dropped."""

    game: str
    lines: int
    sha256: str
    clauses: tuple[Clause, ...]
    dropped: tuple[Dropped, ...]
    dangling: tuple[Dangling, ...]
    problems: tuple[Problem, ...]
    aliases: tuple[Alias, ...]
