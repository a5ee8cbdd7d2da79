"""1.5 and 4.3.2: costs and paying them."""

from pathlib import Path

import pytest

from judgekit.errors import UserError
from tests.games.lorcana.tables import clauses, labels, played

CARDS = """\
Generoso: {cost: 4, strength: 1, willpower: 1, lore: 1, effects: [{static: [{pay less: 1, for: {type: character}}]}]}
Gigante: {cost: 3, strength: 1, willpower: 1, lore: 1}
"""


def test_two_modifiers_add_up_and_the_cost_stays(tmp_path: Path) -> None:
    """1.5.4."""
    given = "  A: {play: [Generoso, Generoso], hand: [Gigante], inkwell: [Nadie]}"
    game = played(tmp_path, given, "  - A: {play: Gigante}", CARDS)
    assert game.value(game.card("Gigante"), "cost") == 3
    assert labels(game, "A", "play") == ["Generoso", "Generoso#2", "Gigante"]


def test_a_modifier_works_in_play_only(tmp_path: Path) -> None:
    """4.3.6: in the hand it lowers nothing, not even for itself."""
    with pytest.raises(UserError, match=r"1\.5\.3"):
        played(tmp_path, "  A: {hand: [Generoso], inkwell: [Nadie, Nadie, Nadie]}", "  - A: {play: Generoso}", CARDS)


def test_the_modifiers_of_a_rival_are_not_yours(tmp_path: Path) -> None:
    given = "  A: {hand: [Gigante], inkwell: [Nadie, Nadie]}\n  B: {play: [Generoso]}"
    game = played(tmp_path, given, "  - A tries: {play: Gigante}", CARDS)
    assert game.attempts == [("lorcana:1.5.3",)]


def test_an_illegal_play_leaves_no_step_but_the_one_that_says_so(tmp_path: Path) -> None:
    """1.7.6: nothing was paid, nothing triggered."""
    game = played(tmp_path, "  A: {hand: [Gigante], inkwell: [Nadie]}", "  - A tries: {play: Gigante}", CARDS)
    assert [step.key for step in game.trace.steps if step.status != "considered"] == ["illegal", "undone"]
    assert clauses(game, "undone") == [("lorcana:1.7.6", "lorcana:1.7.6.1", "lorcana:4.1.4")]
    assert not game.card("Nadie").mark("exerted")
