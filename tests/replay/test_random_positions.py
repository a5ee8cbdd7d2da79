"""At random positions of every game the explorer says what walking every path says, and a coarser key does not."""

from itertools import islice

import pytest

from judgekit import games
from tests.campaign import first_seed
from tests.replay.random_positions import compared_from, forgetting

FEW, FORGETTING = 12, 200


@pytest.mark.parametrize("game", games.names())
def test_random_positions_are_explored_as_every_path_is_walked(game: str) -> None:
    found = list(islice(compared_from(game, first_seed()), FEW))
    assert [one.number for one in found if not one.same] == []


NOTICED = {
    "objects": ("cipher", 10), "order of zones": ("digimon", 29), "counts": ("digimon", 122), "facts": ("digimon", 49),
    "waiting": ("digimon", 5), "stack": ("yugioh", 18), "lasting": ("lorcana", 30),
}  # fmt: skip
"""From which number on it is soon noticed that this part is forgotten; moments and chance no short random play tells."""


@pytest.mark.parametrize("part", NOTICED)
def test_a_key_that_forgets_a_part_of_a_position_is_told_from_the_plain_walk(part: str) -> None:
    game, number = NOTICED[part]
    found = islice(compared_from(game, number, forgetting(part)), FORGETTING)
    assert any(not one.same for one in found)
