"""Whom only those effects destroy that select it, or only those that do not."""

import pytest

from tests.reader.duel import labels, played

EQUIP = "type: spell, icon: equip"
BLOWS = {
    "Alud": ("type: spell", "Destruye todos los monstruos en el Campo."),
    "Dardo": ("type: spell", "Selecciona 1 monstruo en el Campo; destrúyelo."),
    "Dado": ("type: spell", "Elige 1 monstruo en el Campo y destrúyelo."),
    "Segundo Dardo": (
        "type: spell",
        "Selecciona 1 monstruo Roca en el Campo; destruye todos los monstruos en el Campo.",
    ),
}
NOT_SELECTED = "El monstruo equipado no puede ser destruido por efectos de cartas que no lo seleccionen."
SELECTED = (
    "El monstruo equipado no puede ser destruido en batalla o por el efecto de una carta que lo designe como objetivo."
)


@pytest.mark.parametrize(
    ("text", "blow", "there"),
    [
        (NOT_SELECTED, "Alud", True),
        (NOT_SELECTED, "Dado", True),
        (NOT_SELECTED, "Dardo", False),
        (NOT_SELECTED, "Segundo Dardo", True),
        (SELECTED, "Alud", False),
        (SELECTED, "Dado", False),
        (SELECTED, "Dardo", True),
        (SELECTED, "Segundo Dardo", False),
    ],
)
def test_it_is_asked_of_the_effect_that_resolves(text: str, blow: str, there: bool) -> None:
    other = ", Roca Alta" if blow == "Segundo Dardo" else ""
    found = played(
        {"Lazo": (EQUIP, text), **BLOWS},
        f"hand: [{blow}], monsters: [Pez Bajo{other}], spells: [{{card: Lazo, equipped: Pez Bajo}}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: {blow}}}",
    )
    assert ("Pez Bajo" in labels(found, "A", "monsters")) is there


def test_a_monster_says_it_of_itself() -> None:
    text = "No puede ser destruido por efectos de cartas de tu adversario que no lo seleccionen."
    for blow, there in (("Alud", True), ("Dardo", False)):
        found = played(
            {"Farera": ("level: 4, atk: 1500, def: 900, kinds: [effect]", text), **BLOWS},
            f"hand: [{blow}], deck: [9 cards]",
            "monsters: [Farera], deck: [9 cards]",
            f"A: {{activate: {blow}}}",
        )
        assert ("Farera" in labels(found, "B", "monsters")) is there


def test_its_own_side_may_destroy_it_so() -> None:
    text = "No puede ser destruido por efectos de cartas de tu adversario que no lo seleccionen."
    found = played(
        {"Farera": ("level: 4, atk: 1500, def: 900, kinds: [effect]", text), **BLOWS},
        "hand: [Alud], monsters: [Farera], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alud}",
    )
    assert labels(found, "A", "monsters") == []
