"""Who writes two ways to come by its own text comes by the one that its player takes, of those that are open."""

import pytest

from judgekit.errors import UserError
from tests.reader.duel import LEVEL_4, labels, played

TWO = (
    LEVEL_4,
    "Puedes Invocar esta carta de Modo Especial (desde tu mano) al lado del Campo de tu adversario en Posición de Ataque,"
    " Sacrificando 1 monstruo que él controle. Si tu adversario controla un monstruo Pez, puedes Invocar esta carta de"
    " Modo Especial (desde tu mano) en Posición de Ataque.",
)
HAND, DECK = "hand: [Farera], deck: [9 cards]", "deck: [9 cards]"


@pytest.mark.parametrize(("way", "side", "stays"), [(1, "B", False), (2, "A", True)])
def test_its_player_says_by_which(way: int, side: str, *, stays: bool) -> None:
    found = played(
        {"Farera": TWO}, HAND, f"monsters: [Pez Bajo], {DECK}", f"A: {{special summon: Farera, way: Farera/{way}}}"
    )
    assert "Farera" in labels(found, side, "monsters")
    assert ("Pez Bajo" in labels(found, "B", "monsters")) is stays


def test_nobody_is_asked_where_one_is_open() -> None:
    found = played({"Farera": TWO}, HAND, f"monsters: [Roca Alta], {DECK}", "A: {special summon: Farera}")
    assert labels(found, "B", "monsters") == ["Farera"]


def test_silence_takes_neither_of_two() -> None:
    with pytest.raises(UserError, match="way"):
        played({"Farera": TWO}, HAND, f"monsters: [Pez Bajo], {DECK}", "A: {special summon: Farera}")


def test_with_none_open_it_does_not_come() -> None:
    found = played({"Farera": TWO}, HAND, DECK, "A tries: {special summon: Farera}")
    assert labels(found, "A", "hand") == ["Farera"]
