"""Two changes in one breath, with whom one may attack all the same, and what holds while it is summoned: played."""

import pytest

from tests.reader.printed import monster, only_of_monster
from tests.reader.test_played_yugioh import LEVEL_4, labels, played
from tests.reader.test_played_yugioh_room_and_oaths import legal

NINE = "deck: [9 cards]"


@pytest.mark.parametrize(
    ("said", "atk", "level"),
    [
        ("esta carta gana 500 ATK y su Nivel aumenta en 2", 2000, 6),
        ("el Nivel de esta carta aumenta en 1 y gana 300 ATK", 1800, 5),
        ("esta carta pierde 500 ATK y su Nivel se reduce en 1", 1000, 3),
        ("esta carta gana 500 ATK", 2000, 4),
    ],
)
def test_both_are_changed_and_both_for_as_long(said: str, atk: int, level: int) -> None:
    text = f"Durante tu Main Phase: puedes descartar 1 carta; {said} hasta el final de este turno."
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"monsters: [Farera], hand: [Pez Bajo], {NINE}",
        NINE,
        "A: {activate: Farera, descarte: Pez Bajo}",
    )
    card = found.game.card("Farera")
    assert (found.game.number(card, "atk"), found.game.number(card, "level")) == (atk, level)
    assert [one["until"] for one in only_of_monster(text)["do"]] == ["end of turn"] * (1 + (level != 4))


OATH = "No puedes atacar durante el turno en que actives este efecto, excepto con monstruos Pez."


@pytest.mark.parametrize(("who", "may"), [("Pez Bajo", True), ("Roca Alta", False)])
@pytest.mark.parametrize("said", [OATH, "No puedes atacar este turno, excepto con monstruos Pez."])
def test_with_them_one_may_attack_all_the_same(said: str, who: str, may: bool) -> None:
    found = played(
        {"Farera": (LEVEL_4, f"Durante tu Main Phase: puedes infligir 200 puntos de daño a tu adversario. {said}")},
        f"monsters: [Farera, Roca Alta, Pez Bajo], {NINE}",
        NINE,
        "A: {activate: Farera}",
        "A: {go: battle}",
        f"A tries: {{attack: {who}}}",
    )
    assert legal(found) is may


@pytest.mark.parametrize(("who", "may"), [("Pez Bajo", True), ("Roca Alta", False)])
def test_who_has_attacked_with_another_does_not_activate_it(who: str, may: bool) -> None:
    found = played(
        {"Farera": (LEVEL_4, f"Durante tu Main Phase: puedes infligir 200 puntos de daño a tu adversario. {OATH}")},
        f"monsters: [Farera, Roca Alta, Pez Bajo], {NINE}",
        NINE,
        "A: {go: battle}",
        f"A: {{attack: {who}}}",
        "A: {go: main 2}",
        "A tries: {activate: Farera}",
    )
    assert legal(found) is may


UNTRIBUTED = "Puedes Invocar de Modo Normal/Colocar esta carta sin Sacrificar mientras controles un monstruo Pez."


@pytest.mark.parametrize("deed", ["summon", "set"])
@pytest.mark.parametrize(("there", "may"), [("Pez Bajo", True), ("Roca Alta", False)])
def test_it_comes_without_tributes_while_they_are_there(deed: str, there: str, may: bool) -> None:
    found = played(
        {"Farera": ("level: 8, atk: 1500, def: 900, kinds: [effect]", UNTRIBUTED)},
        f"monsters: [{there}], hand: [Farera], {NINE}",
        NINE,
        f"A tries: {{{deed}: Farera}}",
    )
    assert legal(found) is may


@pytest.mark.parametrize("deed", ["summon", "set"])
@pytest.mark.parametrize(("there", "may"), [("Pez Bajo", True), ("Roca Alta", False)])
def test_it_neither_comes_nor_is_set_unless_they_are_there(deed: str, there: str, may: bool) -> None:
    text = "No puede ser Invocado de Modo Normal/Colocado, a menos que controles un monstruo Pez."
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"monsters: [{there}], hand: [Farera], {NINE}",
        NINE,
        f"A tries: {{{deed}: Farera}}",
    )
    assert legal(found) is may


@pytest.mark.parametrize(("position", "drawn"), [("defense: yes", 1), ("defense: no", 0)])
def test_as_it_must_lie_to_be_activated_and_to_resolve(position: str, drawn: int) -> None:
    text = (
        "Si otro monstruo es Invocado de Modo Normal a tu Campo: roba 1 carta. Esta carta debe estar en Posición de"
        " Defensa boca arriba para activar y resolver este efecto."
    )
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"monsters: [{{card: Farera, {position}}}], hand: [Pez Bajo], {NINE}",
        NINE,
        "A: {summon: Pez Bajo}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn
    assert "Pez Bajo" in labels(found, "A", "monsters")


@pytest.mark.parametrize(("level", "lost"), [(7, 0), (6, 1)])
def test_of_which_level_it_is_by_now(level: int, lost: int) -> None:
    text = "Mientras esta carta sea de Nivel 7 o mayor, no puede ser destruida por efectos de cartas."
    found = played(
        {"Farera": (f"level: {level}, atk: 1500, def: 900, kinds: [effect]", text)},
        f"monsters: [Farera], hand: [Rayo Ajeno], {NINE}",
        NINE,
        "A: {activate: Rayo Ajeno, caído: Farera}",
    )
    assert len(labels(found, "A", "graveyard")) == 1 + lost


def test_whose_life_points_are_more() -> None:
    (one,) = monster("Mientras los LP de tu adversario sean mayores que los tuyos, esta carta gana 500 ATK.")
    assert one["while"] == {"compare": {"fact": "lp", "player": "opponent"}, "with": {"more than": {"fact": "lp"}}}


@pytest.mark.parametrize(("grave", "may"), [("[Pez Bajo]", True), ("[Pez Bajo, Roca Alta]", False)])
def test_all_of_the_graveyard(grave: str, may: bool) -> None:
    text = (
        "Si todos los monstruos en tu Cementerio son monstruos Pez: puedes infligir 200 puntos de daño a tu adversario."
    )
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"monsters: [Farera], graveyard: {grave}, {NINE}",
        NINE,
        "A tries: {activate: Farera}",
    )
    assert legal(found) is may
