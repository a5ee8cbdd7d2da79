"""Spells of all eras at the table: the printed Level of a Tribute, names together, the equipped monster as it lies."""

import pytest

from tests.reader.duel import labels, played

SPELL = "type: spell"


@pytest.mark.parametrize(("against", "comes"), [("mayor", True), ("menor", False)])
def test_the_printed_level_of_the_tribute_counts_whatever_it_had_become(against: str, comes: bool) -> None:
    text = (
        f"Sacrifica 1 monstruo Pez; Invoca de Modo Especial 1 monstruo Roca en tu mano con un Nivel {against} que el"
        " Nivel original del monstruo sacrificado."
    )
    found = played(
        {
            "Marea": (SPELL, text),
            "Subida": ("type: spell, icon: continuous", "El Nivel de todos los monstruos Pez aumenta en 3."),
        },
        "hand: [Marea, Roca Alta], monsters: [Pez Bajo], spells: [Subida], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Marea, position: ataque}" if comes else "A tries: {activate: Marea}",
    )
    assert ("Roca Alta" in labels(found, "A", "monsters")) is comes


@pytest.mark.parametrize(("there", "drawn"), [("Roca Alta, Pez Bajo", 1), ("Roca Alta", 0)])
def test_both_that_are_named_must_be_controlled(there: str, drawn: int) -> None:
    found = played(
        {"Marea": (SPELL, 'Si controlas "Roca Alta" y "Pez Bajo": roba 1 carta.')},
        f"hand: [Marea], monsters: [{there}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Marea}" if drawn else "A tries: {activate: Marea}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("lies", "atk"), [("no", 1500), ("yes", 1000)])
def test_the_equipped_monster_gains_in_attack_position_alone(lies: str, atk: int) -> None:
    found = played(
        {
            "Remo": (
                "type: spell, icon: equip",
                "Mientras el monstruo equipado esté en Posición de Ataque, gana 500 ATK.",
            )
        },
        f"hand: [Remo], monsters: [{{card: Roca Alta, defense: {lies}, played: 1}}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Remo}",
    )
    assert found.game.value(found.game.card("Roca Alta"), "atk") == atk


def test_a_card_of_a_looked_at_hand_is_shuffled_into_its_deck() -> None:
    found = played(
        {"Ojo": (SPELL, "Mira la mano de tu adversario y baraja 1 monstruo de ella al Deck.")},
        "hand: [Ojo], deck: [9 cards]",
        "hand: [Fuego Ajeno, Roca Alta], deck: [9 cards]",
        "A: {activate: Ojo}",
    )
    assert labels(found, "B", "hand") == ["Fuego Ajeno"]
    assert len(found.game.zone("B", "deck")) == 10


@pytest.mark.parametrize("taken", ["Roca Alta", "Otra"])
def test_the_opponent_says_which_of_those_that_are_shown_is_added(taken: str) -> None:
    text = "Muestra 2 monstruos Roca en tu Deck, tu adversario elige 1 para que lo añadas a tu mano, y baraja el resto al Deck."
    found = played(
        {"Marea": (SPELL, text)},
        "hand: [Marea], deck: [Roca Alta, {card: Roca Alta, as: Otra}, 5 cards]",
        "deck: [9 cards]",
        "A: {activate: Marea, mostradas: [Roca Alta, Otra]}",
        f"B: {{tomada: {taken}}}",
    )
    assert labels(found, "A", "hand") == [taken]
    assert len(found.game.zone("A", "deck")) == 6


@pytest.mark.parametrize(("so_many", "drawn"), [("2 cartas", 1), ("carta", 3)])
def test_one_for_every_two(so_many: str, drawn: int) -> None:
    found = played(
        {"Marea": (SPELL, f"Roba 1 carta por cada {so_many} en el Cementerio de tu adversario.")},
        "hand: [Marea], deck: [9 cards]",
        "graveyard: [Roca Alta, Pez Bajo, Fuego Ajeno], deck: [9 cards]",
        "A: {activate: Marea}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("there", "drawn"), [("Roca Alta, Pez Bajo", 1), ("Roca Alta", 0)])
def test_a_card_is_drawn_where_two_were_destroyed(there: str, drawn: int) -> None:
    found = played(
        {"Marea": (SPELL, "Destruye todos los monstruos en el Campo. Si destruiste 2 o más monstruos, roba 1 carta.")},
        "hand: [Marea], deck: [9 cards]",
        f"monsters: [{there}], deck: [9 cards]",
        "A: {activate: Marea}",
    )
    assert labels(found, "B", "monsters") == []
    assert 9 - len(found.game.zone("A", "deck")) == drawn
