"""A scenario under each meaning of each reading of its game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judgekit import games
from judgekit.engine.game import Game
from judgekit.engine.reading import Meaning, Reading
from judgekit.engine.trace import CONSIDERED
from judgekit.replay.asking import Asked, asked, seen
from judgekit.replay.outcomes import Path, State, differing, outcome
from judgekit.replay.run import MISTAKES, play, replay
from judgekit.replay.script import Script
from judgekit.replay.stopped import stopped
from judgekit.replay.verdict import judge
from judgekit.scenario import Question


@dataclass(frozen=True, slots=True)
class Result:
    """What comes out under one meaning: what was asked, what is seen on the table, what happened on the way.

    `problem` tells why the script cannot be played under it.
    """

    meaning: Meaning
    state: State | None
    passed: bool
    asked: Mapping[Path, object]
    seen: Mapping[Path, object]
    steps: tuple[Any, ...]
    problem: str | None = None


@dataclass(frozen=True, slots=True)
class Compared:
    """A reading and what comes out under each of its meanings."""

    reading: Reading
    results: tuple[Result, ...]

    @property
    def changes_outcome(self) -> bool:
        """Does what was asked come out otherwise?"""
        first = self.results[0]
        return any((one.asked, one.problem) != (first.asked, first.problem) for one in self.results)

    @property
    def changes_table(self) -> bool:
        """Is anything else on the final table, that a judge would see?"""
        return bool(differing([one.seen for one in self.results]))

    @property
    def changes_steps(self) -> bool:
        """Does something else happen on the way?"""
        return any(one.steps != self.results[0].steps for one in self.results)

    def differences(self) -> dict[Path, tuple[Any, ...]]:
        """What differs in the final tables: for each path, its value under each meaning (None where there is none)."""
        states = [one.seen for one in self.results]
        return {path: tuple(state.get(path) for state in states) for path in differing(states)}


def compare(scenario: Question, chosen: Mapping[str, str] | None = None) -> tuple[Compared, ...]:
    """Each reading of the game under all its meanings: first those that change what was asked."""
    as_given = {**scenario.situation.readings, **(chosen or {})}
    given = replay(scenario.situation, readings=as_given)
    question = asked(given, scenario.claims, scenario.about)

    def under(reading: Reading, meaning: Meaning) -> Result:
        if reading.meaning(as_given.get(reading.name)) is meaning:
            return _found(scenario, question, meaning, given.game)
        return _result(scenario, question, meaning, {**as_given, reading.name: meaning.name})

    found = [
        Compared(reading, tuple(under(reading, meaning) for meaning in reading.meanings))
        for reading in games.readings(scenario.game)
    ]
    return tuple(sorted(found, key=lambda one: (not one.changes_outcome, not one.changes_table, not one.changes_steps)))


def _result(scenario: Question, question: Asked, meaning: Meaning, chosen: Mapping[str, str]) -> Result:
    script = Script(scenario.situation.script)
    try:
        game = play(scenario.situation, script, readings=chosen).game
        script.check_over()
    except MISTAKES as end:
        return Result(meaning, None, False, {}, {}, (), stopped(end, scenario.situation))
    return _found(scenario, question, meaning, game)


def _found(scenario: Question, question: Asked, meaning: Meaning, game: Game) -> Result:
    return Result(
        meaning,
        outcome(game),
        judge(scenario.claims, game).passed,
        question.found(game),
        seen(game),
        tuple((one.key, repr(one.args), one.status) for one in game.trace.steps if one.status != CONSIDERED),
    )
