"""«As material» behind two ways to go is said of both; what goes otherwise is neither."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import monster
from tests.reader.test_played_yugioh import LEVEL_4, played

FUSES = (
    "Durante tu Main Phase: puedes Invocar por Fusión 1 Monstruo de Fusión desde tu Deck Extra, {how} tu Campo y/o"
    " Cementerio, incluyendo esta carta."
)
SENT = "usando monstruos en"
BANISHED = "desterrando materiales en"
HEARS = "Si esta carta es mandada al Cementerio, o desterrada, como Material de Fusión: gana 300 LP."
QUIMERA = "level: 6, atk: 2000, def: 1000, kinds: [fusion, effect]"
MADE_OF_TWO = "2 monstruos\nEsta carta no puede atacar directamente."


@pytest.mark.parametrize(
    ("how", "deed", "gained"),
    [
        (SENT, "A: {activate: Faro, materials: [Faro, Barbo], position: ataque}", 300),
        (BANISHED, "A: {activate: Faro, materials: [Faro, Barbo], position: ataque}", 300),
        (SENT, "A: {activate: Rayo Ajeno, caído: Barbo}", 0),
        (SENT, "A: {activate: Foso, elegida: Barbo}", 0),
    ],
)
def test_it_hears_only_what_makes_a_fusion(how: str, deed: str, gained: int) -> None:
    found = played(
        {
            "Faro": (
                LEVEL_4,
                FUSES.format(how=how)
                if how == BANISHED
                else FUSES.format(how=how).replace("Campo y/o Cementerio", "mano o Campo"),
            ),
            "Barbo": (LEVEL_4, HEARS),
            "Quimera": (QUIMERA, MADE_OF_TWO),
            "Foso": ("type: spell", "Destierra 1 monstruo en el Campo."),
        },
        "monsters: [Faro, Barbo], hand: [Rayo Ajeno, Foso], extra: [Quimera], deck: [9 cards]",
        "deck: [9 cards]",
        deed,
    )
    assert found.game.life("A") == 8000 + gained


@pytest.mark.parametrize(
    "said",
    [
        "es desterrada o mandada al Cementerio como Material de Fusión",
        "es desterrada o mandada al Cementerio como Material de Sincronía",
        "es desterrada o mandada al Cementerio como Material de Enlace",
        "es usada como Material de Fusión y mandada al Cementerio o desterrada",
    ],
)
def test_what_may_be_said_of_one_or_of_both_is_not_guessed(said: str) -> None:
    with pytest.raises(NotUnderstoodError):
        monster(f"Si esta carta {said}: gana 300 LP.")
