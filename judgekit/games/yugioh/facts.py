"""What is true of a Duel for a while."""

from dataclasses import dataclass

from judgekit.engine.fact import Fact, Unit


@dataclass(frozen=True, slots=True)
class OpenAttack(Fact):
    """The attack that is going on: how far it is (declared, damage, calculated), if it is direct, if it is replayed.

    Who attacks whom is a mark of the monsters, as texts ask for it.
    """

    stage: str
    direct: bool = False
    replay: bool = False


@dataclass(frozen=True, slots=True)
class Announced(Fact):
    """The Phase that the turn player has announced, "" for the end of the turn."""

    phase: str = ""


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
