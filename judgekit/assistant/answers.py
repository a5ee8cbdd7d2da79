"""What each tool answers: records that are written as JSON like those of every command.

`hashes` has the hash of what it says for every clause that an answer names.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgekit.corpus.quoted import Quoted
from judgekit.editions import QuotedNow
from judgekit.replay import Tree
from judgekit.story import ReadCard
from judgekit.table import ToldMove


@dataclass(frozen=True)
class FoundClause(Quoted):
    """A clause that answers what was searched for, how well, and where it does."""

    snippet: str = ""
    score: float = 0.0


@dataclass(frozen=True, slots=True)
class Searched:
    """Clauses that answer a question in words, best first."""

    clauses: tuple[FoundClause, ...]


@dataclass(frozen=True, slots=True)
class Ruled:
    """Clauses by number, with what became of a citation by a hash."""

    clauses: tuple[QuotedNow, ...]


@dataclass(frozen=True, slots=True)
class Helped:
    """How to write a situation: the page to begin, a skeleton of the game, the scenarios most like it, the schema."""

    begin: str
    skeleton: str
    examples: tuple[str, ...]
    games: tuple[str, ...]
    schema: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Replayed:
    """A ruling: its sentence, the clauses that decide it with their hashes, and the trace that it comes from."""

    ruling: str
    clauses: tuple[Quoted, ...]
    trace: Tree
    hashes: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Explored:
    """A trace with every outcome, how many ways lead to each, and the decisions that matter."""

    trace: Tree
    hashes: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Moves:
    """What each player may do now, and what they may not and by which clause."""

    moves: tuple[ToldMove, ...]
    hashes: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class CardRead:
    """What the printed text of a card says, or which of it is not understood."""

    card: ReadCard
    hashes: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Printed:
    """The slip of a ruling in a format."""

    format: str
    slip: str


ANSWERS: Mapping[str, type] = {
    "search": Searched,
    "rule": Ruled,
    "scenario_help": Helped,
    "replay": Replayed,
    "explore": Explored,
    "moves": Moves,
    "report": Printed,
    "card": CardRead,
}
"""By the name of each tool."""
