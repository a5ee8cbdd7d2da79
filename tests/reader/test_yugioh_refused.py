"""Yu-Gi-Oh! texts that are not understood rather than read falsely, and what is like them and understood."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import effects


@pytest.mark.parametrize(("before", "read_so"), [("roba 1 carta", True), ("destruye 1 monstruo en el Campo", False)])
def test_a_pronoun_behind_a_condition_on_this_card_may_mean_it(before: str, read_so: bool) -> None:
    text = f"Una vez por turno: puedes pagar 100 LP; {before}, y después, si esta carta está en Posición de Defensa, cámbiala a Posición de Ataque."
    if read_so:
        (one,) = effects(text)
        assert "'turn to': 'self'" in str(one)
    else:
        with pytest.raises(NotUnderstoodError):
            effects(text)


LATER = "no puede ser destruido en batalla este turno"


@pytest.mark.parametrize(
    ("whom", "then", "read_so"),
    [
        ("ese objetivo", LATER, True),
        ("ese monstruo", LATER, False),
        ("ese monstruo", "gana 700 ATK", True),  # the one that was sent to the Graveyard gains nothing
    ],
)
def test_that_monster_is_the_one_selected_or_the_one_named_since_and_is_not_guessed(
    whom: str, then: str, read_so: bool
) -> None:
    text = (
        "Una vez por turno: puedes seleccionar 1 monstruo boca arriba que controles; manda al Cementerio 1 monstruo Pez"
        f" en tu Deck y, si lo haces, {whom} {then}."
    )
    if read_so:
        assert "'on': 'objetivo'" in str(effects(text))
    else:
        with pytest.raises(NotUnderstoodError):
            effects(text)
