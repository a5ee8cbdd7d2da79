"""The Type or Attribute printed on a card is asked for, whatever it has become: «como los del monstruo Sacrificado»."""

import pytest

from tests.reader.duel import labels, played

STILL = "Esta carta no puede atacar."
CALL = "Sacrifica 1 monstruo; Invoca de Modo Especial, desde tu Deck, 1 monstruo {}."
TURNED = "Selecciona 1 monstruo que controles; se convierte en Tipo Hada hasta el final de este turno."


@pytest.mark.parametrize(
    ("said", "called"),
    [
        ("con el mismo Tipo original que el monstruo Sacrificado", "Pez Gris"),
        (
            "con el mismo Tipo y Atributo originales que los del monstruo Sacrificado en el Campo, pero con 1 Nivel menos",
            "Pez Gris",
        ),
        ("con un Tipo original diferente al de ese monstruo", "Hada Gris"),
        ("con un Atributo original diferente al del monstruo Sacrificado", "Hada Gris"),
    ],
)
def test_what_is_printed(said: str, called: str) -> None:
    kinds = {"Pez Gris": "race: pez, attribute: agua", "Hada Gris": "race: hada, attribute: fuego"}
    found = played(
        {
            "Compás": ("type: spell", CALL.format(said)),
            "Disfraz": ("type: spell", TURNED),
            "Barbo": ("level: 4, atk: 0, def: 0, race: pez, attribute: agua, kinds: [effect]", STILL),
            **{name: (f"level: 3, atk: 0, def: 0, {one}, kinds: [effect]", STILL) for name, one in kinds.items()},
        },
        "hand: [Compás, Disfraz], monsters: [Barbo], deck: [Pez Gris, Hada Gris]",
        "deck: [9 cards]",
        "A: {activate: Disfraz}",
        "A: {activate: Compás, position: ataque}",
    )
    assert labels(found, "A", "monsters") == [called]
