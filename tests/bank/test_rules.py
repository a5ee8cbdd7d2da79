"""Every rule of every game is one that some scenario of the bank would miss."""

import pytest

from judgekit import games
from judgekit.coverage.killed import fails
from judgekit.engine.rule import rules_of
from judgekit.replay.variants import without
from judgekit.scenario.model import Scenario

RULES = [(game, name) for game in games.names() for name in rules_of(games.game(game))]


@pytest.mark.parametrize(("game", "rule"), RULES)
def test_a_scenario_fails_without_the_rule(game: str, rule: str, bank: dict[str, Scenario]) -> None:
    cut = without(games.game(game), rule)
    # A scenario that asks for another reading runs on another class; the plain ones are enough to tell.
    plain = [one for one in bank.values() if one.game == game and not one.situation.readings]
    assert any(fails(one, cut) for one in plain), f"no scenario notices that {rule} is gone"
