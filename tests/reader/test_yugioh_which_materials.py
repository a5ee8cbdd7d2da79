"""How many of the materials were such, and other short ways of Extra Deck monsters."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read
from tests.reader.printed import only_of_monster as ability


@pytest.mark.parametrize(
    ("who", "amount"),
    [
        ("monstruos que no sean Cantantes", {"used": {"type": "monster", "kinds": "not tuner"}, "of": "self"}),
        ("Monstruos Normales", {"used": {"type": "monster", "normal": "yes"}, "of": "self"}),
        ("materiales", {"value": "made of", "of": "self"}),
        ("monstruos", {"value": "made of", "of": "self"}),
    ],
)
def test_as_many_as_were_used(who: str, amount: dict[str, Any]) -> None:
    read_so = ability(
        f"Si esta carta es Invocada por Sincronía: roba cartas igual al número de {who} usados como material."
    )
    assert read_so["do"] == [{"draw": amount}]


def test_up_to_as_many_as_were_used() -> None:
    text = "Si esta carta es Invocada por Fusión: puedes destruir cartas en el Campo, hasta el número de monstruos{} usados para su Invocación."
    some, all_of_them = (ability(text.format(name))["do"][0]["count"] for name in (' "Boya"', ""))
    assert some == {"used": {"type": "monster", "name contains": "Boya"}, "of": "self"}
    assert all_of_them == {"value": "made of", "of": "self"}


def test_what_they_had_between_them() -> None:
    text = "El ATK original de esta carta se convierte en el {} combinado de los monstruos usados para su Invocación."
    assert ability(text.format("ATK original"))["static"][0]["to"] == {
        "used": {},
        "total": "original atk",
        "of": "self",
    }
    with pytest.raises(NotUnderstoodError):
        ability(text.format("doble"))


def test_the_one_that_destroyed_is_that_monster_where_only_it_can_be_meant() -> None:
    text = "Si un monstruo Pez que controles destruye un monstruo del adversario en batalla: ese monstruo {}."
    assert ability(text.format("puede hacer un segundo ataque seguido"))["do"] == [
        {"allow": "second attack", "on": "cause"}
    ]
    assert ability(text.format("gana 500 ATK"))["do"][0]["on"] == "cause"
    assert ability("Si esta carta destruye un monstruo en batalla: destierra ese monstruo.")["do"] == [
        {"banish": "event"}
    ]


@pytest.mark.parametrize(
    ("whose", "by"),
    [
        ("monstruos de Nivel 6 o menor", {"type": "monster", "level": "<= 6"}),
        ("monstruos de LUZ del adversario", {"type": "monster", "attribute": "luz", "controller": "opponent"}),
        ("monstruos", {"type": "monster"}),
    ],
)
def test_by_the_effects_of_such_monsters(whose: str, by: dict[str, Any]) -> None:
    assert ability(f"No puede ser destruida por efectos de {whose}.")["static"][0]["forbid"]["by"] == by


@pytest.mark.parametrize(("side", "who"), [("que controle tu adversario", "opponent"), ("que controles", "you")])
def test_in_a_zone_of_whoever_controls_it(side: str, who: str) -> None:
    read_so = ability(f"Puedes seleccionar 1 carta Colocada en la Zona de Magia y Trampas {side}; destrúyela.")
    assert read_so["targets"][0]["choose"] == {"facedown": "yes", "zone": "spells", "controller": who}


def test_what_nobody_answers_is_of_this_card_or_of_all() -> None:
    text = "Tu adversario no puede activar cartas ni efectos en respuesta a la activación de los efectos de {}."
    assert ability(text.format("esta carta"))["static"][0]["no answer to"]["of"] == {"is": "self"}
    others = ability(text.format("monstruos Pez que controles"))["static"][0]["no answer to"]["of"]
    assert others == {"type": "monster", "race": "pez", "controller": "you"}


@pytest.mark.parametrize(
    ("where", "whose"), [("en tu Cementerio", "you"), ("en el Cementerio de tu adversario", "opponent")]
)
def test_a_material_that_lies_in_a_graveyard(where: str, whose: str) -> None:
    line = f"1 monstruo Pez {where} + 1 monstruo Roca\nEsta carta gana 500 ATK."
    recipe = read("yugioh", Printing("Alba del Faro", line, {"type": "Monster"})).fields["recipe"]
    assert recipe[0]["of"] == {"type": "monster", "race": "pez", "zone": "graveyard", "controller": whose}
    assert recipe[1]["of"] == {"type": "monster", "race": "roca"}


@pytest.mark.parametrize(
    ("how", "does", "by", "test"),
    [
        ("mayores", "gana", {"fact": "lp", "minus": {"fact": "lp", "player": "opponent"}}, "more than"),
        ("menores", "gana", {"fact": "lp", "player": "opponent", "minus": {"fact": "lp"}}, "less than"),
        ("menores", "pierde", {"fact": "lp", "minus": {"fact": "lp", "player": "opponent"}}, "less than"),
    ],
)
def test_as_much_as_the_difference(how: str, does: str, by: dict[str, Any], test: str) -> None:
    """What is lost is what is less than nothing."""
    read_so = ability(
        f"Mientras tus LP sean {how} que los de tu adversario, esta carta {does} ATK igual a la diferencia."
    )
    assert read_so["static"] == [{"modify": "atk", "by": by, "on": "self"}]
    assert read_so["while"]["compare"] == {"fact": "lp"}
    assert read_so["while"]["with"] == {test: {"fact": "lp", "player": "opponent"}}


def test_there_is_no_difference_where_nothing_was_compared() -> None:
    with pytest.raises(NotUnderstoodError):
        ability("Esta carta gana ATK igual a la diferencia.")


def test_cards_of_a_name_that_are_equipped_to_it() -> None:
    text = 'Gana 500 ATK por cada carta "Boya" equipada a {}.'
    counted = ability(text.format("esta carta"))["static"][0]["by"]["count"]
    assert counted == {"name contains": "Boya", "equips": "self"}
    assert ability(text.format("ella"))["static"][0]["by"]["count"] == counted
