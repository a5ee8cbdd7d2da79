"""What a text keeps from being made less, and by what."""

import pytest

from tests.engine.toy import a, table

ROCK = "Rock: {power: 5, effects: [{static: [{steady: power, on: self, against: {name: Rain}}]}]}\n"
CHANGE = "NAME: {power: 1, effects: [{activate: main, do: [{modify: power, by: MANY, on: {name: Rock}}]}]}"


@pytest.mark.parametrize(("name", "many", "power"), [("Rain", "-3", 5), ("Wind", "-3", 2), ("Rain", "3", 8)])
def test_only_what_the_text_names_does_not_make_it_less(name: str, many: str, power: int) -> None:
    changes = CHANGE.replace("NAME", name).replace("MANY", many)
    game = table(ROCK + changes, a("use", name), A_field=["Rock", name])
    game.play()
    assert game.number(game.card("Rock"), "power") == power


def test_it_may_still_be_set() -> None:
    sets = "Rain: {power: 1, effects: [{activate: main, do: [{set: power, to: 1, on: {name: Rock}}]}]}"
    game = table(ROCK + sets, a("use", "Rain"), A_field=["Rock", "Rain"])
    game.play()
    assert game.number(game.card("Rock"), "power") == 1
