"""Invariants of every game, over random play from the boards of the bank."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import seed as hypothesis_seed
from hypothesis import strategies as st

from judgekit import games
from judgekit.bank import scenarios
from judgekit.fuzz import check_zones, play_randomly, repeat
from judgekit.scenario.model import Scenario
from tests.campaign import CAMPAIGN, draw, first_seed, is_campaign, seeds

BOARDS: dict[str, list[Scenario]] = {name: list(scenarios(game=name)) for name in games.names()}
FEW = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=not is_campaign())


@pytest.mark.parametrize("name", games.names())
@hypothesis_seed(first_seed())
@FEW
@given(board=st.integers(0, 10_000), seed=st.integers(0, 10_000))
def test_random_play_keeps_the_table_whole(name: str, board: int, seed: int) -> None:
    scenario = BOARDS[name][board % len(BOARDS[name])]
    table, said = play_randomly(scenario.situation, seed)

    check_zones(table)
    given_cards = {
        one.label for side in scenario.situation.boards.values() for zone in side.zones.values() for one in zone
    }
    assert given_cards <= set(table.state.current), "a card vanished"
    assert all(step.clauses for step in table.trace.steps), "a step without a clause"

    again = repeat(scenario.situation, seed, said)
    assert again.trace.steps == table.trace.steps
    assert again.trace.decisions == table.trace.decisions


def test_the_seeds_are_fixed_but_in_a_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(CAMPAIGN, raising=False)
    assert seeds(3) == range(3)
    monkeypatch.setenv(CAMPAIGN, "70")
    assert seeds(3) == range(70, 73)
    monkeypatch.setenv(CAMPAIGN, "new")
    draw()
    assert seeds(3) == seeds(3)
    assert seeds(3) != range(3)
    assert len(seeds(3)) == 3
