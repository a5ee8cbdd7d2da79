"""With what nobody answers, in the words of another card: played, each with its near miss."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

NINE = "deck: [9 cards]"
ANSWERS = "Cuando tu adversario activa una Carta de Trampa (Efecto Rápido): puedes descartar esta carta; roba 1 carta."
MUTE = "Tu adversario no puede activar {what} en respuesta a la activación de tus Cartas de Trampa Normales."


@pytest.mark.parametrize(
    ("what", "answered"),
    [("efectos de monstruos", False), ("Cartas Mágicas/de Trampa", True), ("cartas o efectos", False)],
)
def test_with_what_nobody_answers(what: str, answered: bool) -> None:
    found = played(
        {
            "Faro": (LEVEL_4, MUTE.format(what=what)),
            "Zumbido": (LEVEL_4, ANSWERS),
            "Lazo": ("type: trap", "Gana 500 LP."),
        },
        f"monsters: [Faro], spells: [{{card: Lazo, facedown: yes, played: 2}}], {NINE}",
        f"hand: [Zumbido], {NINE}",
        "A: {activate: Lazo}",
        "B responds: {activate: Zumbido}" if answered else "B tries to respond: {activate: Zumbido}",
    )
    assert labels(found, "B", "graveyard") == (["Zumbido"] if answered else [])
