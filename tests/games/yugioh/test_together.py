"""Clause 2.5.6.1: the moment that a text names may be that one or more cards go through the same."""

from pathlib import Path

import pytest

from tests.games.yugioh.table import order, zone
from tests.games.yugioh.written import written

SEES = "  Vigía: {{level: 4, atk: 1500, def: 100, kinds: [effect], effects: [{{when: {0}, {1}do: [draw, {2}]}}]}}\n"
KILLS = "  Plaga: {type: spell, effects: [{resolve: [{destroy: {name: Peón}}]}]}"
BRINGS = "  Coro: {type: spell, effects: [{resolve: [{special summon: {zone: hand, name: Peón}, position: attack}]}]}"
SENT = "{event: send, of: {name: Peón, controller: you}}"


@pytest.mark.parametrize("word", ["together: yes, ", ""])
def test_2_5_6_1_what_happens_to_several_is_one_moment(tmp_path: Path, word: str) -> None:
    given = "A: {hand: [Plaga], monsters: [Vigía, Peón, Peón, Peón], deck: 9 cards}"
    table = written(tmp_path, SEES.format(SENT, word, "draw") + KILLS, given, "  - A: {activate: Plaga}")
    assert order(table).count("Vigía/1") == 1


@pytest.mark.parametrize(("word", "left"), [("event cards", []), ("event card", ["Peón"])])
def test_2_5_6_1_all_those_cards_can_be_meant(tmp_path: Path, word: str, left: list[str]) -> None:
    cards = SEES.format(SENT, "together: yes, ", f"{{banish: {word}}}") + KILLS
    given = "A: {hand: [Plaga], monsters: [Vigía, Peón, Peón], deck: 9 cards}"
    table = written(tmp_path, cards, given, "  - A: {activate: Plaga}")
    assert [one for one in zone(table, "A", "graveyard") if one != "Plaga"] == [f"{one}#2" for one in left]


def test_2_5_6_1_those_that_come_one_after_another_by_one_effect_are_one_moment_and_the_next_effect_another(
    tmp_path: Path,
) -> None:
    cards = SEES.format("{event: special summon, of: {name: Peón}}", "together: yes, ", "draw") + BRINGS
    given = "A: {hand: [Coro, Coro, Peón, Peón], monsters: [Vigía], deck: 9 cards}"
    one = written(tmp_path, cards, given, "  - A: {activate: Coro}")
    assert order(one).count("Vigía/1") == 1
    again = "  - A: {activate: Coro}\n  - A: {activate: Plaga}\n  - A: {activate: Coro#2}"
    back = f"{cards}\n  Plaga: {{type: spell, effects: [{{resolve: [{{move: {{name: Peón}}, to: hand}}]}}]}}"
    given = given.replace("[Coro,", "[Plaga, Coro,")
    assert order(written(tmp_path, back, given, again)).count("Vigía/1") == 2


SAVES = "  Manto: {{type: spell, effects: [{{zone: graveyard, would: {{event: destroy, of: {{name: Peón}}}}, {0}may: yes, cost: [{{banish: self}}], stops: yes}}]}}\n"


@pytest.mark.parametrize(("word", "saved"), [("together: yes, ", ["Peón", "Peón#2"]), ("", ["Peón"])])
def test_5_1_7_1_what_steps_in_once_for_all_of_a_moment_is_paid_once(
    tmp_path: Path, word: str, saved: list[str]
) -> None:
    given = "A: {hand: [Plaga], monsters: [Peón, Peón], graveyard: [Manto], deck: 9 cards}"
    table = written(tmp_path, SAVES.format(word) + KILLS, given, "  - A: {activate: Plaga, Manto/1: sí}")
    assert (zone(table, "A", "monsters"), zone(table, "A", "banished")) == (saved, ["Manto"])


def test_5_1_7_1_what_is_not_wanted_for_one_of_them_is_not_asked_for_the_next(tmp_path: Path) -> None:
    given = "A: {hand: [Plaga], monsters: [Peón, Peón], graveyard: [Manto], deck: 9 cards}"
    cards = SAVES.format("together: yes, ") + KILLS
    table = written(tmp_path, cards, given, "  - A: {activate: Plaga, Manto/1: no}")
    assert (zone(table, "A", "monsters"), zone(table, "A", "banished")) == ([], [])
