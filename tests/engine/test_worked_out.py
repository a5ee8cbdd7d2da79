"""What is worked out of a table is kept until it changes, and a game has few enough attributes to be quick."""

import pytest

from judgekit import games
from judgekit.bank import scenarios
from judgekit.replay import seat
from judgekit.replay.script import Script

MOST_ATTRIBUTES = 30
"""CPython 3.11 keeps so many beside the object; one more and every look-up of any of them goes through a dictionary."""


@pytest.mark.parametrize("game", games.names())
def test_a_game_has_no_more_attributes_than_are_found_at_once(game: str) -> None:
    situation = next(one.situation for one in scenarios() if one.game == game)
    assert len(vars(seat(situation, Script(())))) < MOST_ATTRIBUTES
