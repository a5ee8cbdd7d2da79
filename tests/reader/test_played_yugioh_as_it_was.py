"""«The ATK that it had on the field» is what it was there, whatever had changed it; a Level more or less likewise."""

import pytest

from tests.reader.duel import labels, played

DECK = "deck: [9 cards]"


@pytest.mark.parametrize(
    "text",
    [
        "Sacrifica 1 monstruo; inflige daño a tu adversario igual al ATK que tenía ese monstruo en el Campo.",
        "Sacrifica 1 monstruo; inflige daño a tu adversario igual al ATK que el monstruo Sacrificado tenía en el Campo.",
        "Sacrifica 1 monstruo; inflige daño a tu adversario igual al ATK que tenía el monstruo Sacrificado.",
        "Selecciona 1 monstruo que controles; destruye ese objetivo y, si lo haces, inflige daño a tu adversario igual"
        " al ATK que tenía ese monstruo en el Campo.",
    ],
)
def test_what_it_had(text: str) -> None:
    found = played(
        {
            "Compás": ("type: spell", text),
            "Empuje": (
                "type: spell",
                "Selecciona 1 monstruo que controles; gana 1000 ATK hasta el final de este turno.",
            ),
        },
        f"hand: [Compás, Empuje], monsters: [Pez Bajo], {DECK}",
        DECK,
        "A: {activate: Empuje}",
        "A: {activate: Compás}",
    )
    assert found.game.tally("B", "lp") == 8000 - 1900


@pytest.mark.parametrize(("said", "called"), [("1 Nivel menos", "Seis"), ("1 Nivel más", "Ocho")])
def test_a_level_apart_of_what_it_had(said: str, called: str) -> None:
    text = f"Sacrifica 1 monstruo; Invoca de Modo Especial, desde tu Deck, 1 monstruo con el mismo Tipo que el monstruo Sacrificado, pero con {said}."
    sons = {"Uno": 1, "Tres": 3, "Seis": 6, "Ocho": 8}
    found = played(
        {
            "Compás": ("type: spell", text),
            "Peldaño": (
                "type: spell",
                "Selecciona 1 monstruo que controles; su Nivel se convierte en 7 hasta el final de este turno.",
            ),
            **{
                name: (f"level: {level}, atk: 0, def: 0, race: pez, kinds: [effect]", "Esta carta no puede atacar.")
                for name, level in sons.items()
            },
        },
        "hand: [Compás, Peldaño], monsters: [Pez Bajo], deck: [Uno, Tres, Seis, Ocho]",
        DECK,
        "A: {activate: Peldaño}",
        "A: {activate: Compás, position: ataque}",
    )
    assert labels(found, "A", "monsters") == [called]
