"""«Esa carta», or «esta carta», is where what was told of it brought it: what an answer has moved on is not meant."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

ANSWER = "Cuando tu adversario activa el efecto de un monstruo: "
ELSEWHERE = [
    "baraja en el Deck todas las cartas en los Cementerios.",
    "devuelve a la mano todos los monstruos en los Cementerios.",
    "destierra todas las cartas en los Cementerios.",
]
GAIN = "y, si lo haces, gana 500 LP."
OF_ITSELF = [
    f"Si esta carta es destruida: baraja esta carta en el Deck {GAIN}",
    f"Si esta carta deja el Campo: añade esta carta a tu mano {GAIN}",
    f"Si esta carta es mandada al Cementerio: destierra esta carta {GAIN}",
    f"Si esta carta es destruida: Invoca esta carta de Modo Especial en Posición de Defensa {GAIN}",
]
OF_OTHERS = [
    f"Si uno o más monstruos que controles son mandados al Cementerio: barájalos en el Deck {GAIN}",
    f"Si uno o más monstruos que controles son mandados al Cementerio: devuélvelos a la mano {GAIN}",
    f"Si uno o más monstruos que controles son mandados al Cementerio: destiérralos {GAIN}",
]


def gained(text: str, answer: str, *, itself: bool) -> int:
    idle = "Esta carta no puede atacar."
    found = played(
        {
            "Nutria": (LEVEL_4, text if itself else idle),
            "Otra": (LEVEL_4, idle if itself else text),
            "Marea": ("type: trap", f"{ANSWER}{answer}"),
        },
        "hand: [Rayo Ajeno], monsters: [Nutria, Otra], deck: [9 cards]",
        "spells: [{card: Marea, facedown: yes, played: 1}], deck: [9 cards]",
        "A: {activate: Rayo Ajeno, caído: Nutria}",
        "B responds: pass",
        "B responds: {activate: Marea}",
    )
    return found.game.tally("A", "lp") - 8000


@pytest.mark.parametrize("text", [*OF_ITSELF, *OF_OTHERS])
@pytest.mark.parametrize("answer", ELSEWHERE)
def test_what_has_gone_on_is_not_meant(text: str, answer: str) -> None:
    assert gained(text, answer, itself=text in OF_ITSELF) == 0


@pytest.mark.parametrize("text", [*OF_ITSELF, *OF_OTHERS])
def test_what_lies_there_yet_is(text: str) -> None:
    assert gained(text, "gana 100 LP.", itself=text in OF_ITSELF) == 500


def test_what_was_discarded_is_found_where_it_was_sent() -> None:
    text = f"Si esta carta es descartada: añade esta carta a tu mano {GAIN}"
    found = played(
        {"Nutria": (LEVEL_4, text), "Tira": ("type: spell", "Descarta 1 carta.")},
        "hand: [Tira, Nutria], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Tira}",
    )
    assert labels(found, "A", "hand") == ["Nutria"]
