"""What was sent to the Graveyard this turn, and whose the card was that fell."""

import pytest

from judgekit.replay import Replay
from tests.reader.test_played_yugioh import LEVEL_4, labels, played


def dug(*script: str, text: str = "") -> Replay:
    said = text or "Selecciona 1 monstruo en tu Cementerio que fue mandado allí este turno; añádelo a tu mano."
    return played(
        {"Red": ("type: spell", said), "Foso": ("type: spell", "Descarta 1 carta; roba 1 carta.")},
        "graveyard: [Roca Alta], hand: [Red, Foso, Pez Bajo], deck: [9 cards]",
        "monsters: [Roca Alta], deck: [9 cards]",
        *script,
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Selecciona 1 monstruo que fue mandado a tu Cementerio este turno; añádelo a tu mano.",
        "Selecciona 1 monstruo en tu Cementerio que haya sido mandado ahí durante este turno; añádelo a tu mano.",
    ],
)
def test_what_was_sent_this_turn_is_told_from_what_lay_there(text: str) -> None:
    found = dug("A: {activate: Foso, descarte: Pez Bajo}", "A: {activate: Red}", text=text)
    assert "Pez Bajo" in labels(found, "A", "hand")
    assert "Roca Alta" in labels(found, "A", "graveyard")


def test_what_lay_there_before_is_not_told_so() -> None:
    assert dug("A tries: {activate: Red}").game.attempts != [()]


@pytest.mark.parametrize(("down", "many"), [("yes", 1), ("no", 0)])
@pytest.mark.parametrize("whose", ["Colocada que controlas", "Colocada en tu Campo"])
def test_a_card_that_lay_set_is_not_one_that_lay_face_up(whose: str, down: str, many: int) -> None:
    text = f"Si esta carta {whose} es destruida por el efecto de una carta de tu adversario: roba 1 carta."
    found = played(
        {"Muro": (LEVEL_4, text)},
        "hand: [Rayo Ajeno], deck: [9 cards]",
        f"monsters: [{{card: Muro, facedown: {down}, defense: yes, played: 2}}], deck: [9 cards]",
        "A: {activate: Rayo Ajeno}",
    )
    assert len(labels(found, "B", "hand")) == many


@pytest.mark.parametrize("whose", ["en la posesión de su dueño", "que era de tu propiedad"])
@pytest.mark.parametrize(("turn", "many"), [("A", 1), ("B", 0)])
def test_whose_it_was_as_it_fell(whose: str, turn: str, many: int) -> None:
    text = f"Si esta carta {whose} es destruida por el efecto de una carta de tu adversario: roba 1 carta."
    hand = "hand: [Rayo Ajeno], "
    found = played(
        {"Muro": (LEVEL_4, text)},
        f"{hand if turn == 'A' else ''}deck: [9 cards]",
        f"{hand if turn == 'B' else ''}monsters: [Muro], deck: [9 cards]",
        f"{turn}: {{activate: Rayo Ajeno}}",
        turn=turn,
    )
    assert len(labels(found, "B", "hand")) == many
