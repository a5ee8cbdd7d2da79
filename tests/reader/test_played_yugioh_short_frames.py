"""What a card has by the counters on it, how it comes from the Deck, what «another card, or its effect» is."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played
from tests.reader.printed import effects, monster, only_of_monster

BY_COUNTERS = (
    "Puedes poner 1 contador en esta carta (máx. 2). Esta carta gana el siguiente efecto, basado en el número de "
    "contadores en ella.\n● 1: Gana 500 ATK.\n● 2: Gana 900 ATK."
)
FROM_THE_DECK = "Puedes Invocar esta carta de Modo Especial (desde tu mano o Deck) mandando al Cementerio 1 monstruo Pez boca arriba que controles."
CALLS = (
    "Cuando esta carta es mandada al Cementerio, puedes Invocar de Modo Especial, desde tu Deck, 1 monstruo Pez. "
    "No puedes usarlo como Monstruo Material de Sincronía en este turno."
)
HURTS = (
    "Puedes hacer que todos los monstruos en Posición de Ataque que controle tu adversario pierdan 100 ATK por cada "
    "monstruo que controle."
)


@pytest.mark.parametrize(("times", "atk"), [(0, 1500), (1, 2000), (2, 2400)])
def test_so_many_counters_give_just_one_of_the_effects(times: int, atk: int) -> None:
    """2.13.4.1: by as many as lie on it, and no others."""
    found = played(
        {"Grulla": (LEVEL_4, BY_COUNTERS)},
        "monsters: [Grulla]",
        "deck: [9 cards]",
        *["A: {activate: Grulla}"] * times,
        "A: {go: battle}",
    )
    assert found.game.value(found.game.card("Grulla"), "atk") == atk


@pytest.mark.parametrize("lies", ["hand", "deck"])
def test_it_comes_from_the_hand_or_the_deck_for_its_own_cost(lies: str) -> None:
    found = played(
        {"Grulla": (LEVEL_4, FROM_THE_DECK)},
        f"monsters: [Pez Bajo], {lies}: [Grulla]",
        "deck: [9 cards]",
        "A: {special summon: Grulla, position: ataque}",
    )
    assert labels(found, "A", "monsters") == ["Grulla"]
    assert labels(found, "A", "graveyard") == ["Pez Bajo"]


def test_it_does_not_come_from_the_graveyard() -> None:
    found = played(
        {"Grulla": (LEVEL_4, FROM_THE_DECK)},
        "monsters: [Pez Bajo], graveyard: [Grulla]",
        "deck: [9 cards]",
        "A tries: {special summon: Grulla}",
    )
    assert labels(found, "A", "monsters") == ["Pez Bajo"]


def test_another_card_or_its_effect_is_any_activation_but_its_own() -> None:
    said = "Cuando otra carta{}, es activada (Efecto Rápido): puedes robar 1 carta."
    assert monster(said.format(", o su efecto")) == monster(
        "Cuando es activada otra carta o efecto (Efecto Rápido): puedes robar 1 carta."
    )


def test_whom_one_may_not_use_as_material_is_the_one_that_has_come() -> None:
    used = CALLS.replace("No puedes usarlo como Monstruo Material", "Ese monstruo no puede ser usado como Material")
    assert monster(CALLS) == monster(used) != monster(CALLS.replace("de Sincronía", "Xyz"))


def test_for_each_that_they_control_is_of_the_player_named_before() -> None:
    (step,) = only_of_monster(HURTS.replace(" en este momento", ""))["do"]
    assert step["by"]["count"]["controller"] == "opponent"
    (own,) = only_of_monster(HURTS.replace("por cada monstruo que controle", "por cada monstruo que controles"))["do"]
    assert own["by"]["count"]["controller"] == "you"


@pytest.mark.parametrize(("said", "cause"), [("Xyz", "xyz"), ("por Sincronía", "synchro")])
def test_that_one_has_summoned_so_this_turn_is_a_condition(said: str, cause: str) -> None:
    (found,) = effects(f"Si Invocaste {said} este turno: roba 1 carta.", "Spell", "Normal")
    assert found["if"]["happened"]["cause"] == cause


def test_at_least_two_others_are_counted_without_this_card() -> None:
    found = only_of_monster("Si controlas al menos otros 2 monstruos Pez: puedes robar 1 carta.")
    assert found == only_of_monster("Si controlas otros 2 o más monstruos Pez: puedes robar 1 carta.")
