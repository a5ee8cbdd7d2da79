"""What some prints say in a sentence of its own, or in another word, is read as what others say; what is near is not."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import monster as effects


@pytest.mark.parametrize(
    ("said", "otherwise"),
    [
        (
            "Una vez por turno: puedes descartar 1 carta; esta carta gana 300 ATK. Este cambio de ATK dura hasta el final del Damage Step.",
            "Una vez por turno: puedes descartar 1 carta; esta carta gana 300 ATK hasta el final del Damage Step.",
        ),
        (
            "Durante la Standby Phase del turno después de que esta carta fue desterrada: puedes robar 1 carta.",
            "Durante la Standby Phase del próximo turno después de que esta carta fue desterrada: puedes robar 1 carta.",
        ),
        (
            "Regresa a la mano del propietario durante la End Phase del turno en que fue Invocada de Modo Normal.",
            "Esta carta vuelve a la mano durante la End Phase del turno en que fue Invocada de Modo Normal.",
        ),
        (
            'No puedes Invocar por Péndulo monstruos, excepto monstruos "Faro". Este efecto no puede ser negado.',
            'No puedes Invocar monstruos por Péndulo, excepto monstruos "Faro". Este efecto no puede ser negado.',
        ),
        (
            'Si esta carta es destruida: puedes añadir a tu mano, desde tu Deck, 1 monstruo Pez o 1 "Faro Alto".',
            'Si esta carta es destruida: puedes añadir a tu mano 1 monstruo Pez o 1 "Faro Alto" desde tu Deck.',
        ),
        (
            'Si esta carta es Invocada de Modo Especial con el efecto de una carta "Faro": gana 300 LP.',
            'Si esta carta es Invocada de Modo Especial por el efecto de una carta "Faro": gana 300 LP.',
        ),
        (
            "El controlador de esta carta recibe 300 puntos de daño durante cada una de sus End Phases.",
            "Durante tu End Phase: recibes 300 puntos de daño.",
        ),
        (
            "Puedes descartar 1 carta para robar 1 carta. Este efecto sólo puede utilizarse una vez por turno.",
            "Puedes descartar 1 carta para robar 1 carta. Este efecto sólo puede usarse una vez por turno.",
        ),
    ],
)
def test_one_thing_in_two_ways(said: str, otherwise: str) -> None:
    assert effects(said) == effects(otherwise)


def test_how_long_it_lasts_is_of_a_change_and_not_of_what_comes_behind_it() -> None:
    text = "Una vez por turno: puedes hacer que esta carta gane 300 ATK, y después puedes cambiarla a Posición de Defensa. Este cambio dura hasta el final de este turno."
    first, then = effects(text)[0]["do"]
    assert first["do"][0]["until"] == "end of turn"
    assert "until" not in repr(then)


@pytest.mark.parametrize(
    "text",
    [
        "Una vez por turno: puedes robar 1 carta. Este cambio dura hasta el final del Damage Step.",
        "Una vez por turno: puedes descartar 1 carta; esta carta gana 300 ATK. Este cambio dura hasta el amanecer.",
    ],
)
def test_nothing_lasts_where_nothing_changes_or_so_long(text: str) -> None:
    with pytest.raises(NotUnderstoodError):
        effects(text)
