"""How a monster came: by itself from the hand, with which Tributes, to where a Link Monster points; as what it served."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read
from tests.reader.printed import monster as effects


def effect(text: str) -> Any:
    (one,) = effects(text)
    return one


@pytest.mark.parametrize("pose", ["", " en Posición de Defensa"])
def test_what_comes_by_itself_is_told_in_brackets(pose: str) -> None:
    assert effect(f"Puedes Invocar esta carta de Modo Especial (desde tu mano){pose}.")["activate"] == "own summon"


def test_without_brackets_it_may_be_an_effect_too() -> None:
    with pytest.raises(NotUnderstoodError):
        effects("Puedes Invocar esta carta de Modo Especial desde tu mano.")


def test_by_itself_it_comes_to_a_pointed_zone_only_where_one_points() -> None:
    found = effect(
        "Puedes Invocar esta carta de Modo Especial (desde tu mano) a tu zona a la que apunte un Monstruo de Enlace."
    )
    nexus = {"type": "monster", "kinds": "link"}
    assert found["if"] == {"exists": nexus} and found["do"] == [{"special summon": "self", "pointed by": nexus}]


def test_it_cannot_attack_in_the_turn_in_which_it_came_so() -> None:
    _, kept = effects(
        "Si no controlas monstruos boca arriba, puedes Invocar esta carta de Modo Especial (desde tu mano). "
        "No puede atacar durante el turno en el que es Invocada de esta forma."
    )
    assert kept["do"] == [{"forbid": {"event": "attack"}, "on": "self", "until": "end of turn"}]


@pytest.mark.parametrize("verb", ["Sacrificando", "sacrificando"])
def test_with_which_tribute_it_was_summoned(verb: str) -> None:
    found = effect(f"Si esta carta es Invocada por Sacrificio {verb} un monstruo de AGUA: puedes robar 1 carta.")
    assert found["when"]["event"] == "normal summon"
    assert found["when"]["of"]["made with"] == {"type": "monster", "attribute": "agua"}


@pytest.mark.parametrize(
    "modes",
    [
        "de Modo Normal, Invocada por Volteo o Invocada de Modo Especial",
        "de Modo Normal, por Volteo o de Modo Especial",
        "de Modo Normal, de Volteo o Especial",
    ],
)
def test_three_ways_to_come(modes: str) -> None:
    found = effect(f"Si esta carta es Invocada {modes}: puedes robar 1 carta.")
    assert found["when"] == ["normal summon", "flip summon", "special summon"]


def test_in_the_turn_in_which_it_came_one_way_or_the_other() -> None:
    found = effect(
        "Durante tu Main Phase, si esta carta fue Invocada de Modo Normal o Especial este turno: puedes robar 1 carta."
    )
    assert [one["happened"]["event"] for one in found["if"]["any of"]] == ["normal summon", "special summon"]


@pytest.mark.parametrize(
    "use",
    ["para un Monstruo de Enlace Pez", "para la Invocación de un Monstruo de Enlace Pez"],
)
def test_the_link_monster_that_it_was_a_material_of(use: str) -> None:
    found = effect(f"Si esta carta es mandada al Cementerio como material {use}: puedes robar 1 carta.")
    assert (found["when"]["cause"], found["when"]["by"]["race"]) == ("link", "pez")


def test_indestructible_once_a_turn_by_one_kind_of_card() -> None:
    found = effect("Una vez por turno, esta carta no puede ser destruida por Cartas de Trampa.")
    assert found["would"] == {"event": "destroy", "cause": "effect", "by": {"type": "trap"}}
    assert found["once per turn"] == "yes"


def test_from_the_hand_or_face_up_on_the_field() -> None:
    found = effect("Puedes mandar al Cementerio esta carta en tu mano o boca arriba en tu Campo; roba 1 carta.")
    assert found["cost"] == [
        {"move": {"is": "self", "facedown": "no", "zone": ["hand", "monsters"]}, "to": "graveyard"}
    ]


@pytest.mark.parametrize(("whose", "who"), [("que controles", "you"), ("que controle tu adversario", "opponent")])
def test_whose_monster_is_tributed_for_it(whose: str, who: str) -> None:
    found = effect(f"Puedes Invocar esta carta de Modo Especial (desde tu mano) Sacrificando 1 monstruo {whose}.")
    assert found["cost"][0]["choose"] == {"type": "monster", "controller": who}


def test_what_may_be_tributed_in_the_hand_too() -> None:
    found = effect(
        "Puedes Invocar esta carta de Modo Especial (desde tu mano) Sacrificando 1 monstruo Pez en tu mano o Campo."
    )
    assert found["cost"][0]["choose"]["zone"] == ["hand", "monsters"]


def test_how_often_it_comes_by_its_only_way() -> None:
    found = read("yugioh", Printing("Alba del Faro", (
        "No puede ser Invocada de Modo Normal/Colocada. Debe ser Invocada de Modo Especial (desde tu mano) desterrando "
        'de tu Cementerio 3 monstruos Pez. Sólo puedes Invocar de Modo Especial "Alba del Faro" una vez por turno de esta forma.'
    ), {"type": "Monster", "property": None})).fields["effects"]  # fmt: skip
    assert (found[0]["activate"], found[0]["once per turn"]) == ("own summon", "by name")
    assert found[0]["cost"][0]["choose"]["zone"] == "graveyard"
    assert "once per turn" not in found[1]


@pytest.mark.parametrize(
    "equips", ["equípale esta carta desde tu mano o Campo", "equipa a ese objetivo esta carta", "equipa esta carta a ese objetivo"]
)  # fmt: skip
def test_what_gains_behind_an_equip_is_who_is_equipped(equips: str) -> None:
    _, gained = effects(f"Puedes seleccionar 1 monstruo que controles; {equips}. Gana 500 ATK.")
    assert gained["static"] == [{"modify": "atk", "by": "500", "on": {"equipped": "self"}}]


def test_to_the_top_or_the_bottom() -> None:
    found = effect("Puedes seleccionar 1 carta en tu Cementerio; devuélvela a la parte superior o inferior del Deck.")
    assert list(found["do"][0]["one of"]) == ["arriba", "abajo"]
