"""What print says in several ways without meaning anything else by it."""

from typing import Final

import pytest

from judgekit.errors import UserError
from judgekit.games import game
from judgekit.reader import Printing, read
from judgekit.scenario import card as written

MONSTER: Final = {"type": "Monster"}


def effects(text: str) -> object:
    """What a monster with this text does."""
    return read("yugioh", Printing("Vigía", text, MONSTER)).fields


@pytest.mark.parametrize(
    ("usual", "other"),
    [
        (
            "Puedes desterrar esta carta en tu Cementerio; roba 1 carta.",
            "Puedes desterrar esta carta que esté en tu Cementerio; roba 1 carta.",
        ),
        (
            "Puedes Sacrificar esta carta; este turno no puedes robar cartas.",
            "Puedes Sacrificar esta carta; en este turno no puedes robar cartas.",
        ),
        (
            "Si esta carta es desterrada: añade a tu mano 1 monstruo Hada en tu Deck.",
            "Si esta carta es desterrada: añade a la mano 1 monstruo Hada en tu Deck.",
        ),
        (
            "Si esta carta es Invocada de Modo Normal o Especial: inflige 300 puntos de daño a tu adversario.",
            "Si esta carta es Invocada de Modo Normal o de Modo Especial: inflige 300 de daño a tu adversario.",
        ),
        (
            "Si esta carta batalla con un monstruo de FUEGO, esta carta gana 300 ATK durante el Damage Step.",
            "Si esta carta batalla contra un monstruo de FUEGO, esta carta gana 300 ATK durante el Damage Step.",
        ),
        ("Si esta carta es devuelta a la mano: roba 1 carta.", "Si esta carta es retornada a la mano: roba 1 carta."),
        ("Al comienzo de tu Main Phase 1: roba 1 carta.", "Al inicio de tu Main Phase 1: roba 1 carta."),
        (
            "Una vez por turno: puedes declarar 1 Nivel del 1 al 4; esta carta se convierte en ese Nivel.",
            "Una vez por turno: puedes declarar 1 Nivel entre 1 y 4; esta carta se convierte en ese Nivel.",
        ),
        (
            "Una vez por turno, puedes seleccionar otro monstruo boca arriba en el Campo y aumentar su Nivel en 2.",
            "Una vez por turno, puedes seleccionar otro monstruo boca arriba en el Campo e incrementar su Nivel en 2.",
        ),
        (
            "Una vez por turno, puedes seleccionar 1 monstruo en el Campo y cambiarlo a Posición de Defensa.",
            "Una vez por turno, selecciona 1 monstruo en el Campo y cámbialo a Posición de Defensa.",
        ),
        (
            'Puedes descartar 1 carta; roba 1 carta. Sólo puedes usar este efecto de "Vigía" una vez por turno.',
            'Puedes descartar 1 carta; roba 1 carta. Este efecto de "Vigía" sólo puede ser utilizado una vez por turno.',
        ),
        (
            "Puedes descartar 1 carta; roba 1 carta. No puedes robar cartas el turno en que activas cualquiera de los efectos de esta carta.",
            "Puedes descartar 1 carta; roba 1 carta. El turno en que activas cualquiera de los efectos de esta carta, no puedes robar cartas.",
        ),
    ],
)
def test_another_wording_means_the_same(usual: str, other: str) -> None:
    assert effects(usual) == effects(other)


@pytest.mark.parametrize(
    ("one", "another"),
    [
        ("Todos los monstruos en el Campo ganan 300 ATK.", "Todos los monstruos en el Campo ganan 300 ATK, excepto esta carta."),
        ("Los monstruos Pez que controlas no pueden atacar.", "Los monstruos Pez que controlas no pueden atacar, excepto esta carta."),
        ("Si esta carta es destruida: roba 1 carta.", "Si esta carta es destruida mientras está equipada a un monstruo: roba 1 carta."),
        ("El daño de efecto que recibirías es 0.", "El daño de batalla que recibirías es 0."),
        ("Si tu adversario añade una carta de su Deck a su mano: roba 1 carta.", "Si tu adversario añade una carta de su Cementerio a su mano: roba 1 carta."),
    ],
)  # fmt: skip
def test_what_it_says_besides_is_not_lost(one: str, another: str) -> None:
    assert effects(one) != effects(another)


def test_damage_is_an_amount_only_where_it_was_waited_for() -> None:
    hurt = "Cuando recibes daño de batalla: esta carta gana ATK igual al daño que recibiste."
    assert "{'event': 'amount'}" in str(effects(hurt))
    summoned = hurt.replace("recibes daño de batalla", "esta carta es Invocada de Modo Normal")
    with pytest.raises(UserError, match="amount"):
        written("Vigía", read("yugioh", Printing("Vigía", summoned, MONSTER)).fields, game("yugioh"))


ONCE: Final = 'Sólo puedes usar {} efecto de "Vigía" una vez por turno.'


@pytest.mark.parametrize(
    ("usual", "other"),
    [
        ("cada", 'Cada efecto de "Vigía" sólo puede ser usado una vez por turno.'),
        ("cada", 'Puedes usar cada efecto de "Vigía" sólo una vez por turno.'),
        ("este", 'Sólo puedes utilizar este efecto de "Vigía" una sola vez por turno.'),
        ("este", 'Sólo se puede usar el efecto de "Vigía" una vez por turno.'),
        ("este", 'Este efecto de "Vigía" sólo se puede usar una vez por turno.'),
    ],
)
def test_how_often_is_said_in_many_ways(usual: str, other: str) -> None:
    two = "Puedes descartar 1 carta; gana 300 LP. Si esta carta es destruida: roba 1 carta. "
    assert effects(two + ONCE.format(usual)) == effects(two + other)
    assert effects(two + ONCE.format("cada")) != effects(two + ONCE.format("este"))
