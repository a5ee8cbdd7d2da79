"""What print says in several ways without meaning anything else by it."""

from typing import Final

import pytest

from judgekit.reader import Printing, read

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
    ],
)
def test_another_wording_means_the_same(usual: str, other: str) -> None:
    assert effects(usual) == effects(other)
