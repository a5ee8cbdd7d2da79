"""Whom one may Tribute for a Ritual: who has Levels, whom no text keeps from it, and nobody too many."""

import pytest

from judgekit.errors import UserError
from tests.reader.duel import LEVEL_4, labels, played

RITE = (
    "type: spell, icon: ritual",
    'Esta carta se usa para la Invocación por Ritual de "Vigía". También debes Sacrificar monstruos en tu mano o Campo,'
    " cuyos Niveles totales sean 8 o más.",
)
HERMIT = "Mientras esta carta esté boca arriba en el Campo, no puede ser Sacrificada."
PROUD = "No es afectado por efectos de Cartas Mágicas."
MORE = """  Vigía: {level: 8, atk: 1, def: 1, kinds: [ritual]}
  Nexo: {link: 2, atk: 1, kinds: [link]}
  Capas: {rank: 8, atk: 1, def: 1, kinds: [xyz]}
  Cuatro: {level: 4, atk: 1, def: 1}
  Uno: {level: 1, atk: 1, def: 1}
  Siete: {level: 7, atk: 1, def: 1}
  Ocho: {level: 8, atk: 1, def: 1}"""


def given(text: str, monsters: str, tributes: str) -> list[str]:
    found = played(
        {"Rito": RITE, "Farera": (LEVEL_4, text)},
        f"hand: [Rito, Vigía], monsters: [{monsters}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Rito, tribute: [{tributes}], position: ataque}}",
        more=MORE,
    )
    return labels(found, "A", "graveyard")


@pytest.mark.parametrize(
    ("text", "monsters", "tributes"),
    [
        ("Esta carta no puede atacar directamente.", "Farera, Cuatro", "Farera, Cuatro"),
        (PROUD, "Farera, Cuatro", "Farera, Cuatro"),
        (HERMIT, "Farera, Cuatro, Ocho", "Ocho"),
        (HERMIT, "Nexo, Siete, Uno", "Siete, Uno"),
        (HERMIT, "Farera, Siete, Cuatro", "Siete, Cuatro"),
    ],
)
def test_they_are_tributed(text: str, monsters: str, tributes: str) -> None:
    assert given(text, monsters, tributes) == sorted(["Rito", *tributes.split(", ")])


@pytest.mark.parametrize(
    ("monsters", "tributes"),
    [
        ("Farera, Cuatro", "Farera, Cuatro"),
        ("Farera, Cuatro, Ocho", "Farera, Cuatro"),
        ("Nexo, Ocho", "Nexo, Ocho"),
        ("Capas, Ocho", "Capas, Ocho"),
        ("Capas", "Capas"),
        ("Uno, Ocho", "Uno, Ocho"),
        ("Siete, Uno, Cuatro", "Siete, Uno, Cuatro"),
    ],
)
def test_others_are_not(monsters: str, tributes: str) -> None:
    with pytest.raises(UserError):
        given(HERMIT, monsters, tributes)
