"""Characteristics are computed: layers, timestamps, dependency; never written over."""

import pytest

from tests.engine.toy import a, table

BEAR = "Bear: {power: 2}\n"


def test_a_base_value_that_is_set_goes_before_additions_whatever_came_first() -> None:
    text = (
        BEAR
        + """
Plus: {power: 1, effects: [{static: [{modify: power, by: -3, on: {name: Bear}}]}]}
Four: {power: 1, effects: [{static: [{set: power, to: 4, on: {name: Bear}}]}]}
"""
    )
    for order in (["Bear", "Plus", "Four"], ["Bear", "Four", "Plus"]):
        game = table(text, A_field=order)
        assert game.number(game.card("Bear"), "power") == 1


def test_of_two_settings_the_later_timestamp_stays() -> None:
    text = (
        BEAR
        + """
Four: {power: 1, effects: [{static: [{set: power, to: 4, on: {name: Bear}}]}]}
Eight: {power: 1, effects: [{static: [{set: power, to: 8, on: {name: Bear}}]}]}
"""
    )
    assert table(text, A_field=["Bear", "Four", "Eight"]).number(_bear(text, ["Bear", "Four", "Eight"]), "power") == 8
    assert _power(text, ["Bear", "Eight", "Four"]) == 4


def test_an_effect_that_depends_on_another_waits_for_it() -> None:
    text = (
        BEAR
        + """
Strong: {power: 1, effects: [{static: [{modify: power, by: 10, on: {name: Bear, power: ">= 5"}}]}]}
Helper: {power: 1, effects: [{static: [{modify: power, by: 3, on: {name: Bear}}]}]}
"""
    )
    assert _power(text, ["Bear", "Strong", "Helper"]) == 15
    assert _power(text, ["Bear", "Helper", "Strong"]) == 15


def test_a_static_effect_ends_with_its_source() -> None:
    text = BEAR + "Chief: {power: 1, effects: [{static: [{modify: power, by: 5, on: {is: other}}]}]}"
    game = table(text, A_field=["Bear", "Chief"])
    assert game.number(game.card("Bear"), "power") == 7
    game.put(game.card("Chief"), "grave")
    assert game.number(game.card("Bear"), "power") == 2


def test_a_condition_on_itself_does_not_run_for_ever() -> None:
    text = (
        "Odd: {power: 2, effects: [{static: [{modify: power, by: 2}], while: {compare: {value: power}, with: '<= 2'}}]}"
    )
    assert _power(text, ["Odd"], "Odd") in {2, 4}


@pytest.mark.parametrize("word", ["Swift", "Shy"])
def test_keywords_are_granted_and_lost(word: str) -> None:
    text = "Bear: {power: 2, keywords: [Shy], effects: [{static: [{grant: Swift}, {lose: Shy}]}]}"
    game = table(text, A_field=["Bear"])
    assert game.has(game.card("Bear"), word) == (word == "Swift")


def _bear(text: str, field: list[str]):  # type: ignore[no-untyped-def]
    return table(text, A_field=field).card("Bear")


def _power(text: str, field: list[str], name: str = "Bear") -> int:
    game = table(text, A_field=field)
    return game.number(game.card(name), "power")


def test_a_value_that_an_effect_has_set_on_resolution_stays_as_it_was_then() -> None:
    text = """
Bear: {power: 2, effects: [{when: {event: bell, player: you}, do: [{set: power, to: {value: power, of: {name: Ox}}}]}]}
Ox: {power: 9}
"""
    game = table(text, a("ring"), A_field=["Bear", "Ox"])
    game.play()
    game.put(game.card("Ox"), "grave")
    assert game.number(game.card("Bear"), "power") == 9


def test_what_was_worked_out_on_a_table_that_is_taken_back_is_not_believed() -> None:
    text = "Bear: {power: 2}\nChief: {power: 1, effects: [{activate: main, do: [{modify: power, by: 5, on: {name: Bear}}]}]}"
    game = table(text, A_field=["Bear", "Chief"])
    before = game.checkpoint()
    game.perform(a("use", "Chief"))
    assert game.number(game.card("Bear"), "power") == 7
    game.rewind(before)
    assert game.number(game.card("Bear"), "power") == 2
