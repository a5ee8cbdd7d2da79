"""Every scenario of the bank replays from its record, and the explorer finds what its script leads to."""

import pytest

from judgekit.errors import UserError
from judgekit.replay.choosers import Recorded, Recording
from judgekit.replay.explorer import explore
from judgekit.replay.outcomes import final
from judgekit.replay.run import play, replay
from judgekit.replay.script import Script
from judgekit.scenario.model import Scenario

FEW_PATHS = 120


def test_the_recorded_choices_give_the_same_trace(scenario: Scenario) -> None:
    recording = Recording(Script(scenario.situation.script))
    first = play(scenario.situation, recording).game
    again = play(scenario.situation, Recorded(scenario.situation.script, recording.record)).game
    assert again.trace.steps == first.trace.steps
    assert again.state.summary() == first.state.summary()


def test_the_outcome_of_the_script_is_explored(scenario: Scenario) -> None:
    try:
        found = explore(scenario.situation, most_paths=FEW_PATHS)
    except UserError:
        pytest.skip("too many paths for a test")
    assert final(replay(scenario.situation).game) in {one.final for one in found.outcomes}
    assert len({(repr(one.state), one.stopped) for one in found.outcomes}) == len(found.outcomes)
    for one in found.outcomes:
        if one.stopped is None:
            again = play(scenario.situation, Recorded(scenario.situation.script, one.decisions))
            assert final(again.game) == one.final
