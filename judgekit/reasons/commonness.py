"""In how many scenarios of the bank each rule plays which part: measured by tests/benchmarks/reasons.py, shipped."""

import json
from collections.abc import Mapping
from dataclasses import astuple, dataclass
from functools import cache, cached_property
from pathlib import Path

FILE = Path(__file__).with_name("commonness.json")


@dataclass(frozen=True, slots=True)
class Parts:
    """In how many scenarios a rule is asked, is applied, decides when gone, changes the way, decides by reaching."""

    evaluated: int = 0
    applied: int = 0
    decides: int = 0
    changes_the_way: int = 0
    reaches: int = 0


@dataclass(frozen=True)
class Common:
    """The rules of a game by the name of their method, over so many scenarios."""

    scenarios: int
    rules: Mapping[str, Parts]

    def of(self, rule: str) -> Parts:
        """The parts that a rule plays; of one that was not measured yet, those of the middle of the others."""
        return self.rules.get(rule) or self._middling

    @cached_property
    def _middling(self) -> Parts:
        every = [astuple(one) for one in self.rules.values()] or [astuple(Parts())]
        return Parts(*(sorted(column)[(len(column) - 1) // 2] for column in zip(*every, strict=True)))


@cache
def commonness(game: str) -> Common:
    """What the bank knows of a game; nothing of one that it has no scenarios of."""
    measured = json.loads(FILE.read_text(encoding="utf-8")).get(game, {"scenarios": 0, "rules": {}})
    return Common(measured["scenarios"], {name: Parts(*parts) for name, parts in measured["rules"].items()})
