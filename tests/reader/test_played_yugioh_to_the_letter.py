"""Small words of Yu-Gi-Oh! texts that decide who is meant: exactly, face up before, whatever may be Summoned so."""

import pytest

from judgekit.reader import Printing, read
from tests.reader.duel import LEVEL_4, labels, played

NINE = "deck: [9 cards]"


@pytest.mark.parametrize(
    ("word", "who", "drawn"), [("exactamente ", "Pez Bajo", 0), ("", "Pez Bajo", 1), ("exactamente ", "Roca Alta", 1)]
)
def test_exactly_so_much_is_lost_whole_or_not_at_all(word: str, who: str, drawn: int) -> None:
    text = f"Selecciona 1 monstruo boca arriba que controles; ese objetivo pierde {word}1000 ATK y, si lo hace, roba 1 carta."
    found = played(
        {"Alud": ("type: spell", text)}, f"hand: [Alud], monsters: [{who}], {NINE}", NINE, "A: {activate: Alud}"
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn
    (stays,) = found.game.zone("A", "monsters")
    assert found.game.number(stays, "atk") == (0 if drawn else 900)


NEVER = "No puede ser Invocada de Modo Normal/Colocada."
NOT_SUMMONED = "No puede ser Invocada de Modo Normal."


@pytest.mark.parametrize(
    ("kinds", "text", "comes"),
    [
        ("[effect]", NEVER, False),
        ("[effect]", NOT_SUMMONED, True),
        (
            "[effect]",
            f"{NEVER} Debe ser Invocada de Modo Especial (desde tu mano) desterrando 1 carta en tu mano.",
            False,
        ),
        ("[ritual, effect]", "Esta carta no puede atacar.", False),
        ("[effect]", "Esta carta no puede atacar.", True),
    ],
)
def test_a_monster_that_may_be_normal_summoned_or_set(kinds: str, text: str, comes: bool) -> None:
    call = "Invoca de Modo Especial, desde tu mano, 1 monstruo Pez que pueda ser Invocado de Modo Normal/Colocado."
    found = played(
        {"Farera": (f"level: 4, atk: 1500, def: 900, race: pez, kinds: {kinds}", text), "Luz": ("type: spell", call)},
        f"hand: [Farera, Luz], {NINE}",
        NINE,
        "A: {activate: Luz, position: ataque}" if comes else "A tries: {activate: Luz}",
    )
    assert labels(found, "A", "monsters") == (["Farera"] if comes else [])


@pytest.mark.parametrize(("face", "drawn"), [("no", 1), ("yes", 0)])
def test_a_change_from_face_up_defense_is_none_of_who_lay_face_down(face: str, drawn: int) -> None:
    lay, turned = "en Posición de Defensa boca arriba", "a Posición de Ataque boca arriba"
    text = f"Si esta carta {lay} que controlas es cambiada {turned}: roba 1 carta."
    turn = "Selecciona 1 monstruo que controles en Posición de Defensa; cambia ese objetivo a Posición de Ataque boca arriba."
    found = played(
        {"Farera": (LEVEL_4, text), "Giro": ("type: spell", turn)},
        f"hand: [Giro], monsters: [{{card: Farera, defense: yes, facedown: {face}}}], {NINE}",
        NINE,
        "A: {activate: Giro}",
    )
    (turned,) = found.game.zone("A", "monsters")
    assert (turned.mark("defense"), turned.mark("facedown")) == (False, False)
    assert 9 - len(found.game.zone("A", "deck")) == drawn


BOTH = "Baraja al Deck 1 de tus monstruos Pez y 1 de tus monstruos Roca que estén desterrados, en tu Cementerio y/o boca arriba en tu Campo."


@pytest.mark.parametrize(
    ("lies", "gone"), [("graveyard: [Pez Bajo, Roca Alta]", True), ("graveyard: [Roca Alta]", False)]
)
def test_where_the_second_of_two_lies_the_first_lies_too(lies: str, gone: bool) -> None:
    act = "A: {activate: Alud}" if gone else "A tries: {activate: Alud}"
    found = played({"Alud": ("type: spell", BOTH)}, f"hand: [Alud], {lies}, {NINE}", NINE, act)
    there = labels(found, "A", "graveyard")
    assert there == (["Alud"] if gone else ["Roca Alta"])


def test_two_with_a_place_each_keep_their_own() -> None:
    text = "Selecciona 1 de tus monstruos Pez y 1 monstruo Roca que controle tu adversario; destrúyelos."
    found = played(
        {"Alud": ("type: spell", text)},
        f"hand: [Alud], monsters: [Pez Bajo], {NINE}",
        f"monsters: [Roca Alta], {NINE}",
        "A: {activate: Alud}",
    )
    assert (labels(found, "A", "monsters"), labels(found, "B", "monsters")) == ([], [])


def test_what_is_banished_on_leaving_leaves_from_wherever_it_lies_on_the_field() -> None:
    text = (
        "Si no controlas cartas, puedes Invocar esta carta de Modo Especial (desde tu mano). Si es Invocada de Modo"
        " Especial de esta forma, destiérrala cuando deje el Campo."
    )
    said = read("yugioh", Printing("Farera", text, {"type": "Monster"})).fields["effects"]
    (banished,) = [one["do"][0]["step in"] for one in said if "step in" in str(one)]
    assert banished["from"] == ["monsters", "spells", "field spell", "pendulum"]
