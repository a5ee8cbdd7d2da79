"""An Equip Card that goes to the Graveyard because of what befell its monster, and one that goes for another reason."""

import pytest

from tests.reader.duel import labels, played

EQUIP = "type: spell, icon: equip"
SPELL = "type: spell"
WORN = "monsters: [Pez Bajo], spells: [{card: Lazo, equipped: Pez Bajo}], hand: [Golpe], deck: [9 cards]"
FALLS = "Destruye todos los monstruos en el Campo."
BANISHED = "Destierra todos los monstruos en el Campo."
BEHIND = "Destruye todas las Cartas Mágicas en el Campo."
ALL = "Destruye todas las cartas en el Campo."
WHY = "Si esta carta es mandada al Cementerio porque el monstruo equipado"


@pytest.mark.parametrize(
    ("text", "struck", "drawn"),
    [
        (f"{WHY} es destruido: roba 1 carta.", FALLS, 1),
        (f"{WHY} es destruido: roba 1 carta.", BANISHED, 0),
        (f"{WHY} es destruido: roba 1 carta.", BEHIND, 0),
        (f"{WHY} es desterrado: roba 1 carta.", BANISHED, 1),
        (f"{WHY} deja el Campo: roba 1 carta.", BANISHED, 1),
        (f"{WHY} deja el Campo: roba 1 carta.", BEHIND, 0),
        ("Cuando el monstruo equipado es destruido y esta carta mandada al Cementerio: roba 1 carta.", FALLS, 1),
        ("Cuando el monstruo equipado deja el Campo: roba 1 carta.", BANISHED, 1),
    ],
)
def test_it_says_why_it_went(text: str, struck: str, drawn: int) -> None:
    found = played({"Lazo": (EQUIP, text), "Golpe": (SPELL, struck)}, WORN, "deck: [9 cards]", "A: {activate: Golpe}")
    assert 9 - len(found.game.zone("A", "deck")) == drawn


def test_where_it_is_banished_instead_it_was_not_sent_to_the_graveyard() -> None:
    found = played(
        {
            "Lazo": (EQUIP, f"{WHY} es destruido: roba 1 carta."),
            "Golpe": (SPELL, FALLS),
            "Vacío": (
                "type: spell, icon: continuous",
                "Cualquier carta mandada al Cementerio es desterrada en su lugar.",
            ),
        },
        WORN.replace("spells: [", "spells: [Vacío, "),
        "deck: [9 cards]",
        "A: {activate: Golpe}",
    )
    assert len(found.game.zone("A", "deck")) == 9


@pytest.mark.parametrize(
    "text",
    [
        f"{WHY} es destruido: añade esta carta a tu mano.",
        "Cuando el monstruo equipado deja el Campo: añade esta carta a tu mano.",
    ],
)
def test_it_comes_back_from_where_it_went(text: str) -> None:
    found = played({"Lazo": (EQUIP, text), "Golpe": (SPELL, FALLS)}, WORN, "deck: [9 cards]", "A: {activate: Golpe}")
    assert labels(found, "A", "hand") == ["Lazo"]
