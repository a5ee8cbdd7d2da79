"""Random play from every board of the bank: what is particular to Digimon holds at the end."""

import pytest

from judgekit.bank import scenarios
from judgekit.engine.trace import Endless
from judgekit.fuzz import check_zones, play_randomly
from judgekit.scenario.model import Scenario
from tests.campaign import seeds

BANK = list(scenarios(game="digimon"))


@pytest.mark.parametrize("scenario", BANK, ids=lambda one: one.id)
@pytest.mark.parametrize("seed", seeds(3))
def test_nothing_is_left_half_done(scenario: Scenario, seed: int) -> None:
    try:
        table, _ = play_randomly(scenario.situation, seed, most=60)
    except Endless:
        pytest.skip("a loop, which the guide does not speak of")
    check_zones(table)
    hosts = {one.unit for one in table.state.objects.values() if one.zone.name in {"battle", "breeding"}}
    assert all(zone.host in hosts for zone, ids in table.state.zones.items() if zone.name == "under" and ids)
    assert table.state.value("A", "memory") == -int(str(table.state.value("B", "memory")))
    if not table.over:
        assert not table.state.waiting
        assert table.attack_step == ""  # type: ignore[attr-defined]
        assert not [one for one in table.state.objects.values() if one.zone.name in {"checked", "using"}]
