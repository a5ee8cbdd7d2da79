"""Random play from every board of the bank: what is particular to Lorcana holds at the end."""

import pytest

from judgekit.bank import scenarios
from judgekit.fuzz import check_zones, play_randomly
from judgekit.scenario.model import Scenario
from tests.campaign import seeds

BANK = list(scenarios(game="lorcana"))


@pytest.mark.parametrize("scenario", BANK, ids=lambda one: one.id)
@pytest.mark.parametrize("seed", seeds(3))
def test_nothing_is_left_half_done(scenario: Scenario, seed: int) -> None:
    table, _ = play_randomly(scenario.situation, seed, most=60)
    check_zones(table)
    tops = {one.unit for one in table.state.objects.values() if one.zone.name == "play"}
    assert all(zone.host in tops for zone, ids in table.state.zones.items() if zone.name == "under" and ids)
    assert all(int(str(table.state.value(player, "lore"))) >= 0 for player in table.players)
    if not table.over:
        assert not table.state.waiting
        assert not [one for one in table.field() if one.mark("challenging") or one.mark("challenged")]
        assert not [one for one in table.field() if table.value(one, "type") == "action"]
        hurt = [one for one in table.field() if table.value(one, "willpower") is not None]
        assert all(one.number("damage") < table.number(one, "willpower") for one in hurt)
