"""By whose effects a monster is not affected: Spells and Traps as one, two kinds of cards, all but its own."""

import pytest

from judgekit.games.yugioh.duel import Duel
from tests.reader.test_played_yugioh import labels, played

FISH = "level: 4, atk: 500, def: 500, race: pez, kinds: [effect]"
OTHERS = {
    "Alud": ("type: spell", "Destruye todos los monstruos que controle tu adversario."),
    "Oso": (
        "level: 4, atk: 500, def: 500, race: bestia",
        "Una vez por turno: puedes destruir 1 monstruo que controle tu adversario.",
    ),
    "Risco": (
        "level: 4, atk: 500, def: 500, race: roca",
        "Una vez por turno: puedes destruir 1 monstruo que controle tu adversario.",
    ),
}


@pytest.mark.parametrize(("used", "stands"), [("Alud", True), ("Oso", True), ("Risco", False)])
def test_by_two_kinds_of_cards(used: str, *, stands: bool) -> None:
    text = "No es afectado por los efectos de Cartas Mágicas y de Trampa, ni por los efectos de monstruos Bestia."
    found = played(
        {"Farera": (FISH, text), **OTHERS},
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [Oso, Risco], hand: [Alud], deck: [9 cards]",
        f"B tries: {{activate: {used}}}",
        turn="B",
    )
    assert (labels(found, "A", "monsters") == ["Farera"]) is stands


@pytest.mark.parametrize(("whose", "stands"), [(" de tu adversario", False), ("", True)])
def test_by_those_of_the_opponent_alone(whose: str, *, stands: bool) -> None:
    found = played(
        {
            "Farera": (FISH, f"No es afectado por los efectos de Cartas Mágicas y de Trampa{whose}."),
            "Canto": ("type: spell", "Destruye todos los monstruos que controles."),
        },
        "monsters: [Farera], hand: [Canto], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Canto}",
    )
    assert (labels(found, "A", "monsters") == ["Farera"]) is stands


@pytest.mark.parametrize(("but", "atk"), [(", excepto los suyos", 1000), ("", 500)])
def test_by_all_but_its_own(but: str, atk: int) -> None:
    text = f"No es afectada por efectos de cartas{but}. Una vez por turno: puedes hacer que esta carta gane 500 ATK."
    found = played(
        {"Farera": (FISH, text)},
        "monsters: [Farera], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Farera}",
    )
    game = found.game
    assert isinstance(game, Duel)
    assert game.number(game.zone("A", "monsters")[0], "atk") == atk


@pytest.mark.parametrize(("stat", "grown"), [("ATK", (1500, 500)), ("DEF", (500, 2400))])
def test_so_much_as_another_has_of_the_same(stat: str, grown: tuple[int, int]) -> None:
    text = f"Una vez por turno: puedes seleccionar 1 monstruo que controle tu adversario; esta carta gana {stat} igual al de ese monstruo."
    found = played(
        {"Farera": (FISH, text)},
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [Roca Alta], deck: [9 cards]",
        "A: {activate: Farera}",
    )
    game = found.game
    assert isinstance(game, Duel)
    farera = game.zone("A", "monsters")[0]
    assert (game.number(farera, "atk"), game.number(farera, "def")) == grown
