"""What is true of the whole table for a while: what a game state check needs to know."""

from dataclasses import dataclass

from judgekit.engine.fact import Fact


@dataclass(frozen=True, slots=True)
class LastCheck(Fact):
    """The turn has ended and the game state is checked a last time (3.4.2)."""

    felt = True


@dataclass(frozen=True, slots=True)
class DamageSinceCheck(Fact):
    """Of each damage since the last check: the labels of who took it and of what caused it, and how (1.8.1.4)."""

    taken: tuple[tuple[str, str, str], ...] = ()
