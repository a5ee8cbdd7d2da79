"""Other words for one thing are read as it."""

import pytest

from tests.reader.printed import monster

LIMIT = 'Puedes descartar esta carta; roba 1 carta. Sólo puedes usar {} de "Alba del Faro" una vez por turno.'
OATH = "Si esta carta es Invocada de Modo Normal: puedes robar 1 carta, y además no puedes Invocar de Modo Especial este turno, excepto {}."


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (LIMIT.format("este efecto"), LIMIT.format("el efecto anterior")),
        (OATH.format("por Sincronía"), OATH.format("mediante una Invocación por Sincronía")),
        (OATH.format("por Sincronía"), OATH.format("Invocando por Sincronía")),
        (
            "Una vez por turno: puedes desacoplar uno o más materiales de esta carta; roba 1 carta.",
            "Una vez por turno: puedes desacoplar 1 o más materiales de esta carta; roba 1 carta.",
        ),
        (
            'Una vez por turno: puedes añadir 1 monstruo "Coral" en tu Deck, excepto "Lapa", a tu mano.',
            'Una vez por turno: puedes añadir 1 monstruo "Coral" de tu Deck a tu mano, excepto "Lapa".',
        ),
    ],
)
def test_one_thing_in_other_words(one: str, other: str) -> None:
    assert monster(one) == monster(other)
