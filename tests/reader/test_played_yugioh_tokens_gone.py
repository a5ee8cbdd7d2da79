"""5.1.2.1: a Token that has left the field is in no zone: nobody selects it, and it does not come back."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

BACK = (
    "Si uno o más monstruos boca arriba que controles son destruidos en batalla o por el efecto de una carta: puedes desterrar "
    "esta carta en tu mano, y después seleccionar 1 de esos monstruos destruidos; Invócalo de Modo Especial."
)


@pytest.mark.parametrize(("kinds", "there"), [("", ["Brote"]), (", kinds: [token]", [])])
def test_a_destroyed_token_is_none_of_the_destroyed_that_are_selected(kinds: str, there: list[str]) -> None:
    found = played(
        {"Barquera": (LEVEL_4, BACK)},
        "hand: [Barquera], monsters: [Brote], deck: [9 cards]",
        "hand: [Rayo Ajeno], deck: [9 cards]",
        "B: {activate: Rayo Ajeno, caído: Brote}",
        f"A: {{Barquera/1: sí{', position: ataque' if there else ''}}}",
        turn="B",
        more=f"  Brote: {{level: 1, atk: 0, def: 0{kinds}}}",
    )
    assert labels(found, "A", "monsters") == there
    assert labels(found, "A", "hand") == ([] if there else ["Barquera"])
