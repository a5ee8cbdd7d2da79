"""A Gemini Monster is a Normal Monster on the field and in the Graveyard until it is Summoned again (5.1.7.1)."""

import pytest

from judgekit.replay import Replay
from tests.reader.duel import labels, played

FIELDS = "level: 4, atk: 1500, def: 900, kinds: [effect, gemini]"
HEAD = (
    "Esta carta es tratada como un Monstruo Normal mientras está boca arriba en el Campo o Cementerio. Mientras esta carta es "
    "un Monstruo Normal en el Campo, puedes Invocarla de Modo Normal para que se convierta en un Monstruo de Efecto con este efecto.\n● "
)
TWICE = {"Farera": (FIELDS, HEAD + "Una vez por turno: puedes robar 1 carta.")}


def table(where: str, *script: str, cards: dict[str, tuple[str, str]] | None = None) -> Replay:
    return played(cards or TWICE, f"{where}, deck: [9 cards]", "deck: [9 cards]", *script)


@pytest.mark.parametrize(("again", "drawn"), [(["A: {summon: Farera}"], 1), ([], 0)])
def test_its_effect_is_there_once_it_is_summoned_again(again: list[str], drawn: int) -> None:
    found = table("monsters: [Farera]", *again, "A tries: {activate: Farera}")
    assert 9 - len(found.game.zone("A", "deck")) == drawn


def test_that_is_the_normal_summon_of_the_turn() -> None:
    found = table("monsters: [Farera], hand: [Pez Bajo]", "A: {summon: Farera}", "A tries: {summon: Pez Bajo}")
    assert labels(found, "A", "monsters") == ["Farera"]
    found = table("hand: [Farera]", "A: {summon: Farera}", "A tries: {summon: Farera}", "A tries: {activate: Farera}")
    assert len(found.game.zone("A", "deck")) == 9


def test_face_down_or_summoned_again_already_it_is_not() -> None:
    found = table(
        "monsters: [{card: Farera, facedown: yes, defense: yes, played: 2}], hand: [Pez Bajo]",
        "A tries: {summon: Farera}",
        "A: {summon: Pez Bajo}",
    )
    assert len(labels(found, "A", "monsters")) == 2
    found = table(
        "monsters: [{card: Farera, summoned again: yes}], hand: [Pez Bajo]",
        "A tries: {summon: Farera}",
        "A: {summon: Pez Bajo}",
    )
    assert len(labels(found, "A", "monsters")) == 2


@pytest.mark.parametrize(("marks", "left"), [("", []), (", summoned again: yes", ["Farera"])])
def test_until_then_it_is_a_normal_monster(marks: str, left: list[str]) -> None:
    cards = {**TWICE, "Plaga": ("type: spell", "Destruye todos los Monstruos Normales en el Campo.")}
    found = table(f"monsters: [{{card: Farera{marks}}}], hand: [Plaga]", "A tries: {activate: Plaga}", cards=cards)
    assert labels(found, "A", "monsters") == left


@pytest.mark.parametrize(("where", "comes"), [("hand", []), ("graveyard", ["Farera"])])
def test_in_the_graveyard_too_and_not_in_the_hand(where: str, comes: list[str]) -> None:
    cards = {
        **TWICE,
        "Luz": (
            "type: spell",
            f"Invoca de Modo Especial 1 Monstruo Normal desde tu {'mano' if where == 'hand' else 'Cementerio'}.",
        ),
    }
    held = "hand: [Luz, Farera]" if where == "hand" else "hand: [Luz], graveyard: [Farera]"
    answer = ", position: ataque" if comes else ""
    found = table(held, f"A{'' if comes else ' tries'}: {{activate: Luz{answer}}}", cards=cards)
    assert labels(found, "A", "monsters") == comes


@pytest.mark.parametrize(("marks", "drawn"), [("", 0), (", summoned again: yes", 1)])
def test_what_it_was_when_it_left_is_known(marks: str, drawn: int) -> None:
    cards = {"Farera": (FIELDS, HEAD + "Si esta carta en el Campo es destruida y mandada al Cementerio: roba 1 carta.")}
    cards["Plaga"] = ("type: spell", "Destruye todos los monstruos en el Campo.")
    found = table(f"monsters: [{{card: Farera{marks}}}], hand: [Plaga]", "A: {activate: Plaga}", cards=cards)
    assert 9 - len(found.game.zone("A", "deck")) == drawn


def test_a_normal_monster_is_no_effect_monster() -> None:
    cards = {**TWICE, "Plaga": ("type: spell", "Destruye todos los Monstruos de Efecto en el Campo.")}
    found = table(
        "monsters: [Farera, {card: Farera, as: Otra, summoned again: yes}], hand: [Plaga]",
        "A: {activate: Plaga}",
        cards=cards,
    )
    assert labels(found, "A", "monsters") == ["Farera"]
