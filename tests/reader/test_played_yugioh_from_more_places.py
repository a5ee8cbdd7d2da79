"""This card sent or attached from where it lies, what is paid to keep it, and none of something beside: played."""

import pytest

from tests.reader.printed import only_of_monster
from tests.reader.test_played_yugioh import LEVEL_4, labels, played
from tests.reader.test_played_yugioh_room_and_oaths import legal

NINE = "deck: [9 cards]"
NAVE = ("rank: 4, atk: 900, def: 900, kinds: [xyz, effect]", "2 monstruos de Nivel 4\nNo puede atacar directamente.")


@pytest.mark.parametrize("zone", ["hand", "monsters"])
def test_it_is_sent_from_the_hand_and_then_destroys(zone: str) -> None:
    text = (
        "Puedes seleccionar 1 monstruo que controle tu adversario; manda al Cementerio esta carta en tu mano y, si lo"
        " haces, destruye ese monstruo."
    )
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"{zone}: [Farera], {NINE}",
        f"monsters: [Roca Alta], {NINE}",
        f"A{'' if zone == 'hand' else ' tries'}: {{activate: Farera}}",
    )
    assert labels(found, "A", "graveyard") == (["Farera"] if zone == "hand" else [])
    assert labels(found, "B", "monsters") == ([] if zone == "hand" else ["Roca Alta"])


@pytest.mark.parametrize(
    ("zone", "may"), [("hand", True), ("monsters", True), ("graveyard", True), ("banished", False)]
)
def test_it_is_attached_from_each_of_three_places(zone: str, may: bool) -> None:
    text = (
        "Puedes seleccionar 1 Monstruo Xyz que controles; acopla a ese Monstruo Xyz, como material, esta carta en tu"
        " mano, Campo o Cementerio."
    )
    there = "monsters: [Nave, Farera]" if zone == "monsters" else f"monsters: [Nave], {zone}: [Farera]"
    found = played(
        {"Farera": (LEVEL_4, text), "Nave": NAVE},
        f"{there}, {NINE}",
        NINE,
        f"A{'' if may else ' tries'}: {{activate: Farera}}",
    )
    assert (found.game.number(found.game.card("Nave"), "attached") == 1) is may


@pytest.mark.parametrize(
    ("others", "answer", "left"),
    [
        (", Pez Bajo", "pago: sí, pagada: Pez Bajo", ["Farera"]),
        (", Pez Bajo", "pago: no", ["Pez Bajo"]),
        ("", "pago: no", []),
    ],
)
def test_it_stays_while_another_is_returned(others: str, answer: str, left: list[str]) -> None:
    text = (
        "Durante cada una de tus End Phases: devuelve a la mano 1 monstruo Pez que controles o esta carta es destruida."
    )
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"monsters: [Farera{others}], {NINE}",
        NINE,
        f"A: {{go: end, {answer}}}",
    )
    assert labels(found, "A", "monsters") == left
    assert len(labels(found, "A", "hand")) == (left == ["Farera"])


@pytest.mark.parametrize(("others", "may"), [("Pez Bajo", True), ("Pez Bajo, Roca Alta", False), ("Roca Alta", False)])
def test_some_and_none_of_others(others: str, may: bool) -> None:
    text = (
        "Si controlas un monstruo Pez y ningún monstruo que no sea Pez: puedes Invocar esta carta de Modo Especial desde"
        " tu mano."
    )
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"monsters: [{others}], hand: [Farera], {NINE}",
        NINE,
        "A tries: {activate: Farera, position: ataque}",
    )
    assert legal(found) is may


def test_cards_in_both_hands_are_counted() -> None:
    found = played(
        {"Farera": (LEVEL_4, "Esta carta gana 100 ATK por cada carta en la mano de ambos jugadores.")},
        f"monsters: [Farera], hand: [Pez Bajo, Roca Alta], {NINE}",
        f"hand: [Pez Bajo], graveyard: [Roca Alta], {NINE}",
        "A: {go: battle}",
    )
    assert found.game.number(found.game.card("Farera"), "atk") == 1800


def test_all_materials_are_of_a_kind_and_this_card_is_one() -> None:
    text = (
        "Durante la Main Phase (Efecto Rápido): puedes, inmediatamente después de que este efecto se resuelva, Invocar por"
        " Sincronía 1 Monstruo de Sincronía usando sólo monstruos Pez que controles, incluyendo esta carta."
    )
    (done,) = only_of_monster(text)["do"]
    assert done["with"] == {"type": "monster", "race": "pez", "controller": "you"}
    assert done["including"] == {"is": "self"}
