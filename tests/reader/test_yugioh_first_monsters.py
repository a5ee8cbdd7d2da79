"""Monsters of the first decade: how often and in which turn, Unions of old, what is thrown, in their own words."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read


def read_as(text: str, name: str = "Farola") -> Any:
    return read("yugioh", Printing(name, text, {"type": "Monster", "type_line": "Fiend / Effect"})).fields


def effects(text: str) -> Any:
    return read_as(text)["effects"]


def refused(text: str) -> None:
    with pytest.raises(NotUnderstoodError):
        read_as(text)


@pytest.mark.parametrize(
    ("older", "newer"),
    [
        (
            "Puedes descartar 1 carta para robar 1 carta. Sólo puedes usar este efecto una vez por turno, durante tu Main Phase.",
            "Una vez por turno: puedes descartar 1 carta; roba 1 carta.",
        ),
        (
            "Puedes descartar 1 carta para robar 1 carta. Este efecto sólo puede usarse una vez por turno durante tu Main Phase.",
            "Una vez por turno: puedes descartar 1 carta; roba 1 carta.",
        ),
        (
            "Cuando esta carta es mandada directamente de la mano al Cementerio: roba 1 carta.",
            "Cuando esta carta es mandada de la mano al Cementerio: roba 1 carta.",
        ),
        (
            "Cuando esta carta inflige daño de batalla a tu adversario, el adversario descarta 1 carta.",
            "Cuando esta carta inflige daño de batalla a tu adversario, tu adversario descarta 1 carta.",
        ),
        (
            'Si "Faro" es destruida mientras está en el Campo, destruye esta carta.',
            'Si "Faro" en el Campo es destruida, destruye esta carta.',
        ),
        (
            "Cuando esta carta es mandada al Cementerio por el efecto de una Carta Mágica, de Trampa o de Monstruo de "
            "Efecto controlada por tu adversario: roba 1 carta.",
            "Cuando esta carta es mandada al Cementerio por el efecto de una carta de tu adversario: roba 1 carta.",
        ),
        (
            "Cuando esta carta es Invocada por Volteo: selecciona y cambia la posición de batalla de 1 monstruo en el Campo.",
            "Cuando esta carta es Invocada por Volteo: selecciona 1 monstruo en el Campo y cambia su posición de batalla.",
        ),
        (
            "Cuando esta carta inflige daño de batalla a tu adversario: selecciona y activa uno de los siguientes efectos:\n"
            "● Roba 1 carta.\n● Gana 300 LP.",
            "Cuando esta carta inflige daño de batalla a tu adversario: activa uno de los siguientes efectos:\n"
            "● Roba 1 carta.\n● Gana 300 LP.",
        ),
        (
            "VOLTEO: Destruye 1 monstruo boca arriba en el Campo con el ATK más bajo. (Si hay un empate, tú eliges.)",
            "VOLTEO: Destruye 1 monstruo boca arriba en el Campo con el ATK más bajo (si hay empate, eliges tú).",
        ),
        (
            "Puedes Invocar esta carta de Modo Normal sin Sacrificar. Si lo haces, el ATK original de esta carta se convierte en 900 puntos.",
            "Puedes Invocar esta carta de Modo Normal sin Sacrificar. Si lo haces, su ATK original se convierte en 900.",
        ),
    ],
)
def test_older_words_are_read_as_the_newer_ones(older: str, newer: str) -> None:
    assert read_as(older) == read_as(newer)


def test_an_effect_that_is_used_in_one_s_main_phase_is_no_trigger() -> None:
    refused(
        "Cuando esta carta es Invocada de Modo Normal: roba 1 carta. Sólo puedes usar este efecto una vez por turno, durante tu Main Phase."
    )


@pytest.mark.parametrize(
    ("then", "happened"),
    [
        ("esta carta atacó directamente", {"event": "attack", "to": "player", "of": {"is": "self"}}),
        (
            "esta carta destruyó un monstruo en batalla",
            {"event": "destroy", "of": {"type": "monster"}, "by": {"is": "self"}, "cause": "battle"},
        ),
        (
            "esta carta infligió daño de batalla a tu adversario",
            {"event": "damage", "player": "opponent", "by": {"is": "self"}, "cause": "battle"},
        ),
    ],
)
@pytest.mark.parametrize("of_a_turn", ["del turno en el que", "de un turno en que", "de cada turno en el que"])
def test_the_end_phase_of_a_turn_in_which_it_did_something(of_a_turn: str, then: str, happened: Any) -> None:
    (found,) = effects(f"Durante la End Phase {of_a_turn} {then}: roba 1 carta.")
    assert (found["when"], found["condition"]) == ({"event": "phase", "to": "end"}, {"happened": happened})


def test_where_it_was_sent_it_is_used_from_there() -> None:
    (found,) = effects("Durante la End Phase del turno en el que esta carta es mandada al Cementerio: roba 1 carta.")
    assert found["zone"] == "graveyard"
    assert found["condition"] == {"happened": {"event": "send", "of": {"is": "card"}}}


def test_not_in_the_turn_in_which_it_came() -> None:
    (found,) = effects(
        "Durante tu Standby Phase: puedes robar 1 carta (no puedes activar este efecto el turno en que esta carta es Invocada de "
        "Modo Normal, Especial o volteada boca arriba)."
    )
    kinds = ("normal summon", "special summon", "turn face up")
    assert found["if"] == {"not": {"any of": [{"happened": {"event": kind, "of": {"is": "self"}}} for kind in kinds]}}


def test_it_does_not_attack_however_it_came() -> None:
    (found,) = effects("Esta carta no puede atacar el turno en que es Invocada de Modo Normal, Volteo o Especial.")
    kinds = ("normal summon", "flip summon", "special summon")
    assert found["while"] == {"any of": [{"happened": {"event": kind, "of": {"is": "self"}}} for kind in kinds]}


def test_each_direct_attack_and_no_other() -> None:
    (found,) = effects(
        "Cada vez que esta carta inflige daño de batalla a tu adversario con un ataque directo, aumenta el ATK de esta carta en 200 puntos."
    )
    assert found["when"]["to"] == "direct attack"


NORMAL = {"forbid": {"event": "normal summon", "of": {"is": "self"}}}


@pytest.mark.parametrize(
    ("text", "held"),
    [
        (
            "Si controlas un monstruo, no puedes Invocar esta carta de Modo Normal.",
            {"exists": {"type": "monster", "controller": "you"}},
        ),
        (
            "No puedes Invocar de Modo Normal esta carta a menos que controles un monstruo.",
            {"not": {"exists": {"type": "monster", "controller": "you"}}},
        ),
    ],
)
def test_it_may_not_be_summoned_while_something_is_so(text: str, held: Any) -> None:
    assert effects(text) == [{"zone": "any", "static": [NORMAL], "while": held}]


UNION = (
    'Una vez por turno, durante tu Main Phase, si controlas esta carta en el Campo, puedes equiparla a tu "Faro" como Carta de '
    "Equipo, O desequiparla para Invocarla de Modo Especial en Posición de Ataque boca arriba. Mientras está equipada a un monstruo "
    "por este efecto, aumenta el ATK del monstruo equipado en 300 puntos."
)
ALONE = (
    " (1 monstruo sólo puede estar equipado con 1 Monstruo de Unión a la vez. Si el monstruo equipado es destruido en batalla, esta "
    "carta es destruida en su lugar.)"
)


def test_a_union_goes_with_none_that_has_one() -> None:
    joins, parts, gift, shield = effects(UNION + ALONE)
    (chosen, _) = joins["do"]
    assert chosen["choose"] == {
        "name": "Faro",
        "facedown": "no",
        "controller": "you",
        "is": "other",
        "none of": [{"equipped with": {"kinds": "union"}}],
    }
    assert parts["do"] == [{"special summon": "self", "position": "attack"}]
    assert gift["static"] == [{"modify": "atk", "by": "300", "on": {"equipped": "self"}}]
    assert shield["would"] == {"event": "destroy", "cause": "battle", "of": {"equipped": "self"}}
    assert (joins["once per turn"], parts["once per turn"]) == ("one of these", "one of these")


def test_who_may_be_told_of_an_attack_is_the_other_side_alone() -> None:
    (found,) = effects(
        "Esta carta no puede ser seleccionada como objetivo de un ataque por los monstruos de tu adversario."
    )
    assert found["static"] == [{"forbid": {"event": "attacked", "of": {"is": "self"}}}]


@pytest.mark.parametrize("result", ["resultado", "resultado del dado"])
def test_what_is_thrown_is_what_it_gains(result: str) -> None:
    (found,) = effects(
        f"Una vez por turno: puedes lanzar un dado. Esta carta gana ATK igual al {result} x 200 hasta el final del turno."
    )
    (_, gain) = found["do"]
    assert gain == {"modify": "atk", "by": {"chosen": "tirada", "times": "200"}, "on": "self", "until": "end of turn"}


def test_what_holds_for_so_long_belongs_to_the_effect() -> None:
    (one,) = effects("Una vez por turno: puedes robar 1 carta. Esta carta gana 300 ATK hasta el final del turno.")
    assert one["do"][-1] == {"modify": "atk", "by": "300", "on": "self", "until": "end of turn"}
    assert len(effects("Una vez por turno: puedes robar 1 carta. Esta carta gana 300 ATK.")) == 2
