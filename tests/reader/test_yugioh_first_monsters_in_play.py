"""What monsters of the first decade do at a moment or in a battle, in sentences without «:»."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.test_yugioh_first_monsters import effects, read_as


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


@pytest.mark.parametrize(
    ("fights", "holds"),
    [
        ("ataca o es atacada", {"object": "self", "matches": {"any of": [{"attacking": "yes"}, {"attacked": "yes"}]}}),
        ("ataca", {"object": "self", "matches": {"attacking": "yes"}}),
        ("es atacada", {"object": "self", "matches": {"attacked": "yes"}}),
        ("batalla con un monstruo del adversario", {"exists": {"controller": "opponent", "battles with": "self"}}),
    ],
)
def test_in_the_damage_step_no_attack_is_declared_any_more(fights: str, holds: Any) -> None:
    (found,) = effects(
        f"Durante el Damage Step, cuando esta carta {fights}: puedes pagar 300 LP; esta carta gana 300 ATK hasta la End Phase."
    )
    assert (found["activate"], found["if"]) == ("quick", {"all": [holds, {"step": "damage"}]})


def test_by_how_it_lies() -> None:
    (attack, defense) = effects(
        "● Mientras está en Posición de Ataque: Esta carta gana 300 ATK.\n● Mientras está en Posición de Defensa: Una vez por turno: puedes "
        "robar 1 carta."
    )
    assert attack["while"] == {"object": "self", "matches": {"defense": "no", "facedown": "no"}}
    assert defense["if"] == {"object": "self", "matches": {"defense": "yes", "facedown": "no"}}


def test_all_of_one_name_lie_alike() -> None:
    (found,) = effects('Si todos los "Faro" que controlas están en Posición de Ataque, esta carta gana 300 ATK.')
    other = {"controller": "you", "none of": [{"defense": "no"}], "name": "Faro", "facedown": "no"}
    assert found["while"] == {"exists": other, "count": 0}


def test_what_is_given_while_something_is_so_is_given_only_then() -> None:
    (found,) = effects('Puedes Sacrificar esta carta mientras "Faro" está boca arriba en el Campo; roba 1 carta.')
    assert found["if"] == {"exists": {"name": "Faro", "facedown": "no"}}
    assert found["cost"] == [{"tribute": "self"}]


@pytest.mark.parametrize(
    ("older", "newer"),
    [
        (
            "Puedes descartar 1 carta para que todos los monstruos Pez que controles ganen 300 ATK hasta el final del turno.",
            "Puedes descartar 1 carta; todos los monstruos Pez que controles ganan 300 ATK hasta el final del turno.",
        ),
        (
            "Esta carta puede ser Invocada de Modo Normal sin Sacrificio. Si lo haces, su ATK original se convierte en 900.",
            "Puedes Invocar esta carta de Modo Normal sin Sacrificio. Si lo haces, su ATK original se convierte en 900.",
        ),
    ],
)
def test_what_is_given_for_what(older: str, newer: str) -> None:
    assert read_as(older) == read_as(newer)


def test_in_one_s_own_turn_without_a_colon() -> None:
    (found,) = effects("Durante tu turno, puedes descartar 1 carta para robar 1 carta.")
    assert (found["activate"], found["if"]) == ("ignition", {"turn": "you"})


@pytest.mark.parametrize(
    "again", ["atacar de nuevo", "atacar una vez más seguida", "volver a atacar", "hacer otro ataque seguido"]
)
@pytest.mark.parametrize("mark", [",", ":"])
def test_one_attack_more_of_what_has_destroyed(mark: str, again: str) -> None:
    (found,) = effects(f"Si esta carta destruye un monstruo del adversario en batalla{mark} puede {again}.")
    assert found["do"] == [{"allow": "second attack", "on": "self"}]
    assert found["when"]["of"] == {"type": "monster", "controller": "opponent"}


@pytest.mark.parametrize("when", ["Durante tu Standby Phase", "Cuando esta carta declara un ataque"])
def test_what_is_thrown_at_a_moment(when: str) -> None:
    tail = "lanza una moneda. Si sale Cruz, destruye esta carta."
    assert effects(f"{when}, {tail}") == effects(f"{when}: {tail}")


def test_it_keeps_what_it_threw() -> None:
    (found,) = effects(
        "Cuando esta carta es Invocada de Modo Normal, lanza un dado. Esta carta gana ATK igual al resultado x 200."
    )
    gain = {"modify": "atk", "by": {"chosen": "tirada", "times": "200"}, "on": "self", "until": "game"}
    assert found["do"][-1] == gain


def test_it_pierces_when_it_was_summoned_again() -> None:
    plain = (
        "Esta carta se trata como un Monstruo Normal mientras está boca arriba en el Campo o en el Cementerio. Mientras esta carta es un "
        "Monstruo Normal en el Campo, puedes Invocarla de Modo Normal para que se trate como un Monstruo de Efecto con este efecto.\n● "
    )
    (_, found) = effects(plain + "Si esta carta ataca un monstruo en Posición de Defensa, inflige daño de penetración.")
    assert found["static"] == [{"grant": "Penetración", "on": "self"}]
    assert found["while"] == {"object": "self", "matched": {"summoned again": "yes"}}


def test_it_returns_as_any_spirit_does() -> None:
    tail = "a la mano durante la End Phase del turno en que fue Invocada de Modo Normal o volteada boca arriba."
    assert effects(f"Esta carta regresa {tail}") == effects(f"Esta carta vuelve {tail}")


@pytest.mark.parametrize(
    "text",
    [
        "Si esta carta ataca a un monstruo boca abajo en Posición de Defensa, su ATK se convierte en 900 sólo durante el cálculo de daño.",
        "Si esta carta ataca a un monstruo en Posición de Defensa boca abajo, gana 300 ATK durante el Damage Step.",
    ],
)
def test_whoever_lay_face_down_lies_face_up_by_then(text: str) -> None:
    with pytest.raises(NotUnderstoodError):
        read_as(text)


def test_who_is_attacked_has_it_in_the_damage_step_alone() -> None:
    (found,) = effects("Cuando un monstruo del adversario ataca a esta carta, gana 300 DEF durante el cálculo de daño.")
    attacked = {"object": "self", "matches": {"attacked": "yes"}}
    assert found == {
        "static": [{"modify": "def", "by": "300", "on": "self"}],
        "while": {"all": [attacked, {"step": "damage"}]},
    }


@pytest.mark.parametrize(
    ("older", "newer"),
    [
        (
            "Esta carta no puede ser seleccionada por Cartas de Trampa.",
            "Esta carta no puede ser seleccionada por efectos de Cartas de Trampa.",
        ),
        (
            "Puedes Sacrificar 1 monstruo; gana LP igual al ATK del monstruo Sacrificado en el Campo.",
            "Puedes Sacrificar 1 monstruo; gana LP igual al ATK del monstruo Sacrificado.",
        ),
        (
            "Si Invocas esta carta de esta forma: roba 1 carta.",
            "Si esta carta es Invocada de Modo Especial de esta forma: roba 1 carta.",
        ),
    ],
)
def test_few_words_for_more(older: str, newer: str) -> None:
    assert read_as(older) == read_as(newer)
