"""Words of texts: phases, positions, cards Set by an effect, different names, half of the Life Points."""

from pathlib import Path

import pytest

from tests.games.yugioh.table import verdicts, zone
from tests.games.yugioh.written import written

KING = "  Rey: {{level: 8, atk: 3000, def: 100, kinds: [effect], effects: [{0}]}}\n"
TRAP = "  Cepo: {type: trap, effects: [{resolve: [draw]}]}\n  Valle: {type: spell, icon: field, effects: []}\n"


@pytest.mark.parametrize(("phase", "verdict"), [("main 1", "2.2.7.1"), ("main 2", "legal")])
def test_2_2_7_1_a_text_may_ask_for_a_phase(tmp_path: Path, phase: str, verdict: str) -> None:
    card = KING.format("{activate: ignition, if: {phase: main 2}, do: [draw]}")
    given = f"phase: {phase}, A: {{monsters: [Rey], deck: 3 cards}}"
    assert verdicts(written(tmp_path, card, given, "  - A tries: {activate: Rey}")) == [verdict]


@pytest.mark.parametrize(
    ("position", "before", "after"),
    [
        ("defense", "", (True, False)),
        ("defense", "defense: yes", (True, False)),
        ("defense", "facedown: yes", (True, False)),
        ("attack", "", (False, False)),
        ("attack", "defense: yes", (False, False)),
        ("attack", "facedown: yes", (False, False)),
        ("facedown", "", (True, True)),
        ("facedown", "facedown: yes", (True, True)),
    ],
)
def test_3_3_4_4_1_a_text_names_the_position(
    tmp_path: Path, position: str, before: str, after: tuple[bool, bool]
) -> None:
    card = KING.format(f"{{activate: ignition, do: [{{turn to: {{name: Peón}}, position: {position}}}]}}")
    marks = f", {before}" if before else ""
    given = f"A: {{monsters: [Rey, {{card: Peón{marks}}}]}}"
    peon = written(tmp_path, card, given, "  - A: {activate: Rey}").card("Peón")
    assert (bool(peon.mark("defense")), bool(peon.mark("facedown"))) == after


@pytest.mark.parametrize(
    ("name", "spells", "where"),
    [("Cepo", 4, "spells"), ("Cepo", 5, "graveyard"), ("Valle", 5, "field spell"), ("Peón", 5, "monsters")],
)
def test_5_2_10_an_effect_sets_a_card_from_wherever_it_is_where_there_is_room(
    tmp_path: Path, name: str, spells: int, where: str
) -> None:
    card = TRAP + KING.format(f"{{activate: ignition, do: [{{set card: {{name: {name}, zone: graveyard}}}}]}}")
    lying = ", ".join(f"{{card: Cepo, as: C{at}, facedown: yes}}" for at in range(spells))
    given = f"A: {{monsters: [Rey], graveyard: [{name}], spells: [{lying}]}}"
    table = written(tmp_path, card, given, "  - A: {activate: Rey}")
    assert table.card(name).zone.name == where
    assert bool(table.card(name).mark("facedown")) is (where != "graveyard")


def test_2_15_2_1_a_trap_that_an_effect_sets_waits_for_the_next_turn(tmp_path: Path) -> None:
    card = TRAP + KING.format("{activate: ignition, do: [{set card: {name: Cepo, zone: deck}}]}")
    given = "A: {monsters: [Rey], deck: [Cepo, Peón]}"
    table = written(tmp_path, card, given, "  - A: {activate: Rey}\n  - A tries: {activate: Cepo}")
    assert verdicts(table) == ["2.15.2.1"]


@pytest.mark.parametrize(("word", "found"), [("different: name, ", {"Peón", "Torre"}), ("", {"Peón", "Peón#2"})])
def test_2_2_1_1_two_of_different_names_are_two_different_cards(tmp_path: Path, word: str, found: set[str]) -> None:
    card = KING.format(f"{{activate: ignition, do: [{{search: {{}}, count: 2, {word}as: x}}]}}")
    given = "A: {monsters: [Rey], deck: [Peón, Peón, Torre]}"
    other = "Torre" if word else "Peón#2"
    table = written(tmp_path, card, given, f"  - A: {{activate: Rey, x: [Peón, {other}]}}")
    assert set(zone(table, "A", "hand")) == found


@pytest.mark.parametrize(("count", "verdict"), [(2, "legal"), (3, "2.2.7.1")])
def test_2_2_1_1_names_are_counted_and_not_cards(tmp_path: Path, count: int, verdict: str) -> None:
    condition = f'{{exists: {{controller: you}}, different: name, count: ">= {count}"}}'
    card = KING.format(f"{{activate: ignition, if: {condition}, do: [draw]}}")
    table = written(tmp_path, card, "A: {monsters: [Rey, Peón, Peón], deck: 3 cards}", "  - A tries: {activate: Rey}")
    assert verdicts(table) == [verdict]


def test_5_2_22_half_of_the_life_points_is_a_cost(tmp_path: Path) -> None:
    card = KING.format("{activate: ignition, cost: [{pay: {fact: lp, half: up}}], do: [draw]}")
    table = written(tmp_path, card, "A: {monsters: [Rey], lp: 3001, deck: 3 cards}", "  - A: {activate: Rey}")
    assert table.life("A") == 1500
