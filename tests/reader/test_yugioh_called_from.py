"""Who calls itself from the hand or the Graveyard is still there by then: it is not what is given for it."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played
from tests.reader.printed import only_of_monster as effect


@pytest.mark.parametrize(
    "text",
    [
        "Puedes descartar 1 carta; Invoca esta carta de Modo Especial desde tu mano.",
        "Puedes mandar al Cementerio 1 monstruo en tu mano; Invoca de Modo Especial esta carta desde tu mano.",
        "Si esta carta está en tu Cementerio: puedes desterrar 1 monstruo en tu Cementerio; Invoca esta carta de Modo Especial.",
        "Si esta carta está en tu mano o Cementerio: puedes desterrar 1 monstruo en tu Cementerio; Invoca esta carta de Modo Especial.",
    ],
)
def test_another_is_given_for_it(text: str) -> None:
    choice, *_ = effect(text)["cost"]
    assert choice["choose"]["is"] == "other"


@pytest.mark.parametrize(
    "text",
    [
        "Puedes descartar 1 carta; roba 1 carta.",
        "Puedes desterrar 1 monstruo en tu Cementerio; Invoca de Modo Especial esta carta desde tu mano.",
        "Si esta carta está en tu Cementerio: puedes desterrar 1 monstruo en tu Cementerio; roba 1 carta.",
    ],
)
def test_where_it_does_not_come_from_there_nothing_more_is_said(text: str) -> None:
    choice, *_ = effect(text)["cost"]
    assert "is" not in choice["choose"]


PAID = "Puedes descartar 1 carta; Invoca esta carta de Modo Especial desde tu mano en Posición de Defensa."
DONE = "Puedes destruir 1 carta en tu mano y, si lo haces, Invoca esta carta de Modo Especial desde tu mano en Posición de Defensa."


@pytest.mark.parametrize("text", [PAID, DONE])
@pytest.mark.parametrize(("hand", "comes"), [("Faro", False), ("Faro, Pez Bajo", True)])
def test_alone_in_the_hand_it_does_not_come(text: str, hand: str, *, comes: bool) -> None:
    found = played(
        {"Faro": (LEVEL_4, text)},
        f"hand: [{hand}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Faro}" if comes else "A tries: {activate: Faro}",
    )
    assert (labels(found, "A", "monsters") == ["Faro"]) is comes
    assert labels(found, "A", "graveyard") == (["Pez Bajo"] if comes else [])
