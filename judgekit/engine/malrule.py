"""Malrules: a rule of the game as people commonly get it wrong, executable, with the belief behind it."""

from dataclasses import dataclass
from typing import TypeVar

from judgekit.engine.mixed import mixed

G = TypeVar("G")

BELIEF = "Crees que "


@dataclass(frozen=True)
class Malrule:
    """A rule as people get it wrong: the clauses it breaks, the belief, and a mixin that overrides one rule method.

    `name` is short, in Spanish and unique in its game; `breaks` are clause ids, the one that refutes it first; `belief`
    is one Spanish sentence to a candidate: «Crees que un disparo nuevo espera a los anteriores.»
    """

    name: str
    breaks: tuple[str, ...]
    belief: str
    mixin: type

    def __post_init__(self) -> None:
        """Refuse one that a candidate could not be told of."""
        if not self.breaks or not all(":" in clause for clause in self.breaks):
            raise ValueError(f"{self.name}: breaks names clause ids, such as «game:3.1»")
        if not self.belief.startswith(BELIEF) or not self.belief.endswith("."):
            raise ValueError(f"{self.name}: the belief is one sentence, «{BELIEF}….»")

    @property
    def game(self) -> str:
        """The id of the game whose rule it is."""
        return self.breaks[0].partition(":")[0]

    @property
    def clause(self) -> str:
        """The clause that refutes it."""
        return self.breaks[0]


def with_malrule(game: type[G], malrule: Malrule) -> type[G]:
    """The game as somebody plays it who believes this."""
    return mixed((malrule.mixin,), game)
