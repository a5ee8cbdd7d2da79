"""Random play from every board of the bank: what is particular to Cipher holds at the end."""

from collections import Counter

import pytest

from judgekit.bank import scenarios
from judgekit.fuzz import check_zones, play_randomly
from judgekit.games.cipher.game import Cipher
from judgekit.scenario.model import Scenario
from tests.campaign import seeds

BANK = list(scenarios(game="cipher"))


@pytest.mark.parametrize("scenario", BANK, ids=lambda one: one.id)
@pytest.mark.parametrize("seed", seeds(3))
def test_nothing_is_left_half_done(scenario: Scenario, seed: int) -> None:
    table, _ = play_randomly(scenario.situation, seed, most=60)
    assert isinstance(table, Cipher)
    check_zones(table)
    units = [unit for player in table.players for unit in table.units(player)]
    assert all(zone.host in {one.unit for one in units} for zone, ids in table.state.zones.items() if zone.host and ids)
    if not table.over:
        assert not table.state.waiting
        assert not [one for one in units if any(one.mark(name) for name in ("attacking", "defending", "evading"))]
        assert not [card for player in table.players for card in table.zone(player, "support")]


@pytest.mark.parametrize("seed", seeds(3))
@pytest.mark.parametrize("scenario", BANK, ids=lambda one: one.id)
def test_a_character_is_on_the_field_once_and_the_main_character_never_leaves(scenario: Scenario, seed: int) -> None:
    table, _ = play_randomly(scenario.situation, seed, most=60)
    assert isinstance(table, Cipher)
    for player in table.players:
        names = Counter(name for unit in table.units(player) for name in table.characters(unit))
        assert not names or max(names.values()) == 1
        mains = [one for one in table.units(player) if one.mark("main")]
        assert len(mains) == 1 or table.phase == "setup"
