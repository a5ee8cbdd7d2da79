"""A scenario in two halves: the situation, all that the simulator sees, and the claims, which it never sees."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from judgekit.engine.choice import Move
from judgekit.engine.effects.continuous import ContinuousEffect
from judgekit.engine.game import Game
from judgekit.engine.model import Card
from judgekit.engine.origin import Origin
from judgekit.engine.value import Value

UNNAMED = "pregunta"


@dataclass(frozen=True, slots=True)
class Placed:
    """A card that lies on the table when the replay begins; `under` are the cards beneath it, the highest first."""

    label: str
    card: Card
    marks: Mapping[str, Value]
    under: tuple["Placed", ...] = ()
    owner: str | None = None
    place: Origin | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """What a player begins with: the cards in each zone, the top one first, and the counts."""

    zones: Mapping[str, tuple[Placed, ...]]
    counts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player answers to the choice of this name: one word, or several in a row."""

    name: str
    words: tuple[str, ...]
    is_list: bool
    place: Origin


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the script: a move with the answers to what it asks, or answers alone, given or only tried."""

    player: str
    move: Move | None
    answers: tuple[Answer, ...]
    place: Origin
    tries: bool = False


@dataclass(frozen=True, slots=True)
class Check(Entry):
    """A line at which the table is looked at, the first one 1: what must be so there is not for the simulator."""

    number: int = 0


@dataclass(frozen=True, slots=True)
class Stop(Entry):
    """The line at which the game ends, whatever was going on."""


@dataclass(frozen=True, slots=True)
class Ongoing:
    """What a player's effect began before the table, and still does."""

    player: str
    effect: ContinuousEffect
    place: Origin


@dataclass(frozen=True, slots=True)
class Before:
    """What has happened already: the abilities that are used up and those that wait, what lasts, this turn's events."""

    used: tuple[str, ...] = ()
    pending: tuple[str, ...] = ()
    lasting: tuple[Ongoing, ...] = ()
    happened: tuple[Mapping[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Situation:
    """All that the simulator is told."""

    game: type[Game]
    boards: Mapping[str, Board]
    facts: Mapping[str, Value]
    script: tuple[Entry, ...]
    readings: Mapping[str, str]
    seed: int = 0
    place: Origin | None = None
    before: Before = Before()


@dataclass(frozen=True, slots=True)
class Claim:
    """One expectation: where in the outcome to look (`path`), and what must be there.

    What is claimed of a moment has its path behind «check» and the moment's number.
    """

    path: tuple[str, ...]
    expected: object
    place: Origin


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A file that asks what happens on a table; `places` is where each of its keys stands, `about` narrows it.

    What it says of itself may be missing, and it may claim nothing. `pins` are clauses named with their hash.
    """

    game: str
    situation: Situation
    path: Path
    id: str | None = None
    title: str | None = None
    source: str | None = None
    ask: str | None = None
    claims: tuple[Claim, ...] = ()
    about: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    mechanics: tuple[str, ...] = ()
    near_miss_of: str | None = None
    document_version: str | None = None
    places: Mapping[str, Origin] = field(default_factory=dict)
    pins: tuple[tuple[str, Origin], ...] = ()

    @property
    def name(self) -> str:
        """What to call it: its id, or the name of its file."""
        return self.id or self.path.stem.strip("-") or UNNAMED


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(Question):
    """A question with all that the bank demands: it says what it is and what must come out."""

    id: str
    title: str
    source: str
    ask: str


DEMANDED = ("id", "title", "source", "ask", "script", "expect")
