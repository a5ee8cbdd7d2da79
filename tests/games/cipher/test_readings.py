"""Every meaning that is not the default is played by a scenario, and changes what comes out."""

import pytest

from judgekit.bank import scenarios
from judgekit.errors import UserError
from judgekit.games.cipher.readings import READINGS
from judgekit.replay.run import replay
from judgekit.replay.verdict import judge
from judgekit.scenario.model import Scenario

BANK = scenarios(game="cipher")
OTHERS = [(reading, meaning.name) for reading in READINGS for meaning in reading.meanings[1:]]


def holds(scenario: Scenario, **readings: str) -> bool:
    try:
        return judge(scenario.claims, replay(scenario.situation, readings=readings).game).passed
    except UserError:
        return False


@pytest.mark.parametrize(("reading", "meaning"), OTHERS, ids=lambda one: getattr(one, "name", one))
def test_a_scenario_tells_the_meaning_from_the_default(reading, meaning: str) -> None:
    asking = [one for one in BANK if one.situation.readings.get(reading.name) == meaning]
    assert asking, f"no scenario reads {reading.name} as {meaning}"
    assert all(holds(one) for one in asking)
    assert not all(holds(one, **{reading.name: reading.meanings[0].name}) for one in asking)
