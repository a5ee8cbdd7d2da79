"""The table in a picture: what each side counts is told, whether it was ever moved or not."""

import pytest

from judgekit.bank import find
from judgekit.replay.run import replay, seat
from judgekit.replay.script import Script
from judgekit.story.boards import boards_of
from judgekit.story.teller import Teller


@pytest.mark.parametrize(
    ("scenario", "told"),
    [
        ("digimon/piercing-no-gana", "memoria 0"),
        ("fftcg/kefka-con-dos-cristales-no-llega", "cristales 0"),
    ],
)
def test_a_count_that_nothing_has_moved_is_told_as_0(scenario: str, told: str) -> None:
    (found,) = find([scenario])
    before, after = seat(found.situation, Script(())), replay(found.situation).game
    first, _ = boards_of(before, after, Teller.of(before))
    side = next(one for one in first.sides if one.player == "B")
    assert told in side.told
