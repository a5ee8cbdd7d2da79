"""What Yu-Gi-Oh! texts leave for the End Phase of a turn that has not begun: not this one's, nor another player's."""

import pytest

from judgekit.replay import Replay
from tests.reader.test_played_yugioh import labels, played

THEIRS = ["B: {go: standby}", "B: {go: main 1}", "B: {go: end}", "B: end turn"]
MINE = ["A: {go: standby}", "A: {go: main 1}", "A: {go: end}", "A: end turn"]
ENDS = ["A: {go: end}", "A: end turn", *THEIRS, *MINE]
UP = (
    "Selecciona 1 monstruo en tu Cementerio; Invócalo de Modo Especial, pero devuélvelo a la mano durante la End Phase "
)


def called(when: str, ends: int, *others: str) -> Replay:
    return played(
        {
            "Alba": ("type: spell", f"{UP}{when}."),
            "Velo": ("type: spell", "Selecciona 1 monstruo en el Campo; cámbialo a Posición de Defensa boca abajo."),
        },
        "graveyard: [Pez Bajo], hand: [Alba, Velo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alba, position: ataque}",
        *others,
        *ENDS[:ends],
    )


@pytest.mark.parametrize(
    ("when", "last"),
    [
        ("del próximo turno", 5),
        ("del siguiente turno de tu adversario", 5),
        ("de tu próximo turno", 9),
        ("de este turno", 1),
    ],
)
def test_it_stays_until_that_end_phase_and_no_longer(when: str, last: int) -> None:
    assert labels(called(when, last - 1), "A", "monsters") == ["Pez Bajo"]
    assert labels(called(when, last), "A", "monsters") == []
    assert "Pez Bajo" in labels(called(when, last), "A", "hand")


@pytest.mark.parametrize("when", ["del próximo turno", "de este turno"])
def test_nor_is_it_done_to_who_was_turned_face_down(when: str) -> None:
    end = called(when, 5, "A: {activate: Velo}")
    assert labels(end, "A", "monsters") == ["Pez Bajo"]


def test_what_a_player_does_then_is_done_once() -> None:
    text = "Durante la End Phase de tu próximo turno, gana 500 LP."
    end = played(
        {"Alba": ("type: spell", text)},
        "hand: [Alba], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alba}",
        *ENDS,
        *THEIRS,
        *MINE,
    )
    assert end.game.tally("A", "lp") == 8500
