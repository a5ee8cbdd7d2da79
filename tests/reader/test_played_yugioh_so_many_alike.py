"""So many that are alike in something: face-up monsters, and others of the Graveyard; played with near misses."""

import pytest

from tests.reader.test_played_yugioh import LEVEL_4, played
from tests.reader.test_played_yugioh_room_and_oaths import legal

NINE = "deck: [9 cards]"
TWO = "Pez Bajo, {card: Pez Bajo, as: P2}"
DAMAGE = "puedes infligir 200 puntos de daño a tu adversario."


@pytest.mark.parametrize(
    ("there", "may"),
    [
        (TWO, True),
        ("Pez Bajo, Roca Alta", False),
        ("Pez Bajo, {card: Pez Bajo, as: P2, facedown: yes, defense: yes}", False),
    ],
)
def test_two_of_one_name_face_up(there: str, may: bool) -> None:
    text = f"Si controlas 2 o más monstruos con el mismo nombre: {DAMAGE}"
    found = played(
        {"Farera": (LEVEL_4, text)}, f"monsters: [Farera, {there}], {NINE}", NINE, "A tries: {activate: Farera}"
    )
    assert legal(found) is may


@pytest.mark.parametrize(("there", "may"), [("Roca Alta", True), ("Pez Bajo", False)])
def test_as_many_of_one_level(there: str, may: bool) -> None:
    text = f"Si controlas 2 monstruos con el mismo Nivel: {DAMAGE}"
    found = played(
        {"Farera": (LEVEL_4, text)}, f"monsters: [Farera, {there}], {NINE}", NINE, "A tries: {activate: Farera}"
    )
    assert legal(found) is may


@pytest.mark.parametrize(("there", "may"), [(TWO, True), ("Pez Bajo, Roca Alta", False)])
def test_of_the_graveyard(there: str, may: bool) -> None:
    text = f"Si tienes 2 o más monstruos con el mismo nombre en tu Cementerio: {DAMAGE}"
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"monsters: [Farera], graveyard: [{there}], {NINE}",
        NINE,
        "A tries: {activate: Farera}",
    )
    assert legal(found) is may


@pytest.mark.parametrize(("turned", "may"), [("", True), (", facedown: yes, defense: yes", False)])
def test_who_lies_face_down_has_no_name_of_its_own(turned: str, may: bool) -> None:
    text = f"Si controlas 2 o más monstruos con nombres diferentes: {DAMAGE}"
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"monsters: [Farera, {{card: Pez Bajo{turned}}}], {NINE}",
        NINE,
        "A tries: {activate: Farera}",
    )
    assert legal(found) is may
