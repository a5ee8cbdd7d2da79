"""One number of a monster held against another of its own: played, with those of which they are alike."""

import pytest

from tests.reader.test_played_yugioh import LEVEL_4, labels, played
from tests.reader.test_played_yugioh_room_and_oaths import legal

NINE = "deck: [9 cards]"
CHANGED = (
    "Puedes seleccionar 1 monstruo en el Campo cuyo ATK en este momento sea diferente a su ATK original; destrúyelo."
)
GROWS = "Puedes descartar 1 carta; esta carta gana 100 ATK hasta el final de este turno."


@pytest.mark.parametrize("grown", [True, False])
def test_whose_atk_is_no_more_what_it_was(grown: bool) -> None:
    found = played(
        {"Farera": (LEVEL_4, CHANGED), "Brote": (LEVEL_4, GROWS)},
        f"monsters: [Farera, Brote], hand: [Pez Bajo], {NINE}",
        f"monsters: [Roca Alta], {NINE}",
        *(["A: {activate: Brote, descarte: Pez Bajo}"] if grown else []),
        "A: {activate: Farera, objetivo: Brote}" if grown else "A tries: {activate: Farera}",
    )
    assert ("Brote" in labels(found, "A", "graveyard")) is grown
    assert labels(found, "B", "monsters") == ["Roca Alta"]


@pytest.mark.parametrize(("name", "may"), [("Par", True), ("Roca Alta", False)])
def test_whose_atk_is_its_own_def(name: str, may: bool) -> None:
    text = "Puedes descartar 1 monstruo cuyo ATK sea igual a su propia DEF; inflige 200 puntos de daño a tu adversario."
    found = played(
        {"Farera": (LEVEL_4, text), "Par": ("level: 4, atk: 900, def: 900, kinds: [effect]", "No puede atacar.")},
        f"monsters: [Farera], hand: [{name}], {NINE}",
        NINE,
        f"A tries: {{activate: Farera, descarte: {name}}}",
    )
    assert legal(found) is may


@pytest.mark.parametrize("levels", [True, False])
def test_what_has_no_level_has_none_that_differs(levels: bool) -> None:
    text = (
        "Si hay un monstruo en el Campo cuyo Nivel sea diferente a su Nivel original: puedes infligir 200 puntos de daño"
        " a tu adversario."
    )
    raises = "Puedes descartar 1 carta; aumenta el Nivel de esta carta en 1 hasta el final de este turno."
    found = played(
        {
            "Farera": (LEVEL_4, text),
            "Brote": (LEVEL_4, raises),
            "Nave": ("rank: 4, atk: 900, def: 900, kinds: [xyz, effect]", "2 monstruos de Nivel 4\nNo puede atacar."),
        },
        f"monsters: [Farera, Brote, Nave], hand: [Pez Bajo], {NINE}",
        NINE,
        *(["A: {activate: Brote, descarte: Pez Bajo}"] if levels else []),
        "A tries: {activate: Farera}",
    )
    assert legal(found) is levels
