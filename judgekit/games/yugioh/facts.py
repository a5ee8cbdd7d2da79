"""What is true of a Duel for a while."""

from dataclasses import dataclass
from typing import ClassVar

from judgekit.engine.fact import Fact, Unit


@dataclass(frozen=True, slots=True)
class OpenAttack(Fact):
    """The attack that is going on: how far it is, if it is direct, if it is replayed.

    It is declared, then in the Damage Step (damage) and calculated; where a text waits for a moment between them, also
    starting, calculating and ending. Who attacks whom is a mark of the monsters, as texts ask for it. `barring` are the
    abilities that have forbidden it to attack since it was declared, by their labels.
    """

    stage: str
    direct: bool = False
    replay: bool = False
    barring: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Opponents(Fact):
    """The attacker and its target, 0 where it attacks directly, that have come to the damage calculation last."""

    units: tuple[Unit, Unit] = (Unit(0), Unit(0))


@dataclass(frozen=True, slots=True)
class Fallen(Fact):
    """Who has fallen in the battle, by whom; they lie on the field until the Damage Step ends."""

    felt: ClassVar[bool] = True

    pairs: tuple[tuple[Unit, Unit], ...]


@dataclass(frozen=True, slots=True)
class AttackedThisTurn(Fact):
    """Who has attacked whom this turn, 0 for the player, where the text of a card asks for it."""

    turn: int
    pairs: tuple[tuple[Unit, Unit], ...]


@dataclass(frozen=True, slots=True)
class Materials(Fact):
    """Of which cards, by id, the monster that is about to come is made, where its own text asks for it."""

    unit: Unit
    used: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Announced(Fact):
    """The Phase that the turn player has announced, "" for the end of the turn."""

    phase: str = ""


@dataclass(frozen=True, slots=True)
class Skipping(Fact):
    """Who has to skip which Phase, and since the end of which turn."""

    phases: tuple[tuple[str, str, int], ...]


@dataclass(frozen=True, slots=True)
class Unanswerable(Fact):
    """What was done last, by its verb, was no activation."""

    act: str


@dataclass(frozen=True, slots=True)
class AttemptedSummon(Fact):
    """The Summon that has been declared and not happened yet: which kind, of whom, by whom, how and by what clauses."""

    summon: str
    units: tuple[Unit, ...]
    player: str
    cause: str = ""
    tributes: int = 0
    clauses: tuple[str, ...] = ()
    position: str = ""
