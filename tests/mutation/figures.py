"""What came out of a run: how many mutants were noticed, and by what; held against what was recorded."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml

from tests.mutation.mutants import Mutant
from tests.mutation.trial import End

FOLDER = Path(__file__).parent
STEP = 6
Tried = Sequence[tuple[Mutant, End]]


@dataclass(frozen=True)
class Floor:
    """The least that the sample of a game must reach: percentages noticed by a verdict, and by anything."""

    verdict: float
    noticed: float

    def raised(self) -> "Floor":
        """The floor at which somebody should write the better one down."""
        return Floor(self.verdict + STEP, self.noticed + STEP)


@dataclass(frozen=True)
class Figure:
    """The figure of one game."""

    game: str
    ends: Mapping[End, int]

    @property
    def total(self) -> int:
        return sum(self.ends.values())

    @property
    def survivors(self) -> int:
        return self.ends.get(End.SURVIVES, 0) + self.ends.get(End.UNSEEN, 0)

    @property
    def verdict(self) -> float:
        return self._percent(self.ends.get(End.VERDICT, 0))

    @property
    def noticed(self) -> float:
        return self._percent(self.total - self.survivors)

    def __str__(self) -> str:
        others = ", ".join(f"{self.ends.get(one, 0)} by {one}" for one in (End.MISFIT, End.CRASH, End.ENDLESS))
        return (
            f"{self.game}: {self.total} mutants, {self.verdict:.1f} % noticed by a verdict ({others}: "
            f"{self.noticed:.1f} % in all), {self.survivors} survive, {self.ends.get(End.UNSEEN, 0)} of them where no "
            "scenario goes"
        )

    def misses(self, floor: Floor) -> bool:
        """Does it lie below what was once reached?"""
        return self.verdict < floor.verdict or self.noticed < floor.noticed

    def _percent(self, count: int) -> float:
        return 100 * count / max(1, self.total)


def figure(game: str, tried: Tried) -> Figure:
    """The figure of the mutants of one game."""
    return Figure(game, Counter(found for _, found in tried))


def floors() -> tuple[int, int, Mapping[str, Floor]]:
    """How many mutants of a game the check draws, by which seed, and the floor of each game."""
    data = yaml.safe_load((FOLDER / "floors.yaml").read_text(encoding="utf-8"))
    return data["sample"], data["seed"], {game: Floor(**words) for game, words in data["floors"].items()}


def equivalents(game: str) -> Mapping[tuple[str, str, str], str]:
    """The mutants of a game that change nothing that the document decides, by their keys, and why."""
    data = yaml.safe_load((FOLDER / "equivalent.yaml").read_text(encoding="utf-8")) or {}
    return {(one["method"], one["old"], one["new"]): one["why"] for one in data.get(game) or ()}
