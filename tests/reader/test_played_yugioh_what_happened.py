"""What is compared with what has just happened: the damage that was taken, the dice, what a flipped monster is."""

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read
from tests.reader.duel import labels, played

FAROLA = (
    "type: trap",
    "Cuando recibes daño de efecto: Invoca de Modo Especial, desde tu Deck, 1 monstruo con ATK igual o menor al daño "
    "que recibiste.",
)
POZO = (
    "type: trap",
    "Selecciona 1 monstruo boca abajo que controle tu adversario; voltéalo boca arriba, y después destrúyelo si "
    "es un monstruo Pez, o vuelve a ponerlo boca abajo si su DEF es más de 1000.",
)


@pytest.mark.parametrize(("damage", "called"), [(900, ["Pez Bajo"]), (800, [])])
def test_no_more_atk_than_the_damage_that_was_taken(damage: int, called: list[str]) -> None:
    found = played(
        {"Farola": FAROLA, "Brasa": ("type: spell", f"Inflige {damage} puntos de daño a tu adversario.")},
        "hand: [Brasa], deck: [2 cards]",
        "spells: [{card: Farola, facedown: yes, played: 2}], deck: [Pez Bajo, Roca Alta]",
        "A: {activate: Brasa}",
        *(["B: {Farola/1: sí, position: ataque}"] if called else []),
    )
    assert labels(found, "B", "monsters") == called


def test_without_damage_there_is_none_to_compare_with() -> None:
    with pytest.raises(NotUnderstoodError, match="no espera a ningún suceso"):
        read("yugioh", Printing("Farola", FAROLA[1].partition(": ")[2], {"type": "Trap", "property": "Normal"}))


@pytest.mark.parametrize(("hidden", "left", "down"), [("Pez Bajo", [], []), ("Roca Alta", ["Roca Alta"], [True])])
def test_what_a_flipped_monster_is_says_what_becomes_of_it(hidden: str, left: list[str], down: list[bool]) -> None:
    found = played(
        {"Pozo": POZO},
        "spells: [{card: Pozo, facedown: yes, played: 2}], deck: [2 cards]",
        f"monsters: [{{card: {hidden}, defense: yes, facedown: yes, played: 2}}], deck: [2 cards]",
        f"A: {{activate: Pozo, objetivo: {hidden}}}",
    )
    assert labels(found, "B", "monsters") == left
    assert [bool(one.mark("facedown")) for one in found.game.zone("B", "monsters")] == down


@pytest.mark.parametrize(("equipped", "left"), [("{card: Pez Bajo, equipped: Roca Alta}", ["Pez Bajo", "Roca Alta"])])
def test_a_monster_that_is_an_equip_card_is_called_from_there(equipped: str, left: list[str]) -> None:
    found = played(
        {"Rescate": ("type: spell", "Invoca de Modo Especial 1 Carta de Monstruo en tu Zona de Magia y Trampas.")},
        f"hand: [Rescate], monsters: [Roca Alta], spells: [{equipped}], deck: [2 cards]",
        "deck: [2 cards]",
        "A: {activate: Rescate, invocada: Pez Bajo, position: ataque}",
    )
    assert labels(found, "A", "monsters") == left
