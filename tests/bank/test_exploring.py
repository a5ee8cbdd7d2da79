"""Every scenario of the bank replays from its record, and the explorer finds what its script leads to."""

from collections.abc import Sequence

import pytest

from judgekit.engine.choice import Choice, Decision
from judgekit.errors import UserError
from judgekit.replay.choosers import Recorded
from judgekit.replay.explorer import Exploration, explore
from judgekit.replay.outcomes import final
from judgekit.replay.run import play, replay
from judgekit.replay.script import Script
from judgekit.scenario import Entry
from judgekit.scenario.model import Scenario
from tests.replay import plain_walk
from tests.replay.test_explorer import face

FEW_PATHS = 120


class Recording(Script):
    """Keeps what it takes, what is later undone too, and whether it said one of those that are alike."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        super().__init__(entries)
        self.taken: list[Decision] = []
        self.told = False

    def choose(self, choice: Choice) -> tuple[int, ...]:
        self.taken.append(Decision(choice, super().choose(choice)))
        return self.taken[-1].taken

    def forced(self, choice: Choice) -> tuple[int, ...] | None:
        said = super().forced(choice)
        self.told = self.told or (said is not None and len(said) < len(choice.options))
        return said


def test_the_recorded_choices_give_the_same_trace(scenario: Scenario) -> None:
    recording = Recording(scenario.situation.script)
    first = play(scenario.situation, recording).game
    if first.attempts or recording.told:
        pytest.skip("what is tried, or said of what is alike, is no decision")
    again = play(scenario.situation, Recorded(scenario.situation.script, recording.taken)).game
    assert again.trace.steps == first.trace.steps
    assert again.state.summary() == first.state.summary()


def assert_walked(scenario: Scenario, found: Exploration) -> None:
    """It is what comes of each path by itself; of a loop, that of which no round is another, the same tables."""
    walked = plain_walk.explore(scenario.situation)
    if found.cycles:
        assert {(one.final, one.stopped) for one in found.outcomes} == {
            (one.final, one.stopped) for one in walked.outcomes
        }
    else:
        assert face(found) == face(walked)


def test_the_outcome_of_the_script_is_explored(scenario: Scenario) -> None:
    try:
        found = explore(scenario.situation, most=FEW_PATHS)
    except UserError:
        pytest.skip("too many paths for a test")
    if 1 < found.paths <= FEW_PATHS:
        assert_walked(scenario, found)
    if any(entry.tries and entry.answers for entry in scenario.situation.script):
        return  # an answer that is none undoes its move: the explorer walks only answers that are some
    assert final(replay(scenario.situation).game) in {one.final for one in found.outcomes}
    assert len({(repr(one.state), one.stopped) for one in found.outcomes}) == len(found.outcomes)
    for one in found.outcomes:
        if one.stopped is None:
            again = play(scenario.situation, Recorded(scenario.situation.script, one.decisions))
            assert final(again.game) == one.final


@pytest.mark.parametrize(
    ("name", "positions"), [("bucle-que-uno-puede-parar", 67), ("bucle-que-los-dos-pueden-parar", 70)]
)
def test_a_cycle_is_found_and_not_walked(bank: dict[str, Scenario], name: str, positions: int) -> None:
    """Whoever names no number goes on until the script has nothing more to say; where it is back, it is a cycle."""
    situation = bank[f"fftcg/{name}"].situation
    found, walked = explore(situation), plain_walk.explore(situation)
    assert (found.positions, found.cycles) == (positions, 1)
    assert found.paths < walked.paths
    assert {(one.final, one.stopped) for one in found.outcomes} == {(one.final, one.stopped) for one in walked.outcomes}
