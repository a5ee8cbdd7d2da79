"""A scenario under each meaning of each reading of its game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgekit import games
from judgekit.engine.reading import Meaning, Reading
from judgekit.errors import UserError
from judgekit.replay.outcomes import Path, State, differing, outcome, paths
from judgekit.replay.run import replay
from judgekit.replay.verdict import judge
from judgekit.scenario import Question


@dataclass(frozen=True, slots=True)
class Result:
    """What comes out under one meaning; `problem` tells why the script cannot be played under it."""

    meaning: Meaning
    state: State | None
    passed: bool
    steps: tuple[Any, ...]
    problem: str | None = None


@dataclass(frozen=True, slots=True)
class Compared:
    """A reading and what comes out under each of its meanings."""

    reading: Reading
    results: tuple[Result, ...]

    @property
    def changes_outcome(self) -> bool:
        """Is the final table another one?"""
        return any(one.state != self.results[0].state for one in self.results)

    @property
    def changes_steps(self) -> bool:
        """Is the way to it another one?"""
        return any(one.steps != self.results[0].steps for one in self.results)

    def differences(self) -> dict[Path, tuple[Any, ...]]:
        """What differs in the final tables: for each path, its value under each meaning (None where there is none)."""
        states = [dict(paths(one.state)) if one.state else {} for one in self.results]
        return {path: tuple(state.get(path) for state in states) for path in differing(states)}


def compare(scenario: Question, chosen: Mapping[str, str] | None = None) -> tuple[Compared, ...]:
    """Each reading of the game under all its meanings: first those that change the outcome."""
    found = [
        Compared(reading, tuple(_result(scenario, reading, meaning, chosen or {}) for meaning in reading.meanings))
        for reading in games.readings(scenario.game)
    ]
    return tuple(sorted(found, key=lambda one: (not one.changes_outcome, not one.changes_steps)))


def _result(scenario: Question, reading: Reading, meaning: Meaning, chosen: Mapping[str, str]) -> Result:
    try:
        game = replay(scenario.situation, readings={**chosen, reading.name: meaning.name}).game
    except UserError as problem:
        return Result(meaning, None, passed=False, steps=(), problem=str(problem))
    steps = tuple((one.key, repr(one.args), one.clauses, one.status, one.overridden_by) for one in game.trace.steps)
    return Result(meaning, outcome(game), judge(scenario.claims, game).passed, steps)
