"""A checkpoint holds everything: whatever of the table is spoiled after it comes back."""

from copy import copy
from typing import Any

import pytest

from judgekit.engine.state import State
from tests.engine.toy import table

WORKED_OUT = ("version", "layout", "deck")
"""Numbers that only say whether what was worked out is stale: they never go back."""
PARTS = sorted({*vars(State())} - {*WORKED_OUT})


@pytest.mark.parametrize("part", PARTS)
def test_a_checkpoint_holds_every_part_of_the_table(part: str) -> None:
    game = table("Bear: {power: 2}", A_field=["Bear"])
    before, was = game.checkpoint(), copy(getattr(game.state, part))
    setattr(game.state, part, _spoiled(was))
    assert getattr(game.state, part) != was
    game.state.version += 1
    game.rewind(before)
    assert getattr(game.state, part) == was


@pytest.mark.parametrize("part", ["running", "next_id", "batch"])
def test_what_changes_without_a_write_comes_back_too(part: str) -> None:
    game = table("Bear: {power: 2}", A_field=["Bear"])
    before, was = game.checkpoint(), getattr(game.state, part)
    setattr(game.state, part, _spoiled(was))
    game.rewind(before)
    assert getattr(game.state, part) == was


def test_chance_and_the_record_come_back() -> None:
    game = table("Bear: {power: 2}", A_field=["Bear"])
    before, chance, steps = game.checkpoint(), game.random.getstate(), len(game.trace.steps)
    game.random.shuffle([1, 2, 3])
    with game.trace.by(("toy:1",)):
        game.say("slips")
    game.rewind(before)
    assert (game.random.getstate(), len(game.trace.steps)) == (chance, steps)


def _spoiled(value: Any) -> Any:
    match value:
        case dict():
            return {**value, "spoiled": {}}
        case tuple():
            return (*value, "spoiled")
        case _:
            return value + 7
