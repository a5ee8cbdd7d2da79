"""For whose Fusion Summon a card served: what it makes besides, and how else it or that one moves, is not meant."""

import pytest

from tests.reader.test_played_yugioh import LEVEL_4, played

NINE = "deck: [9 cards]"
FUSES = (
    "Durante tu Main Phase: puedes Invocar por Fusión 1 Monstruo de Fusión desde tu Deck Extra, usando monstruos en tu"
    " mano o Campo, incluyendo esta carta."
)
CALLS = "Invoca de Modo Especial 1 monstruo Demonio desde tu Cementerio en Posición de Defensa."
HEARS = "Si esta carta es mandada al Cementerio como Material de Fusión de un monstruo Demonio: gana 300 LP."
MADE = "level: 6, atk: 2000, def: 1000, kinds: [fusion, effect], race: {race}"
FUSED = "A: {{activate: Faro, {which}materials: [Faro, {with_}], position: ataque}}"


@pytest.mark.parametrize(
    ("race", "with_", "gained"), [("demonio", "Barbo", 300), ("pez", "Barbo", 0), ("demonio", "Pez Bajo", 0)]
)
def test_it_hears_the_one_that_is_made_with_it(race: str, with_: str, gained: int) -> None:
    found = played(
        {
            "Faro": (LEVEL_4, FUSES),
            "Barbo": (LEVEL_4, HEARS),
            "Quimera": (MADE.format(race=race), "2 monstruos\nEsta carta no puede atacar directamente."),
        },
        f"monsters: [Faro, Barbo, Pez Bajo], extra: [Quimera], {NINE}",
        NINE,
        FUSED.format(which="", with_=with_),
    )
    assert found.game.life("A") == 8000 + gained


def test_it_hears_it_once_and_not_as_it_comes_back() -> None:
    found = played(
        {
            "Faro": (LEVEL_4, FUSES),
            "Barbo": (LEVEL_4, HEARS),
            "Quimera": (MADE.format(race="demonio"), "2 monstruos\nEsta carta no puede atacar directamente."),
            "Ola": ("type: spell", CALLS),
        },
        f"monsters: [Faro, Barbo], hand: [Rayo Ajeno, Ola], extra: [Quimera], {NINE}",
        NINE,
        FUSED.format(which="", with_="Barbo"),
        "A: {activate: Rayo Ajeno, caído: Quimera}",
        "A: {activate: Ola}",
    )
    assert [one.label for one in found.game.zone("A", "monsters")] == ["Quimera"]
    assert found.game.life("A") == 8300
