"""1.7: the bag, and what its missing section 7.7 leaves to a reading."""

from pathlib import Path

import pytest

from judgekit.bank import find
from judgekit.replay.run import replay
from tests.games.lorcana.tables import clauses, labels, order, played

FOUR = ("activo-primero", "activo-ordena-todo", "por-tandas", "nuevo-primero")
GREEDY = """\
Avaro: {strength: 1, willpower: 9, lore: 1, effects: [{when: {event: gain, player: you, amount: "1"}, do: [{gain: 2, of: lore}]}]}
"""


def test_an_ability_that_triggers_in_an_effect_waits_until_it_is_over(tmp_path: Path) -> None:
    """1.7.2: both instructions of the song come first."""
    given = "  A: {play: [Moana – Of Motunui, Oído], hand: [Let the Storm Rage On], inkwell: [Nadie, Nadie, Nadie], deck: [Nadie]}"
    cards = "Oído: {strength: 1, willpower: 9, lore: 1, effects: [{when: take damage, do: [{gain: 1, of: lore}]}]}"
    game = played(tmp_path, given, "  - A: {play: Let the Storm Rage On, objetivo: Oído}", cards)
    keys = [step.key for step in game.trace.steps if step.key in {"triggers", "draw", "resolve"}]
    assert keys == ["resolve", "triggers", "draw", "resolve"]


def test_a_song_waits_for_nobody_and_its_triggers_wait_for_it(tmp_path: Path) -> None:
    """5.4.5: what the playing triggers is in the bag before the effect, and resolves after it."""
    given = "  A: {play: [Coro], hand: [Reflection], inkwell: [Nadie], deck: [Nadie, Nadie]}"
    cards = (
        "Coro: {strength: 1, willpower: 1, lore: 1, effects: [{when: {event: play, of: {type: action}}, do: [draw]}]}"
    )
    game = played(tmp_path, given, "  - A: {play: Reflection, order: [Nadie#2]}", cards)
    assert order(game) == ["Reflection/1", "Coro/1"]
    keys = [step.key for step in game.trace.steps]
    assert keys.index("triggers") < keys.index("resolve")
    assert clauses(game, "triggers") == [("lorcana:1.7.4", "lorcana:4.1.5", "lorcana:5.4.5")]


def test_what_a_check_triggers_waits_for_the_checks(tmp_path: Path) -> None:
    """1.8.2."""
    given = "  A: {play: [{card: Mártir, damage: 1}], deck: [Nadie]}"
    cards = "Mártir: {strength: 1, willpower: 1, lore: 1, effects: [{when: banish, do: [draw]}]}"
    game = played(tmp_path, given, cards=cards)
    assert clauses(game, "triggers") == [("lorcana:1.7.4", "lorcana:1.8.2")]
    assert labels(game, "A", "hand") == ["Nadie"]


@pytest.mark.parametrize("meaning", FOUR)
def test_each_reading_of_the_bag_has_a_scenario(meaning: str) -> None:
    (scenario,) = find([f"lorcana/bolsa-lectura-{meaning}"])
    assert scenario.situation.readings == {"bolsa": meaning}


def test_no_two_readings_of_the_bag_give_the_same_order() -> None:
    scenarios = find([f"lorcana/bolsa-lectura-{meaning}" for meaning in FOUR])
    orders = {tuple(order(replay(one.situation).game)) for one in scenarios}
    assert len(orders) == len(FOUR)


def test_once_per_turn_is_once_per_turn(tmp_path: Path) -> None:
    given = "  A: {play: [Moana – Of Motunui, Stitch – New Dog, Ahorrador], deck: [Nadie]}"
    cards = (
        "Ahorrador: {strength: 1, willpower: 1, lore: 1, effects: "
        "[{when: {event: quest, of: {controller: you}}, once per turn: yes, do: [{gain: 5, of: lore}]}]}"
    )
    script = "  - A: {quest: Moana – Of Motunui}\n  - A: {quest: Stitch – New Dog}"
    game = played(tmp_path, given, script, cards)
    assert game.state.value("A", "lore") == 3 + 1 + 5


def test_an_ability_that_feeds_another_is_resolved_in_turn(tmp_path: Path) -> None:
    """1.8.3: the bag is emptied until nothing is left in it."""
    given = "  A: {play: [Stitch – New Dog, Avaro], deck: [Nadie]}"
    game = played(tmp_path, given, "  - A: {quest: Stitch – New Dog}", GREEDY)
    assert order(game) == ["Avaro/1"]
    assert game.state.value("A", "lore") == 3
    assert not game.state.waiting
