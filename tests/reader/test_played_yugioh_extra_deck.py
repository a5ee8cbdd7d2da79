"""What is new of the texts of Extra Deck monsters, at the table, and what is like it."""

import pytest

from judgekit.games.yugioh.duel import Duel
from judgekit.replay import Replay
from tests.reader.duel import LEVEL_4, labels, played

FUSION = "level: 6, atk: 2400, def: 900, kinds: [fusion, effect]"
SONG = (
    "type: spell",
    "Invoca por Fusión 1 Monstruo de Fusión desde tu Deck Extra, usando monstruos Pez que controles.",
)
PLAIN = "level: 4, atk: 500, def: 500, race: pez, kinds: [effect]"


@pytest.mark.parametrize("when", ["primero ", ""])
@pytest.mark.parametrize(("song", "comes"), [("Canto", True), ("Copla", False)])
def test_it_first_comes_by_the_card_that_it_names(song: str, when: str, *, comes: bool) -> None:
    """By a Fusion Summon of that card, and of no other."""
    found = played(
        {
            "Coral": (FUSION, f'2 monstruos Pez\nDebe ser {when}Invocado de Modo Especial con "Canto".'),
            "Canto": SONG,
            "Copla": SONG,
            "Boya": (PLAIN, "No puede atacar."),
            "Lapa": (PLAIN, "No puede atacar."),
        },
        f"hand: [{song}], monsters: [Boya, Lapa], extra: [Coral], deck: [9 cards]",
        "deck: [9 cards]",
        f"A tries: {{activate: {song}, materials: [Boya, Lapa], position: ataque}}",
    )
    assert ("Coral" in labels(found, "A", "monsters")) is comes


def life(found: Replay, player: str) -> int:
    game = found.game
    assert isinstance(game, Duel)
    return game.life(player)


@pytest.mark.parametrize(
    ("often", "lost"),
    [("Hasta dos veces por turno", 600), ("Hasta tres veces por turno", 900), ("Una vez por turno", 300)],
)
def test_as_often_as_it_says_and_no_more(often: str, lost: int) -> None:
    found = played(
        {"Farera": (LEVEL_4, f"{often}: puedes infligir 300 puntos de daño a tu adversario.")},
        "monsters: [Farera], deck: [9 cards]",
        "deck: [9 cards]",
        *["A tries: {activate: Farera}"] * 4,
    )
    assert life(found, "B") == 8000 - lost


@pytest.mark.parametrize(("who", "drawn"), [("monstruos que no sean Cantantes", 1), ("monstruos", 2)])
def test_it_draws_for_some_of_its_materials_or_for_all(who: str, drawn: int) -> None:
    found = played(
        {
            "Coral": (
                "level: 6, atk: 2400, def: 900, kinds: [synchro, effect]",
                "1 Cantante + 1+ monstruos que no sean Cantantes\n"
                f"Si esta carta es Invocada por Sincronía: roba cartas igual al número de {who} usados como material.",
            ),
            "Boya": ("level: 2, atk: 500, def: 500, kinds: [tuner, effect]", "No puede atacar."),
            "Lapa": (PLAIN, "No puede atacar."),
        },
        "monsters: [Boya, Lapa], extra: [Coral], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {synchro summon: Coral, with: [Boya, Lapa], position: ataque}",
    )
    assert len(found.game.zone("A", "hand")) == drawn
