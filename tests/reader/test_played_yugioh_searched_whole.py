"""What is searched for is found whole or not at all, as it is chosen: as a cost, and when the effect resolves."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

NINE = "deck: [9 cards]"
OTHER = "{card: Pez Bajo, as: Otro}"


@pytest.mark.parametrize("where", ["en tu Deck", "de tu mano y/o Deck"])
@pytest.mark.parametrize(("deck", "pays"), [(f"Pez Bajo, {OTHER}", True), ("Pez Bajo", False)])
def test_a_cost_of_two_is_not_paid_with_one(where: str, deck: str, pays: bool) -> None:
    found = played(
        {"Faro": (LEVEL_4, f"Puedes mandar al Cementerio 2 monstruos Pez {where}; gana 500 LP.")},
        f"monsters: [Faro], deck: [{deck}, Roca Alta]",
        NINE,
        "A: {activate: Faro}" if pays else "A tries: {activate: Faro}",
    )
    assert labels(found, "A", "graveyard") == (["Otro", "Pez Bajo"] if pays else [])


@pytest.mark.parametrize(("many", "added"), [("2", []), ("hasta 2", ["Otro"])])
def test_of_two_that_were_there_one_is_not_found_alone(many: str, added: list[str]) -> None:
    text = f"Si esta carta es Invocada de Modo Normal: puedes añadir a tu mano {many} monstruos Pez en tu Deck."
    mills = "Tu adversario manda al Cementerio la carta de la parte superior de su Deck."
    found = played(
        {"Faro": (LEVEL_4, text), "Lazo": ("type: trap", mills)},
        f"hand: [Faro], deck: [Pez Bajo, {OTHER}, Roca Alta]",
        f"spells: [{{card: Lazo, facedown: yes, played: 2}}], {NINE}",
        f"A: {{summon: Faro, Faro/1: sí{', found: [Otro]' if added else ''}}}",
        "B responds: {activate: Lazo}",
    )
    assert labels(found, "A", "hand") == added
