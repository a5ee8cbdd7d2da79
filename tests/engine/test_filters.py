"""Filters: which objects a text speaks of, with amounts, names and rivals."""

import pytest

from tests.engine.toy import a, table

BOARD = "Bear: {power: 2}\nCub: {power: 1}\nElk: {power: 4}\nElk Lord: {power: 4}\n"


def _left(filter_: str, *, field: tuple[str, ...] = ("Bear", "Cub", "Elk", "Elk Lord", "Judge")) -> set[str]:
    """What stays after destroying what passes."""
    text = f"{BOARD}Judge: {{power: 3, effects: [{{activate: main, do: [{{destroy: {filter_}}}]}}]}}"
    game = table(text, a("use", "Judge"), A_field=list(field))
    game.play()
    return {one.label for one in game.zone("A", "field")}


def test_a_number_is_compared_with_an_amount() -> None:
    assert _left("{power: {at most: {value: power}}}") == {"Elk", "Elk Lord"}
    assert _left("{power: {less than: {value: power}}}") == {"Elk", "Elk Lord", "Judge"}
    assert _left("{power: {at least: {value: power}}}") == {"Bear", "Cub"}
    assert _left("{power: {more than: {value: power}}}") == {"Bear", "Cub", "Judge"}
    assert _left("{power: {exactly: {value: power}}}") == {"Bear", "Cub", "Elk", "Elk Lord"}


def test_any_of_several_descriptions_is_enough() -> None:
    assert _left("{any of: [{name: Bear}, {power: 4, name: Elk}]}") == {"Cub", "Elk Lord", "Judge"}


def test_each_of_several_descriptions_must_fit() -> None:
    assert _left("{all of: [{power: '>= 2'}, {power: '<= 3'}]}") == {"Cub", "Elk", "Elk Lord"}
    assert _left("{power: 4, all of: [{name: not Elk}]}") == {"Bear", "Cub", "Elk", "Judge"}


def test_the_highest_and_the_lowest_of_those_that_pass_the_rest() -> None:
    assert _left("{highest: power}") == {"Bear", "Cub", "Judge"}
    assert _left("{lowest: power}") == {"Bear", "Elk", "Elk Lord", "Judge"}
    assert _left("{lowest: power, power: '>= 2'}") == {"Cub", "Elk", "Elk Lord", "Judge"}


def test_a_name_that_contains_a_word() -> None:
    assert _left("{name contains: Elk}") == {"Bear", "Cub", "Judge"}
    assert _left("{name contains: Lord}") == {"Bear", "Cub", "Elk", "Judge"}


def test_a_number_that_is_not_there_passes_no_test_of_a_number() -> None:
    assert _left("{courage: 0}", field=("Bear", "Judge")) == {"Bear", "Judge"}


@pytest.mark.parametrize(("test", "passes"), [("Oak", False), ("not Oak", True), ("no", True), ("yes", False)])
def test_a_mark_that_holds_a_name_and_was_never_set_is_no_name(test: str, passes: bool) -> None:
    assert ("Bear" not in _left(f"{{perch: {test}}}", field=("Bear", "Judge"))) == passes


@pytest.mark.parametrize(("test", "passes"), [("0", True), ("'<= 3'", True), ("'>= 1'", False), ("2", False)])
def test_a_mark_that_counts_and_was_never_set_is_0(test: str, passes: bool) -> None:
    assert ("Bear" not in _left(f"{{perch: {test}}}", field=("Bear", "Judge"))) == passes


def test_every_zone_may_be_meant_at_once() -> None:
    text = """
Bear: {power: 2}
Judge: {power: 3, effects: [{activate: main, do: [{gain: {count: {name: Bear, zone: any}}, of: score}]}]}
"""
    game = table(text, a("use", "Judge"), A_field=["Judge", "Bear"], A_grave=["Bear#2"], B_hand=["Bear#3"])
    game.play()
    assert game.tally("A", "score") == 3


def test_another_than_what_was_chosen() -> None:
    text = f"""{BOARD}
Judge: {{power: 3, effects: [{{activate: main, do: [{{choose: {{name: Bear}}, as: spared}}, {{destroy: {{is: not spared}}}}]}}]}}
"""
    game = table(text, a("use", "Judge"), A_field=["Judge", "Bear", "Cub"])
    game.play()
    assert [one.label for one in game.zone("A", "field")] == ["Bear"]


def test_the_cards_under_what_was_chosen() -> None:
    text = f"""{BOARD}
Judge: {{power: 3, effects: [{{activate: main, do: [
  {{choose: {{name: Bear}}, as: host}}, {{gain: {{count: {{zone: under, under: host}}}}, of: score}}]}}]}}
"""
    game = table(text, a("use", "Judge"), A_field=["Judge", "Bear", "Cub", "Elk"], A_hand=["Cub#2", "Cub#3"])
    game.put_under(game.card("Cub#2"), game.card("Bear"))
    game.put_under(game.card("Cub#3"), game.card("Elk"))
    game.play()
    assert game.tally("A", "score") == 1


def test_a_mark_that_holds_a_name_may_hold_that_of_the_source() -> None:
    text = f"{BOARD}Judge: {{power: 3, effects: [{{activate: main, do: [{{destroy: {{perch: self}}}}]}}]}}"
    game = table(text, a("use", "Judge"), A_field=["Judge", "Bear", "Cub", "Elk"])
    game.mark(game.card("Bear"), "perch", "Judge")
    game.mark(game.card("Cub"), "perch", "Elk")
    game.play()
    assert [one.label for one in game.zone("A", "field")] == ["Judge", "Cub", "Elk"]
