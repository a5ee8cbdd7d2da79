"""What does one thing and, if it does, brings its own card is not activated where that card may not or cannot come."""

import pytest

from judgekit.replay import Replay
from tests.reader.duel import labels, played

TEXT = (
    "Durante tu Main Phase, si esta carta está en tu mano o Cementerio: puedes desacoplar 1 Material Xyz de un monstruo"
    " en cualquier Campo y, si lo haces, Invoca esta carta de Modo Especial, y además no puedes Invocar de Modo Especial"
    ' "Motora" hasta el final del próximo turno.'
)
FIELDS = "level: 4, atk: 800, def: 0, kinds: [effect]"
MORE = "  Capas: {rank: 4, atk: 1, def: 1, kinds: [xyz]}"
XYZ = "{card: Capas, under: [Pez Bajo, Roca Alta]}"


def tried(mine: str, *script: str) -> Replay:
    return played(
        {"Motora": (FIELDS, TEXT)},
        f"hand: [Motora, {{card: Motora, as: Otra}}], monsters: [{mine}], deck: [9 cards]",
        f"monsters: [{XYZ}], deck: [9 cards]",
        *script,
        more=MORE,
    )


def test_the_second_copy_may_not_come_any_more() -> None:
    found = tried(
        "",
        "A: {activate: Motora, material: Pez Bajo, position: ataque}",
        "A tries: {activate: Otra, position: ataque}",
    )
    assert labels(found, "A", "monsters") == ["Motora"]
    assert found.game.attempts[0]
    assert labels(found, "B", "graveyard") == ["Pez Bajo"]


@pytest.mark.parametrize(("there", "may"), [(5, False), (4, True)])
def test_it_needs_a_place_that_a_material_does_not_make(there: int, may: bool) -> None:
    mine = ", ".join(f"{{card: Pez Bajo, as: P{one}}}" for one in range(there))
    found = tried(mine, "A tries: {activate: Motora, material: Pez Bajo, position: ataque}")
    assert (not found.game.attempts[0]) is may
    assert ("Motora" in labels(found, "A", "monsters")) is may
