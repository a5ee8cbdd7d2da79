"""6.7: counters of one name are of one kind, whatever name a text gives them."""

from pathlib import Path

from tests.games.fftcg.tables import played

CARDS = """
Cofre:
  type: backup
  elements: [fire]
  cost: 2
  effects:
    - {activate: action, do: [{put counters: 2, of: Gema}]}
    - {activate: action, cost: [{remove counters: 2, of: Gema}], do: [{gain: 1, of: crystals}]}
    - {activate: action, cost: [{remove counters: 1, of: Perla}], do: [{gain: 5, of: crystals}]}
    - {activate: action, if: {compare: {value: Gema counters}, with: ">= 4"}, do: [{gain: 9, of: crystals}]}
    - {activate: action, do: [{move: self, to: hand}, {play: card}]}
"""
TABLE = """
  turn: A
  A: {field: [Cofre]}
"""


def crystals(folder: Path, *uses: str) -> object:
    script = "".join(f"  - {one}\n" for one in uses)
    return played(folder, TABLE, script, CARDS).state.value("A", "crystals")


PUT = "A: {use: Cofre, ability: 1}"


def test_those_of_a_name_pay_what_asks_for_that_name_6_7_2(tmp_path: Path) -> None:
    assert crystals(tmp_path, PUT, "A tries: {use: Cofre, ability: 2}") == 1


def test_those_of_another_name_do_not_6_7_2(tmp_path: Path) -> None:
    assert not crystals(tmp_path, PUT, "A tries: {use: Cofre, ability: 3}")


def test_they_add_up_and_are_counted_6_7_1(tmp_path: Path) -> None:
    assert not crystals(tmp_path, PUT, "A tries: {use: Cofre, ability: 4}")
    assert crystals(tmp_path, PUT, PUT, "A tries: {use: Cofre, ability: 4}") == 9


def test_they_go_where_their_card_changes_zones_6_7_3(tmp_path: Path) -> None:
    moved = "A: {use: Cofre, ability: 5}"
    assert not crystals(tmp_path, PUT, PUT, moved, "A tries: {use: Cofre, ability: 4}")
