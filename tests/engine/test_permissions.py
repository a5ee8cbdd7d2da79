"""A permission that names objects speaks of those alone; one that names none speaks of its player."""

import pytest

from tests.engine.toy import table

CARDS = """
Herald: {power: 1, effects: [{static: [{allow: free cast}]}]}
Knight: {power: 1, effects: [{static: [{allow: free cast, on: self}]}]}
Squire: {power: 1}
"""


@pytest.mark.parametrize(
    ("giver", "card", "allowed"),
    [
        ("Herald", None, True),
        ("Herald", "Squire", True),
        ("Knight", "Knight", True),
        ("Knight", "Squire", False),
        ("Knight", None, False),
    ],
)
def test_whom_a_permission_serves(giver: str, card: str | None, allowed: bool) -> None:
    game = table(CARDS, A_field=[giver, "Squire"])
    assert game.is_permitted("free cast", "A", game.card(card) if card else None) is allowed


def test_it_is_not_the_opponent_s() -> None:
    game = table(CARDS, A_field=["Herald"], B_field=["Squire"])
    assert not game.is_permitted("free cast", "B", game.card("Squire"))


@pytest.mark.parametrize(("other", "allowed"), [("Squire", True), ("Knight", False), (None, False)])
def test_one_that_says_against_whom_serves_against_those_alone(other: str | None, allowed: bool) -> None:
    hunter = "Hunter: {power: 1, effects: [{static: [{allow: free cast, on: self, against: {name: Squire}}]}]}"
    game = table(CARDS + hunter, A_field=["Hunter"], B_field=["Squire", "Knight"])
    against = game.card(other) if other else None
    assert game.is_permitted("free cast", "A", game.card("Hunter"), against) is allowed
