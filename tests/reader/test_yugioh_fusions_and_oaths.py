"""What Spells say of the materials of a Fusion, of what may not be done that turn, of costs, in sentences of our own."""

from typing import Any

import pytest

from tests.reader.printed import effects
from tests.reader.test_yugioh_spells import spell

HEAD = "Invoca por Fusión 1 Monstruo de Fusión Pez desde tu Deck Extra, "
FISH = {"type": "monster", "race": "pez", "kinds": "fusion"}


def fused(ways: str) -> Any:
    (step,) = spell(HEAD + ways)["resolve"]
    return step


@pytest.mark.parametrize(
    ("said", "zones"),
    [
        ("tu mano, Deck y/o Campo", ["hand", "deck", "monsters"]),
        ("tu Campo o Cementerio", ["monsters", "graveyard"]),
        ("tu mano, Campo, Deck y Cementerio", ["hand", "monsters", "deck", "graveyard"]),
    ],
)
def test_the_places_of_the_materials_in_whatever_order(said: str, zones: list[str]) -> None:
    assert fused(f"usando monstruos en {said} como Material.")["with"] == {
        "type": "monster",
        "zone": zones,
        "controller": "you",
    }


def test_materials_of_the_field_and_of_what_is_banished_face_up() -> None:
    read_ = fused(
        "barajando al Deck los Materiales listados en él en tu Campo y/o boca arriba entre tus cartas desterradas."
    )
    assert read_["to"] == "deck"
    assert read_["with"]["any of"][1] == {"zone": "banished", "controller": "you", "facedown": "no"}


@pytest.mark.parametrize(
    ("said", "part"),
    [
        ("usando 2 monstruos en tu mano o Deck.", {"of": {"type": "monster"}, "count": "2"}),
        (
            "usando monstruos en tu Campo, incluyendo 2 o más monstruos Aqua.",
            {"of": {"type": "monster", "race": "aqua"}, "count": ">= 2"},
        ),
        (
            "usando monstruos en tu mano. También puedes usar hasta 2 monstruos en tu Deck.",
            {"of": {"type": "monster", "zone": "deck", "controller": "you"}, "count": "<= 2"},
        ),
        (
            "usando monstruos en tu mano. También puedes desterrar monstruos en tu Cementerio como Material.",
            {"of": {"type": "monster", "zone": "graveyard", "controller": "you"}, "to": "banished"},
        ),
        (
            'usando monstruos en tu mano. Si usas "Noria" como Material, también puedes usar monstruos en tu Deck.',
            {"of": {"type": "monster", "zone": "deck", "controller": "you"}, "count": 0, "unless": {"name": "Noria"}},
        ),
    ],
)
def test_how_many_of_the_materials_are_such(said: str, part: dict[str, Any]) -> None:
    assert fused(said)["shares"] == [part]


@pytest.mark.parametrize("order", ["Si tus LP son 500 o menos, {}.", "{}, si tus LP son 500 o menos."])
def test_more_materials_where_something_is_so(order: str) -> None:
    also = order.format("también puedes desterrar monstruos en tu Cementerio").capitalize()
    also = also.replace("lp", "LP").replace("cementerio", "Cementerio")
    read_ = fused("usando monstruos en tu mano. " + also)
    assert read_["then"][0]["shares"][0]["to"] == "banished"
    assert "shares" not in read_["else"][0]


def test_what_it_is_made_of_may_stand_behind_the_extra_deck() -> None:
    read_ = fused('que liste a un monstruo "Noria" como Material, usando monstruos en tu mano.')
    assert read_["fusion summon"] == FISH | {"lists group": "Noria"}


def test_those_of_the_name_that_was_sought_are_neither_summoned_nor_set() -> None:
    _, summoned, laid = spell(
        "Añade a tu mano 1 monstruo Pez en tu Deck, pero este turno no puedes Invocar de Modo Normal/Colocar monstruos"
        " con el mismo nombre."
    )["resolve"]
    assert [summoned["forbid"]["event"], laid["forbid"]["event"]] == ["normal summon", "set"]
    assert summoned["forbid"]["of"] == {"same name as": "elegida"}


def test_one_that_cannot_be_normal_summoned() -> None:
    read_ = spell("Añade a tu mano 1 monstruo Pez en tu Deck que no pueda ser Invocado de Modo Normal/Colocado.")
    assert read_["resolve"] == [{"search": {"type": "monster", "race": "pez", "comes normally": "no"}}]


def said(text: str) -> Any:
    return effects(text, "Spell", "Normal")


ONCE = 'Sólo puedes usar este efecto de "Alba del Faro" una vez por turno.'


def test_a_limit_by_name_and_one_by_turn_stand_one_behind_the_other() -> None:
    _, used = said(
        f"Roba 1 carta. Puedes desterrar esta carta en tu Cementerio; roba 1 carta. {ONCE} No puedes usar este efecto el"
        " turno en que esta carta fue mandada al Cementerio."
    )
    assert used["once per turn"] == "by name"
    assert used["if"] == {"not": {"happened": {"event": "send", "of": {"is": "card"}}}}


@pytest.mark.parametrize(
    "oath",
    [
        "{turn}, sólo puedes Invocar monstruos Pez de Modo Especial.",
        "Sólo puedes Invocar de Modo Especial monstruos Pez {turn}.",
    ],
)
def test_an_oath_that_says_what_only_may_come(oath: str) -> None:
    turn = "el turno en el que activas esta carta"
    (read_,) = said("Roba 1 carta. " + (oath.format(turn=turn)[0].upper() + oath.format(turn=turn)[1:]))
    barred = {"event": "special summon", "of": {"none of": [{"type": "monster", "race": "pez"}]}, "player": "you"}
    assert read_["cost"] == [{"forbid": barred, "until": "end of turn"}]
    assert read_["if"] == {"happened": barred, "count": 0}


@pytest.mark.parametrize("left_out", ["los de monstruos Pez", "los efectos de monstruos Pez", "de monstruos Pez"])
def test_whose_effects_are_left_out(left_out: str) -> None:
    (read_,) = said(
        f"Roba 1 carta. Por el resto de este turno no puedes activar efectos de monstruos, excepto {left_out}."
    )
    assert read_["resolve"][1]["forbid"]["of"]["none of"] == [{"type": "monster", "race": "pez"}]


def test_at_the_end_of_the_turn_in_which_it_was_activated() -> None:
    _, waits = said(
        "Roba 1 carta. Durante la End Phase, si esta carta está en tu Cementerio porque fue activada este turno: puedes"
        " añadir esta carta a tu mano."
    )
    assert waits["condition"] == {"happened": {"event": "activate", "to": "card", "of": {"is": "card"}}}


def test_what_is_shown_and_goes_back_is_the_cost() -> None:
    (read_,) = said("Muestra 1 monstruo Pez en tu mano y barájalo al Deck; roba 2 cartas.")
    assert [next(iter(one)) for one in read_["cost"]] == ["choose", "reveal", "move", "shuffle"]


def test_what_an_xyz_monster_is_given_goes_to_the_one_that_was_selected() -> None:
    (read_,) = said(
        "Selecciona 1 Monstruo Xyz que controles; acopla 1 monstruo Pez en tu Cementerio a él como material."
    )
    assert read_["resolve"][-1] == {"put": "elegida", "under": "objetivo"}


@pytest.mark.parametrize("who", ["No se pueden activar", "Ningún jugador puede activar"])
def test_nobody_answers_it(who: str) -> None:
    (read_,) = said(f"Roba 1 carta. {who} cartas o efectos en respuesta a la activación de esta carta.")
    assert read_["unanswered by"] == "each"


@pytest.mark.parametrize(
    "types", ["Cartas Mágicas, de Trampa o de monstruos", "Mágicas, Trampas y monstruos", "cartas"]
)
def test_effects_of_every_type_are_those_of_any_card(types: str) -> None:
    (read_,) = said(
        f"Selecciona 1 monstruo que controles; este turno, no puede ser destruido por los efectos de {types} de tu adversario."
    )
    assert read_["resolve"][0]["forbid"] == {"event": "destroy", "cause": "effect", "by": {"controller": "opponent"}}


@pytest.mark.parametrize(
    ("back", "test"),
    [
        (
            "menor que el ATK original del monstruo desterrado",
            {"less than": {"value": "original atk", "of": "objetivo"}},
        ),
        ("mayor que el ATK original de ese monstruo", {"more than": {"value": "original atk", "of": "objetivo"}}),
    ],
)
def test_the_original_atk_of_one_against_that_of_another(back: str, test: dict[str, Any]) -> None:
    (read_,) = said(
        "Selecciona 1 monstruo Pez que controles; destiérralo y, si lo haces, añade a tu mano 1 monstruo Pez en tu Deck con"
        f" ATK original {back}."
    )
    assert read_["resolve"][1]["then"][0]["search"]["original atk"] == test


def test_those_of_one_name_do_not_attack_in_the_turn() -> None:
    (read_,) = said('Roba 1 carta. "Noria" no puede atacar el turno en el que activas esta carta.')
    assert read_["if"] == {"happened": {"event": "attack", "of": {"name": "Noria"}, "player": "you"}, "count": 0}


@pytest.mark.parametrize(
    ("counted", "test"),
    [
        (
            "monstruos Pez con nombres diferentes que controles",
            {
                "exists": {"type": "monster", "race": "pez", "facedown": "no", "controller": "you"},
                "different": "name",
                "count": ">= 2",
            },
        ),
    ],
)
def test_each_of_a_list_where_there_are_so_many(counted: str, test: dict[str, Any]) -> None:
    (read_,) = said(
        f"Aplica estos efectos en secuencia, dependiendo del número de {counted}. ● 1 o más: Roba 1 carta. ● 2 o más:"
        " Puedes ganar 500 LP."
    )
    second = read_["resolve"][1]
    assert second["if"] == test
    assert second["then"] == [{"may": [{"gain": "500", "of": "lp"}]}]


def test_each_of_a_list_where_so_many_were_destroyed() -> None:
    (read_,) = said(
        "Destruye tantas cartas en las Zonas de Péndulo como sea posible, y después aplica estos efectos, en secuencia,"
        " dependiendo del número de cartas destruidas. ● 2 o más: Roba 1 carta. ● 4: Gana 500 LP."
    )
    lots = [one["if"] for one in read_["resolve"][1]["then"]]
    assert lots == [{"compare": {"chosen": "movidas"}, "with": many} for many in (">= 2", "4")]


@pytest.mark.parametrize("order", ["durante la End Phase, destrúyelo", "destrúyelo durante la End Phase"])
def test_what_gains_until_the_end_and_is_destroyed_then(order: str) -> None:
    (read_,) = said(f"Selecciona 1 monstruo que controles; hasta el final de este turno, gana 300 ATK, pero {order}.")
    assert read_["resolve"][1] == {"later": {"event": "phase", "to": "end"}, "do": [{"destroy": "objetivo"}]}


def test_as_much_as_that_of_the_opponent() -> None:
    (read_,) = said(
        "Selecciona 1 monstruo que controles y 1 monstruo que controle tu adversario; hasta el final de este turno, tu"
        " monstruo gana ATK igual al ATK del monstruo del adversario."
    )
    assert read_["resolve"][0]["by"] == {"value": "atk", "of": "segundo"}
