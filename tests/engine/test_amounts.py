"""Amounts are worked out when they are needed: times, half, plus and minus of whatever is counted."""

import pytest

from tests.engine.toy import a, table


def _score(amount: str, **zones: list[str]) -> int:
    text = f"Cub: {{power: 1}}\nBear: {{power: 5, effects: [{{activate: main, do: [{{gain: {amount}, of: score}}]}}]}}"
    game = table(text, a("use", "Bear"), A_field=["Bear"], **zones)
    game.play()
    return game.tally("A", "score")


@pytest.mark.parametrize(
    ("amount", "found"),
    [
        ("{value: power}", 5),
        ("{value: power, times: 3}", 15),
        ("{value: power, plus: 1}", 6),
        ("{value: power, minus: {count: {name: Cub}}}", 3),
        ("{count: {name: Cub}, times: {value: power}, plus: {value: power}}", 15),
        ("{value: power, half: up}", 3),
        ("{value: power, half: down}", 2),
        ("{value: power, half: yes}", 2),
        ("{value: power, times: 3, half: down, minus: 1}", 6),
        ("{fact: score, player: you, plus: 1}", 1),
        ("{value: power, apart: {count: {name: Cub}}}", 3),
        ("{count: {name: Cub}, apart: {value: power}}", 3),
        ("{count: {name: Cub}, apart: {value: power}, half: down, plus: 1}", 2),
    ],
)
def test_a_number_is_changed_after_it_was_found(amount: str, found: int) -> None:
    assert _score(amount, B_field=["Cub", "Cub#2"]) == found
