"""Malrules held against the bank: which scenarios notice when somebody plays by one."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from judgekit import games
from judgekit.coverage.bank_run import Progress, Trial
from judgekit.coverage.killed import fails
from judgekit.engine.malrule import Malrule
from judgekit.replay import is_at_stake


class Noticed(NamedTuple):
    """A malrule and the scenarios that fail under it."""

    malrule: Malrule
    scenarios: tuple[str, ...]


def noticed(game: str, trials: Sequence[Trial], progress: Progress) -> tuple[Noticed, ...]:
    """Every malrule of a game, played by every passing scenario that asks a rule which it overrides."""
    malrules = games.malrules(game) if game in games.names() else ()
    return tuple(_noticed(malrules, [trial for trial in trials if trial.passed], progress))


def _noticed(malrules: Sequence[Malrule], trials: Sequence[Trial], progress: Progress) -> Iterator[Noticed]:
    for done, malrule in enumerate(malrules):
        progress(done, len(malrules))
        yield Noticed(malrule, tuple(trial.scenario.id for trial in trials if _notices(trial, malrule)))


def _notices(trial: Trial, malrule: Malrule) -> bool:
    readings = frozenset(trial.scenario.situation.readings.items())
    at_stake = is_at_stake(malrule, games.game_as_read(malrule.game, readings), trial.considered)
    return at_stake and fails(trial.scenario, games.game_with(malrule, readings))
