"""What monsters of the Extra Deck and of the first decade say in other words is what happens at the table."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

XYZ = "rank: 4, atk: 500, def: 500, kinds: [xyz, effect]"


@pytest.mark.parametrize(("under", "harm"), [("", 700), (", under: [Roca Alta]", 0)])
def test_it_fell_without_materials(under: str, harm: int) -> None:
    found = played(
        {
            "Farera": (
                XYZ,
                "Si esta carta sin Materiales Xyz es destruida en batalla: inflige 700 puntos de daño a tu adversario.",
            )
        },
        f"monsters: [{{card: Farera{under}}}], deck: [9 cards]",
        "monsters: [Pez Bajo], deck: [9 cards]",
        "B: {go: battle}",
        "B: {attack: Pez Bajo, target: Farera}",
        turn="B",
    )
    assert labels(found, "A", "monsters") == []
    assert found.game.tally("B", "lp") == 8000 - harm


@pytest.mark.parametrize(("counters", "there"), [(2, []), (1, ["Farera"])])
def test_it_falls_when_it_has_so_many_counters(counters: int, there: list[str]) -> None:
    found = played(
        {
            "Farera": (LEVEL_4, "Destruye esta carta cuando tenga 2 o más Contadores Musgo."),
            "Alud": ("type: spell", f"Coloca {counters} Contador Musgo en 1 monstruo que controles."),
        },
        "monsters: [Farera], hand: [Alud], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alud}",
    )
    assert labels(found, "A", "monsters") == there


FISH = ["Pez Bajo", *(f"{{card: Pez Bajo, as: {one}}}" for one in ("Dos", "Tres", "Cuatro", "Cinco"))]


@pytest.mark.parametrize(("room", "mine"), [(1, []), (0, ["Farera"])])
def test_it_goes_to_the_other_side_where_there_is_room(room: int, mine: list[str]) -> None:
    found = played(
        {
            "Farera": (
                LEVEL_4,
                "Cuando esta carta es Invocada de Modo Normal: tu adversario toma el control de esta carta.",
            )
        },
        "hand: [Farera], deck: [9 cards]",
        f"monsters: [{', '.join(FISH[room:])}], deck: [9 cards]",
        "A: {summon: Farera}",
    )
    assert labels(found, "A", "monsters") == mine
