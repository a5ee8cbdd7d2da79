"""A question as frozen data, ready to ask: what is shown, the options, and what is said after the answer."""

from dataclasses import dataclass
from enum import StrEnum

from judgekit.story import Board

LETTERS = "abcd"


class Kind(StrEnum):
    """What is asked of a scenario."""

    HAPPENS = "happens"
    VALUE = "value"
    ORDER = "order"
    LEGAL = "legal"
    MOVES = "moves"
    WHO = "who"
    ACCOUNT = "account"
    CLAUSE = "clause"


@dataclass(frozen=True, slots=True)
class Belief:
    """Why somebody would take an option: a malrule by its name, a rule forgotten or overdone, something not seen.

    `name` is "" where it is no malrule; `clause` is the one that refutes it, "" where none does; `reading` names the
    reading of the document that is read otherwise.
    """

    says: str
    name: str = ""
    clause: str = ""
    reading: str = ""


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

    `board` is the table, `cards` the texts on it and how the document is read, `script` what the players do, `account`
    what somebody tells of it, step by step, where that is asked about. `parts` are what is to be put in order, in the
    order of the rules. `clause` is what the scenario is about, `decided_by` the clauses of the ruling, and `step` the
    one of the trace where they decide. `difficulty` goes from 0, easy, to 1.
    """

    scenario: str
    game: str
    kind: Kind
    clause: str
    asks: str
    board: Board
    cards: tuple[str, ...]
    script: tuple[str, ...]
    account: tuple[str, ...]
    options: tuple[Option, ...]
    parts: tuple[str, ...]
    ruling: str
    decided_by: tuple[str, ...]
    step: str
    step_clauses: tuple[str, ...]
    difficulty: float

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
