"""Every rule of every game is one that some scenario of the bank would miss."""

import pytest

from judgekit import games
from judgekit.errors import UserError
from judgekit.replay.run import replay
from judgekit.replay.scenario import Scenario
from judgekit.replay.verdict import judge
from tests.bank.removal import removable, without

RULES = [(game, name) for game in games.names() for name in removable(games.game(game))]


@pytest.mark.parametrize(("game", "rule"), RULES)
def test_a_scenario_fails_without_the_rule(game: str, rule: str, bank: dict[str, Scenario]) -> None:
    cut = without(games.game(game), rule)
    # A scenario that asks for another reading runs on another class; the plain ones are enough to tell.
    plain = [one for one in bank.values() if one.game == game and not one.situation.readings]
    assert any(_fails(one, cut) for one in plain), f"no scenario notices that {rule} is gone"


def _fails(scenario: Scenario, cut: type) -> bool:
    try:
        return not judge(scenario.claims, replay(scenario.situation, game=cut).game).passed
    except UserError:
        return True
    except Exception:  # a rule that the rest leans on: without it nothing runs
        return True
