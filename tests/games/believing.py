"""A scenario as somebody plays it who believes a malrule, and the part of a bank that shows that no belief breaks it."""

from collections.abc import Iterable, Sequence

from judgekit.engine.malrule import Malrule
from judgekit.errors import UserError
from judgekit.games import game_with
from judgekit.replay.run import replay
from judgekit.replay.verdict import judge
from judgekit.scenario.model import Scenario

EVERY = 6
"""`coverage --killed` plays the whole bank by every belief; one scenario of so many shows here that none breaks it."""


def a_part(bank: Iterable[Scenario]) -> Sequence[Scenario]:
    """Some of the bank, of all its ages."""
    return tuple(bank)[::EVERY]


def run(scenario: Scenario, malrule: Malrule) -> bool | None:
    """Does it come out as expected? None where the script does not fit their game."""
    table = game_with(malrule, frozenset(scenario.situation.readings.items()))
    try:
        return judge(scenario.claims, replay(scenario.situation, game=table).game).passed
    except UserError:
        return None
