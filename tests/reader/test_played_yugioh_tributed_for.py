"""For what a monster is Tributed: a Tribute Summon, of whom; a Tribute Set; the cost of an effect."""

import pytest

from tests.reader.test_played_yugioh import LEVEL_4, played

TOWER = "level: 6, atk: 100, def: 100, kinds: [effect], race: {race}"
FOR_A_SUMMON = "Si esta carta es Sacrificada para una Invocación por Sacrificio: gana 300 LP."
FOR_A_ROCK = "Si esta carta es Sacrificada para la Invocación por Sacrificio de un monstruo Roca: gana 300 LP."
FOR_AN_EFFECT = "Si esta carta es Sacrificada para activar un efecto: gana 300 LP."
USES_IT = "Puedes Sacrificar 1 monstruo; inflige 200 puntos de daño a tu adversario."


@pytest.mark.parametrize(
    ("text", "race", "deed", "heard"),
    [
        (FOR_A_SUMMON, "roca", "summon", True),
        (FOR_A_SUMMON, "roca", "set", False),
        (FOR_A_SUMMON, "roca", "cost", False),
        (FOR_A_ROCK, "roca", "summon", True),
        (FOR_A_ROCK, "planta", "summon", False),
        (FOR_AN_EFFECT, "roca", "summon", False),
        (FOR_AN_EFFECT, "roca", "set", False),
        (FOR_AN_EFFECT, "roca", "cost", True),
    ],
)
def test_what_it_is_tributed_for(text: str, race: str, deed: str, heard: bool) -> None:
    used = {
        "summon": "A: {summon: Torre, tribute: [Cabra]}",
        "set": "A: {set: Torre, tribute: [Cabra]}",
        "cost": "A: {activate: Noria, sacrificio: Cabra}",
    }
    found = played(
        {
            "Cabra": (LEVEL_4, text),
            "Noria": (LEVEL_4, USES_IT),
            "Torre": (TOWER.format(race=race), "Esta carta no puede atacar directamente."),
        },
        "monsters: [Cabra, Noria], hand: [Torre], deck: [9 cards]",
        "deck: [9 cards]",
        used[deed],
    )
    assert found.game.life("A") == (8300 if heard else 8000)
