"""A parsed document: its clauses, and what the parser dropped, mended or could not resolve."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from judgekit.corpus.model import Clause

_MENDED = frozenset({"errata", "salto", "etiqueta", "no instalado", "vigencia"})


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
    """Something odd that the parser found and kept: a misprint, a gap, a duplicate.

    Its severity is `error` where someone must mend the text or its manifest, `aviso` where the parser could.
    """

    game: str
    line: int
    kind: str
    message: str
    severity: str = field(init=False)

    def __post_init__(self) -> None:
        """Computes the severity from the kind."""
        object.__setattr__(self, "severity", "aviso" if self.kind in _MENDED else "error")


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


@dataclass(frozen=True, slots=True)
class Unresolved:
    """A reference of the clause `from_` whose target the document does not hold."""

    from_: str
    target: str
    kind: str
    line: int


@dataclass(frozen=True, slots=True)
class Report:
    """What the parser says of one document, with its glossary and names; nothing more where no text is installed."""

    glossary: Mapping[str, str]
    names: tuple[str, ...]
    lines: int = 0
    sha256: str = ""
    clauses: int = 0
    dropped: tuple[Dropped, ...] = ()
    dangling: tuple[Unresolved, ...] = ()
    problems: tuple[Problem, ...] = ()
