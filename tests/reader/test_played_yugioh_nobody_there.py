"""Nothing is activated for somebody who is not there: one of the other player's, one that would turn."""

import pytest

from tests.reader.duel import LEVEL_4, played


@pytest.mark.parametrize(("theirs", "may"), [("Roca Alta", True), ("", False)])
def test_of_what_is_destroyed_together_one_is_the_other_player_s(theirs: str, may: bool) -> None:
    found = played(
        {"Alud": ("type: spell", "Destruye 1 monstruo Pez que controles y 1 carta que controle tu adversario.")},
        "hand: [Alud], monsters: [Pez Bajo], deck: [9 cards]",
        f"monsters: [{theirs}], deck: [9 cards]",
        f"A tries: {{activate: Alud{', segundo: Roca Alta' if theirs else ''}}}",
    )
    assert (not found.game.attempts[0]) == may


TURN = "cambia ese objetivo a Posición de Defensa"
LOCKED = f"{TURN}, y además su posición de batalla no puede ser cambiada este turno"


@pytest.mark.parametrize("deed", [TURN, LOCKED])
@pytest.mark.parametrize(("lying", "may"), [("", True), (", defense: yes", False)])
def test_a_lock_behind_it_is_no_reason_to_turn_who_lies_so(deed: str, lying: str, may: bool) -> None:
    found = played(
        {
            "Farera": (
                LEVEL_4,
                f"Una vez por turno: puedes seleccionar 1 monstruo Roca boca arriba en el Campo; {deed}.",
            )
        },
        "monsters: [Farera], deck: [9 cards]",
        f"monsters: [{{card: Roca Alta{lying}}}], deck: [9 cards]",
        "A tries: {activate: Farera, objetivo: Roca Alta}",
    )
    assert (not found.game.attempts[0]) == may


def test_a_lock_alone_is_one() -> None:
    said = "su posición de batalla no puede ser cambiada este turno"
    found = played(
        {
            "Farera": (
                LEVEL_4,
                f"Una vez por turno: puedes seleccionar 1 monstruo Roca boca arriba en el Campo; {said}.",
            )
        },
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [{card: Roca Alta, defense: yes}], deck: [9 cards]",
        "A tries: {activate: Farera, objetivo: Roca Alta}",
    )
    assert not found.game.attempts[0]


@pytest.mark.parametrize(
    "deed",
    [
        "gana 500 ATK",
        "pierde 500 ATK",
        "pierde 500 ATK y DEF",
        "gana 500 ATK hasta el final de este turno",
        "pierde 500 ATK, y después destruye ese objetivo",
    ],
)
@pytest.mark.parametrize(("lying", "may"), [("", True), (", facedown: yes, defense: yes", False)])
def test_only_whom_one_sees_gains_or_loses_points(deed: str, lying: str, may: bool) -> None:
    found = played(
        {"Farera": (LEVEL_4, f"Una vez por turno: puedes seleccionar 1 monstruo en el Campo; ese objetivo {deed}.")},
        "monsters: [{card: Farera, defense: yes}], deck: [9 cards]",
        f"monsters: [{{card: Roca Alta{lying}}}], deck: [9 cards]",
        "A tries: {activate: Farera, objetivo: Roca Alta}",
    )
    assert (not found.game.attempts[0]) == may
