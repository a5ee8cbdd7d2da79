"""How often by the copy and by the name at once; the turns and Phases in which only what is quick is used."""

from typing import Any

import pytest

from tests.reader.printed import monster as effects


@pytest.mark.parametrize(
    ("limit", "said"),
    [
        ('Sólo puedes usar cada efecto de "Alba del Faro" una vez por turno.', "by name"),
        ('Sólo puedes usar 1 efecto de "Alba del Faro" por turno, y sólo una vez ese turno.', "one by name"),
    ],
)
def test_once_by_its_name_is_once_by_each_copy(limit: str, said: str) -> None:
    found = effects(f"Una vez por turno: puedes robar 1 carta. Puedes Sacrificar esta carta; gana 500 LP. {limit}")
    assert [one["once per turn"] for one in found] == [said, said]


@pytest.mark.parametrize(
    ("time", "phases"),
    [
        ("Main Phase", ["main 1", "main 2"]),
        ("Battle Phase", "battle"),
        ("Main Phase o Battle Phase", ["main 1", "battle", "main 2"]),
    ],
)
def test_what_is_used_in_their_phases_is_quick(time: str, phases: Any) -> None:
    (found,) = effects(f"Durante la {time} de tu adversario: puedes robar 1 carta.")
    assert found["activate"] == "quick"
    assert found["if"] == {"all": [{"phase": phases}, {"turn": "opponent"}]}


def test_what_answers_in_their_turn_is_quick() -> None:
    (found,) = effects(
        "Durante el turno de tu adversario, cuando es activada una Carta Mágica: "
        "puedes descartar esta carta; niega la activación."
    )
    assert found["activate"] == "quick"
    assert found["if"]["all"][0] == {"turn": "opponent"}


def test_one_of_each_from_the_deck_said_first() -> None:
    (found,) = effects("Puedes añadir a tu mano, desde tu Deck, 1 Carta Mágica y 1 monstruo Pez de Nivel 5 o mayor.")
    assert [one["search"]["type"] for one in found["do"]] == ["spell", "monster"]


@pytest.mark.parametrize("for_what", ["", " para una Invocación Xyz"])
def test_material_of_some_alone(for_what: str) -> None:
    (found,) = effects(
        f"No puede ser usada como Material Xyz{for_what}, excepto para la Invocación Xyz de un monstruo Pez."
    )
    assert found["static"][0]["forbid"]["by"] == {"none of": [{"type": "monster", "race": "pez"}]}
