"""The clause: the smallest addressable piece of a rule document."""

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What a clause is: only rules and notes decide; headings name and examples show."""

    HEADING = "heading"
    RULE = "rule"
    NOTE = "note"
    EXAMPLE = "example"


@dataclass(frozen=True)
class Clause:
    """The smallest addressable piece of a document; `lines` are 1-based and inclusive."""

    id: str
    game: str
    number: str
    printed: str | None
    kind: Kind
    parent: str | None
    title: str | None
    path: tuple[str, ...]
    text: str
    sha256: str
    lines: tuple[int, int]
    references: tuple[str, ...] = ()
    cited_by: tuple[str, ...] = ()

    @property
    def chapter(self) -> str:
        """The first part of the number: `11` of `11.8.7/nota-1`."""
        return self.number.partition("/")[0].partition(".")[0]
