"""Every game lists its legal moves: all of them, each of which performs, whatever the table."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import seed as hypothesis_seed
from hypothesis import strategies as st

from judgekit import games
from judgekit.bank import scenarios
from judgekit.fuzz import play_randomly
from judgekit.replay import Script, seat
from judgekit.scenario.model import Scenario
from tests.campaign import first_seed, is_campaign
from tests.games.listed_moves import ListedMoves

BOARDS: dict[str, list[Scenario]] = {name: list(scenarios(game=name)) for name in games.names()}
FEW = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=not is_campaign())


@pytest.mark.parametrize("name", games.names())
@hypothesis_seed(first_seed())
@FEW
@given(board=st.integers(0, 10_000), seed=st.integers(0, 10_000))
def test_no_move_that_anybody_makes_was_missing_and_every_listed_one_performs(name: str, board: int, seed: int) -> None:
    play_randomly(BOARDS[name][board % len(BOARDS[name])].situation, seed, how=ListedMoves)


@pytest.mark.parametrize("name", games.names())
def test_every_refusal_names_its_clause(name: str) -> None:
    for scenario in BOARDS[name][::20]:
        table = seat(scenario.situation, Script(()))
        refused = [one for player in table.players for one in table.refusals(player)]
        assert refused
        assert all(one.illegal.clauses or one.illegal.by_text for one in refused)
