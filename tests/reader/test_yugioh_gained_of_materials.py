"""What a Spanish text gives to the monster of which its card was a material: to that one, and while it has what it asks."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read
from tests.reader.duel import LEVEL_4, labels, played


def given(text: str) -> Any:
    (found,) = read("yugioh", Printing("Alba del Faro", text, {"type": "Monster"})).fields["effects"]
    return found["zone"], found["static"]


MADE = {"type": "monster", "kinds": "synchro", "made with": {"is": "card"}}


@pytest.mark.parametrize(
    "said", ["que usó esta carta como Material de Sincronía", "que fue Invocado usando esta carta como material"]
)
def test_it_is_said_of_the_monster_that_was_summoned_with_it(said: str) -> None:
    zone, static = given(f"Un Monstruo de Sincronía {said} no puede ser destruido en batalla.")
    assert (zone, static) == ("any", [{"forbid": {"event": "destroy", "cause": "battle", "of": MADE}}])


def test_an_effect_that_it_gains_is_its_own() -> None:
    _, (gift,) = given(
        "Un Monstruo de Sincronía que usó esta carta como material gana este efecto.\n● Si es Invocado por Sincronía: roba 1"
        " carta."
    )
    assert gift["grant"] == {"when": {"event": "special summon", "cause": "synchro"}, "do": [{"draw": "1"}]}
    assert gift["on"] == MADE


def test_one_that_holds_it_has_it_no_longer_than_that() -> None:
    zone, (gift,) = given(
        "Un Monstruo Xyz cuyo Tipo original sea Pez y tenga esta carta como material gana este efecto.\n"
        "● Esta carta puede atacar directamente."
    )
    assert (zone, gift["grant"]) == ("under", "Ataque directo")
    assert gift["on"] == {"type": "monster", "kinds": "xyz", "original race": "pez", "holding": {"is": "card"}}


@pytest.mark.parametrize(("used", "drawn"), [("Faro", 1), ("Boya", 0)])
def test_at_the_table_it_is_of_whoever_was_made_with_it(used: str, drawn: int) -> None:
    text = "Un Monstruo de Sincronía que usó esta carta como material gana este efecto.\n● Si es Invocado por Sincronía: roba 1 carta."
    found = played(
        {
            "Faro": ("level: 2, atk: 100, def: 100, kinds: [effect, tuner]", text),
            "Boya": (
                "level: 2, atk: 100, def: 100, kinds: [effect, tuner]",
                "Esta carta no puede atacar directamente.",
            ),
            "Nave": (
                "level: 4, atk: 100, def: 100, kinds: [synchro, effect]",
                "Esta carta no puede atacar directamente.",
            ),
        },
        "monsters: [Faro, Boya, Pez Bajo], extra: [Nave], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{synchro summon: Nave, with: [{used}, Pez Bajo], position: ataque}}",
    )
    assert len(found.game.zone("A", "hand")) == drawn


@pytest.mark.parametrize(("level", "left"), [("4 o mayor", []), ("5 o mayor", ["Faro"])])
def test_the_original_level_is_asked_whatever_it_has_become(level: str, left: list[str]) -> None:
    text = (
        f"Aumenta en 2 el Nivel de todos los monstruos. Destruye todos los monstruos cuyo Nivel original sea {level}."
    )
    found = played(
        {"Faro": (LEVEL_4, "Esta carta no puede atacar directamente."), "Marea": ("type: spell", text)},
        "monsters: [Faro], hand: [Marea], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Marea}",
    )
    assert labels(found, "A", "monsters") == left


def test_those_that_others_point_to_are_not_those_that_this_card_points_to() -> None:
    with pytest.raises(NotUnderstoodError):
        given("Los monstruos que controla tu adversario pierden 100 ATK por cada Monstruo de Enlace al que apunten.")
