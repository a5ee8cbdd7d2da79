"""What has happened before the table can be given: it lasts, it waits, it is used up."""

from pathlib import Path

import pytest

from judgekit.errors import UserError
from judgekit.replay import replay
from tests.replay.test_moments import failures
from tests.scenario.frame import read

DIGIMON = "{R: {level: 6, dp: 7000, cost: 5}, L: {level: 4, dp: 5000, cost: 4}}"


def test_an_effect_that_lasts_is_on_from_the_beginning_and_ends_when_it_says(tmp_path: Path) -> None:
    given = "{{turn number: 3, lasting: {{B: {{modify: dp, by: {by}, on: R, until: end of turn}}}}, A: {{battle: [R], memory: 2}}, B: {{deck: 2 cards}}}}"
    expect = "{cards: {R: {dp: 5000}}}"
    assert failures(tmp_path, "digimon", cards=DIGIMON, given=given.format(by=-2000), expect=expect) == []
    after = "{cards: {R: {dp: 7000}}}"
    script = "[A: pass]"
    assert failures(tmp_path, "digimon", cards=DIGIMON, given=given.format(by=-2000), script=script, expect=after) == []
    gone = "{A: {battle: [], trash: [R]}, applied: digimon:16.3}"
    assert failures(tmp_path, "digimon", cards=DIGIMON, given=given.format(by=-7000), expect=gone) == []


def test_an_effect_on_all_that_pass_a_filter_is_its_players(tmp_path: Path) -> None:
    given = "{turn number: 3, lasting: [{B: {modify: dp, by: -1000, on: {controller: opponent}}}], A: {battle: [R]}, B: {battle: [L]}}"
    expect = "{cards: {R: {dp: 6000}, L: {dp: 5000}}}"
    assert failures(tmp_path, "digimon", cards=DIGIMON, given=given, expect=expect) == []


ONCE = "{V: {cost: 1, willpower: 2, lore: 1, effects: [{when: quest, once per turn: yes, do: [{gain: 1, of: lore}]}]}}"


@pytest.mark.parametrize(("used", "lore"), [("", 2), ("used: V/1, ", 1)])
def test_what_is_used_up_this_turn_is_not_used_again(tmp_path: Path, used: str, lore: int) -> None:
    given = f"{{turn number: 3, {used}A: {{play: [V]}}}}"
    expect = f"{{A: {{lore: {lore}}}}}"
    assert failures(tmp_path, "lorcana", cards=ONCE, given=given, script="[A: {quest: V}]", expect=expect) == []


def test_what_waits_is_resolved_before_the_first_move(tmp_path: Path) -> None:
    given = "{turn number: 3, pending: V/1, A: {play: [V]}}"
    expect = "{order: [V/1], A: {lore: 1}}"
    assert failures(tmp_path, "lorcana", cards=ONCE, given=given, expect=expect) == []


@pytest.mark.parametrize(
    ("before", "problem"),
    [
        ("used: V/2", r"no hay ninguna habilidad «V/2» \(¿quisiste decir «V/1»"),
        ("pending: W/1", "no hay ninguna habilidad «W/1»"),
        ("lasting: {A: {draw: 1}}", "esa instrucción no dura"),
        ("lasting: {A: {modify: lore, by: 1, on: W}}", "no hay carta «W»"),
        ("lasting: {A: {modify: lroe, by: 1, on: V}}", "¿quisiste decir «lore»"),
    ],
)
def test_before_the_table_only_what_lies_on_it_is_named(tmp_path: Path, before: str, problem: str) -> None:
    with pytest.raises(UserError, match=problem):
        replay(read(tmp_path, "lorcana", ONCE, f"{{{before}, A: {{play: [V]}}}}").situation)


def test_what_has_happened_this_turn_is_given_and_counted(tmp_path: Path) -> None:
    """A condition on the turn's history is true of what happened before the table."""
    cards = (
        "{V: {cost: 1, strength: 1, willpower: 1, lore: 1, effects: [{when: quest, if: {happened: {event: banish, "
        "of: {controller: opponent}}}, do: [{draw: 1}]}]}, X: {cost: 1, willpower: 2}}"
    )
    given = "{{turn number: 3, {} A: {{play: [V], deck: 3 cards}}, B: {{discard: [X]}}}}"
    for happened, drawn in (("happened: [{event: banish, card: X, player: A}],", 1), ("", 0)):
        game = replay(read(tmp_path, "lorcana", cards, given.format(happened), "[A: {quest: V}]").situation).game
        assert len(game.zone("A", "hand")) == drawn
    with pytest.raises(UserError, match="de «banish» no se dice «power»"):
        read(tmp_path, "lorcana", cards, given.format("happened: [{event: banish, power: 3}],"), "[A: {quest: V}]")


def test_control_that_was_taken_before_falls_back_when_it_ends(tmp_path: Path) -> None:
    """yugioh: the monster lies on the side of whoever took it; the turn's end gives it back."""
    given = (
        "{turn number: 4, lasting: [{A: {take control: M, until: end of turn}}], A: {monsters: [{card: M, owner: B}], "
        "deck: 9 cards}, B: {deck: 9 cards}}"
    )
    script = "[check: {A: {monsters: [M]}}, A: {go: end}, A: end turn]"
    game = replay(read(tmp_path, "yugioh", "{M: {level: 4, atk: 1}}", given, script).situation).game
    assert game.card("M").controller == "B"
