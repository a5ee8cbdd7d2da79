"""What a judge would not say aloud is one line: steps that only walk the game on, or announce what has happened."""

import pytest

from judgekit import bank, games
from judgekit.engine.trace import Step
from judgekit.games.messages import messages
from judgekit.replay import replay
from judgekit.story import Folded, Labels, Line, Teller, folded, lines, story


def step(number: int, *, aside: bool = False, parent: int | None = None, because: tuple[int, ...] = ()) -> Step:
    """A step of the toy table."""
    return Step(number, parent, "go", {}, (f"toy:{number}",), because=because, aside=aside)


def shown(steps: list[Step], deciding: tuple[str, ...] = ()) -> list[int | str]:
    """The numbers of the steps that are told, and how many are folded between them."""
    told = story([*lines(steps, Teller(messages("toy"), Labels()))])
    found = folded([*told], deciding)
    return [f"{one.count}" if isinstance(one, Folded) else one.step.id for one in found if not hasattr(one, "at")]


def test_steps_in_a_row_that_nobody_says_are_one_line() -> None:
    assert shown([step(0), step(1, aside=True), step(2, aside=True), step(3)]) == [0, "2", 3]


def test_a_step_that_nobody_says_stands_where_something_hangs_from_it() -> None:
    assert shown([step(0, aside=True), step(1, parent=0)]) == [0, 1]


def test_a_step_that_nobody_says_stands_where_something_came_of_it() -> None:
    assert shown([step(0, aside=True), step(1, because=(0,))]) == [0, 1]


def test_a_step_that_nobody_says_stands_where_its_clause_decides() -> None:
    assert shown([step(0), step(1, aside=True), step(2, aside=True)], ("toy:1",)) == [0, 1, "1"]


@pytest.mark.parametrize("game", games.names())
def test_what_changes_the_table_is_never_folded(game: str) -> None:
    """What was chosen, what resolves and what triggers are said too, whatever rule makes the step."""
    for question in bank.scenarios(game=game)[::20]:
        told = lines(replay(question.situation).game.trace.steps, Teller(messages(game), Labels()))
        aside = [one for one in told if isinstance(one, Line) and one.aside]
        assert not [one.sentence for one in aside if one.changes or one.step.key in {"chosen", "resolve", "triggers"}]
