"""A question as frozen data, ready to ask: what is shown, the options, and what is said after the answer."""

from dataclasses import dataclass
from enum import StrEnum

from judgekit.replay import State

LETTERS = "abcd"


class Kind(StrEnum):
    """What is asked of a scenario."""

    HAPPENS = "happens"
    ORDER = "order"
    LEGAL = "legal"
    CLAUSE = "clause"
    WHO = "who"
    MOVES = "moves"


@dataclass(frozen=True, slots=True)
class Belief:
    """Why somebody would take an option: a malrule by its name, a rule forgotten, or a choice that nobody made.

    `name` is "" where it is no malrule; `clause` is the one that refutes it, "" where none does.
    """

    says: str
    name: str = ""
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Parting:
    """The first step where two traces part: what the rules do, by which clauses, and what the belief does instead."""

    right: str
    clauses: tuple[str, ...]
    wrong: str


@dataclass(frozen=True, slots=True)
class Option:
    """One answer; the right one has no beliefs."""

    text: str
    beliefs: tuple[Belief, ...] = ()
    parting: Parting | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """One question of a scenario; its first option is the right one.

    `asks` follows the scenario's own question; `cards` are the texts of those on the table; `clause` is what the
    scenario is about, `decided_by` the clauses of the ruling, and `step` the one of the trace where they decide.
    """

    scenario: str
    game: str
    kind: Kind
    clause: str
    ask: str
    asks: str
    board: State
    cards: tuple[str, ...]
    script: tuple[str, ...]
    options: tuple[Option, ...]
    ruling: str
    decided_by: tuple[str, ...]
    step: str
    step_clauses: tuple[str, ...]

    @property
    def card(self) -> str:
        """What the study keeps this question under."""
        return f"{self.scenario}#{self.kind.value}"

    @property
    def chapter(self) -> str:
        """The chapter that it is about: `11` of `fftcg:11.8.7`."""
        return chapter(self.clause)


def chapter(clause: str) -> str:
    """The chapter of a clause."""
    return clause.partition(":")[2].partition("/")[0].partition(".")[0]
