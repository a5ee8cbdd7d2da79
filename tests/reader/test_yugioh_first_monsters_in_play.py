"""What monsters of the first decade do at a moment or in a battle, in sentences without «:»."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read


def read_as(text: str) -> Any:
    return read("yugioh", Printing("Farola", text, {"type": "Monster", "type_line": "Fiend / Effect"})).fields


def effects(text: str) -> Any:
    return read_as(text)["effects"]


@pytest.mark.parametrize(
    ("older", "newer"),
    [
        (
            "Cada vez que esta carta inflige daño de batalla a tu adversario, puedes robar 1 carta.",
            "Si esta carta inflige daño de batalla a tu adversario: puedes robar 1 carta.",
        ),
        (
            "Cada vez que esta carta inflige daño de batalla a tu adversario, selecciona 1 carta en el Campo y destrúyela.",
            "Si esta carta inflige daño de batalla a tu adversario: selecciona 1 carta en el Campo; destrúyela.",
        ),
        (
            "Cuando esta carta inflige daño de batalla a tu adversario, puedes activar 1 de estos efectos:\n● Roba 1 carta.\n● Gana 300 LP.",
            "Cuando esta carta inflige daño de batalla a tu adversario: puedes activar 1 de estos efectos:\n● Roba 1 carta.\n● Gana 300 LP.",
        ),
        (
            "Cuando esta carta es destruida en batalla, equipa esta carta al monstruo que la destruyó.",
            "Cuando esta carta es destruida en batalla: equipa esta carta al monstruo que la destruyó.",
        ),
        (
            "Cuando un monstruo del adversario ataca a esta carta, roba 1 carta.",
            "Cuando un monstruo del adversario ataca a esta carta: roba 1 carta.",
        ),
        (
            "Cuando esta carta es Invocada de Modo Normal, ponla en Posición de Defensa.",
            "Cuando esta carta es Invocada de Modo Normal, cámbiala a Posición de Defensa.",
        ),
        (
            "Cuando esta carta es destruida por un monstruo del adversario en batalla: roba 1 carta.",
            "Cuando esta carta es destruida en batalla por un monstruo del adversario: roba 1 carta.",
        ),
        (
            "Aumenta en 200 puntos el ATK de esta carta por cada carta en tu mano.",
            "Aumenta el ATK de esta carta en 200 puntos por cada carta en tu mano.",
        ),
        (
            "Cuando esta carta ataca, aumenta su ATK en 300 puntos sólo durante el Damage Step.",
            "Mientras esta carta ataca, esta carta gana 300 ATK sólo durante el Damage Step.",
        ),
    ],
)
def test_older_words_are_read_as_the_newer_ones(older: str, newer: str) -> None:
    assert read_as(older) == read_as(newer)


def test_what_it_has_in_an_attack_is_no_activation() -> None:
    """The other one could answer it, and it would have it before the Damage Step."""
    (found,) = effects("Cuando esta carta ataca directamente, su ATK aumenta en 300 puntos durante el cálculo de daño.")
    assert found["static"] == [{"modify": "atk", "by": "300", "on": "self"}]
    attacks = {"object": "self", "matches": {"attacking": "yes"}}
    nobody = {"exists": {"type": "monster", "attacked": "yes"}, "count": 0}
    assert found["while"] == {"all": [attacks, nobody, {"step": "damage"}]}


def test_only_where_that_holds() -> None:
    (found,) = effects(
        'Una vez por turno: puedes pagar 300 LP; inflige 300 puntos de daño a tu adversario si "Faro" está en el Campo.'
    )
    (done,) = found["do"]
    assert done["if"] == {"exists": {"name": "Faro", "facedown": "no"}}
    assert found["cost"] == [{"pay": "300"}]


def test_whom_it_called_is_not_tributed() -> None:
    (found,) = effects(
        "Cuando esta carta es destruida en batalla: Invoca de Modo Especial 1 monstruo Pez en tu mano. El monstruo Invocado por este "
        "efecto no puede ser usado como Sacrificio."
    )
    assert found["do"][-1] == {"forbid": {"event": "tribute"}, "on": "invocada", "until": "game"}


def test_in_defense_it_is_destroyed_and_nobody_activates_that() -> None:
    (found,) = effects("Si está en Posición de Defensa boca arriba: destruye esta carta.")
    assert found["whenever"] == {"object": "self", "matches": {"defense": "yes", "facedown": "no"}}
    assert found["keyword"] == "Continuo"


def test_face_up_it_is_banished_wherever_it_would_go() -> None:
    (found,) = effects("Si esta carta boca arriba fuera a dejar el Campo, destiérrala en su lugar.")
    assert found["would"] == {"event": "move", "from": "monsters", "of": {"is": "self", "facedown": "no"}}
    assert found["becomes"] == {"to": "banished"}


def test_another_one_of_another_name() -> None:
    (found,) = effects('Mientras controles otro monstruo "Faro" de nombre diferente, esta carta gana 300 ATK.')
    other = {
        "type": "monster",
        "name contains": "Faro",
        "facedown": "no",
        "is": "other",
        "other name than": "self",
        "controller": "you",
    }
    assert found["while"] == {"exists": other}


def test_it_turns_itself_down_from_attack_alone() -> None:
    (found,) = effects(
        "Una vez por turno: puedes cambiar esta carta de Posición de Ataque a Posición de Defensa boca abajo."
    )
    assert found["if"] == {"object": "self", "matches": {"defense": "no"}}
    assert found["do"] == [{"turn down": "self"}]


def test_while_one_lies_face_up_on_either_side() -> None:
    (found,) = effects(
        "Mientras haya una Carta Mágica de Campo boca arriba, esta carta no puede ser destruida en batalla."
    )
    assert found["while"] == {"exists": {"type": "spell", "icon": "field", "facedown": "no"}}


def test_of_the_hand_it_is_used_in_the_damage_step() -> None:
    (found,) = effects(
        'Durante el Damage Step, cuando un monstruo "Faro" que controles batalla: puedes mandar esta carta de tu mano al Cementerio; '
        "ese monstruo gana 300 ATK hasta el final de este turno."
    )
    assert (found["activate"], found["zone"]) == ("quick", "hand")


def test_two_things_that_are_not_told_apart_are_refused() -> None:
    with pytest.raises(NotUnderstoodError):
        read_as("Si está en Posición de Defensa: inflige 300 puntos de daño a tu adversario.")
