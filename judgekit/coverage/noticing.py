"""Malrules held against the bank: which scenarios notice when somebody plays by one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from judgekit import games
from judgekit.coverage.bank_run import Progress, Trial
from judgekit.coverage.killed import WORTH, fails, read
from judgekit.engine.malrule import Malrule
from judgekit.replay import is_at_stake
from judgekit.scenario import Scenario
from judgekit.workers import Lost, Workers


class Noticed(NamedTuple):
    """A malrule and the scenarios that fail under it."""

    malrule: Malrule
    scenarios: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Belief:
    """A malrule by its name, and the files of the scenarios that ask a rule which it overrides."""

    game: str
    malrule: str
    scenarios: tuple[Path, ...]


def noticed(game: str, trials: Sequence[Trial], progress: Progress, workers: Workers) -> tuple[Noticed, ...]:
    """Every malrule of a game, played by every passing scenario that asks a rule which it overrides."""
    malrules = games.malrules(game) if game in games.names() else ()
    passing = [trial for trial in trials if trial.passed]
    return tuple(_noticed(malrules, [_belief(one, passing) for one in malrules], progress, workers))


def _noticed(
    malrules: Sequence[Malrule], beliefs: Sequence[Belief], progress: Progress, workers: Workers
) -> Iterator[Noticed]:
    found = workers.each(_noticing, beliefs, worth=WORTH)
    for done, (malrule, scenarios) in enumerate(zip(malrules, found, strict=True)):
        progress(done, len(malrules))
        yield Noticed(malrule, () if isinstance(scenarios, Lost) else scenarios)


def _belief(malrule: Malrule, trials: Sequence[Trial]) -> Belief:
    at_stake = (trial.scenario.path for trial in trials if _is_at_stake(malrule, trial))
    return Belief(malrule.game, malrule.name, tuple(at_stake))


def _is_at_stake(malrule: Malrule, trial: Trial) -> bool:
    return is_at_stake(malrule, games.game_as_read(malrule.game, _readings(trial.scenario)), trial.considered)


def _noticing(belief: Belief) -> tuple[str, ...]:
    """The scenarios that fail under a malrule, by their ids."""
    malrule = next(one for one in games.malrules(belief.game) if one.name == belief.malrule)
    asked = map(read, belief.scenarios)
    return tuple(one.id for one in asked if fails(one, games.game_with(malrule, _readings(one))))


def _readings(scenario: Scenario) -> frozenset[tuple[str, str]]:
    return frozenset(scenario.situation.readings.items())
