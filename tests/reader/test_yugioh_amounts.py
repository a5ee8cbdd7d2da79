"""How much, and of which: grades, one more, this card as well, one effect under a head."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read


def effect(text: str, kind: str = "Monster") -> Any:
    (one,) = read("yugioh", Printing("Farola", text, {"type": kind, "property": "Normal"})).fields["effects"]
    return one


@pytest.mark.parametrize(
    ("printed", "grade"),
    [("Nivel", "level"), ("Rango", "rank"), ("Rating de Enlace", "link"), ("Rating de Link", "link")],
)
def test_a_grade_times_a_number(printed: str, grade: str) -> None:
    (gained,) = effect(
        f"Puedes seleccionar 1 monstruo boca arriba; gana ATK igual a su {printed} x 200 hasta el final de este turno."
    )["do"]
    assert gained["by"] == {"value": grade, "of": "objetivo", "times": "200"}


@pytest.mark.parametrize(("printed", "by"), [("aumenta", "2"), ("reduce", -2)])
def test_the_levels_of_all_of_them(printed: str, by: Any) -> None:
    (raised,) = effect(
        f"Puedes descartar 1 carta; {printed} los Niveles de todos los monstruos Pez que controles en 2."
    )["do"]
    assert (raised["modify"], raised["by"], raised["on"]["race"]) == ("level", by, "pez")


@pytest.mark.parametrize("head", ["este efecto", "el siguiente efecto"])
def test_one_effect_under_a_head_is_what_may_be_done(head: str) -> None:
    found = effect(f"Gana 300 LP, y después puedes aplicar {head}.\n● Roba 1 carta.", "Spell")["resolve"]
    assert found[1]["then"] == [{"may": [{"draw": "1"}]}]


def test_several_under_the_head_of_one_are_none() -> None:
    with pytest.raises(NotUnderstoodError):
        effect("Gana 300 LP, y después puedes aplicar este efecto.\n● Roba 1 carta.\n● Descarta 1 carta.", "Spell")


def test_one_more_is_another_than_the_one_before() -> None:
    found = effect(
        "Selecciona 1 carta en el Campo; destrúyela, y después puedes destruir 1 monstruo más en el Campo.", "Spell"
    )
    (chosen, _) = found["resolve"][1]["then"][0]["may"]
    assert chosen["choose"] == {"is": "not objetivo", "type": "monster"}


@pytest.mark.parametrize("also", ["y también", ", así como", ", junto con"])
def test_this_card_as_well(also: str) -> None:
    (destroyed,) = effect(f"Puedes seleccionar 1 carta que controle tu adversario; destrúyela {also} esta carta.")["do"]
    assert destroyed == {"destroy": {"is": ["objetivo", "self"], "zone": "any"}}


@pytest.mark.parametrize(
    ("where", "zone"),
    [("en tu Cementerio", {"zone": "graveyard", "controller": "you"}), ("en el Campo", {"facedown": "no"})],
)
def test_a_card_that_is_not_there(where: str, zone: dict[str, str]) -> None:
    found = effect(f'Si "Pez Bajo" no está {where}: roba 1 carta.', "Spell")
    assert found["if"] == {"exists": {"name": "Pez Bajo", **zone}, "count": 0}


def test_that_card_whose_activation_was_negated() -> None:
    found = effect(
        "Cuando es activada una Carta Mágica: niega la activación y, si lo haces, destierra esa carta negada.", "Trap"
    )
    assert found["resolve"][1]["then"] == [{"banish": "event"}]


@pytest.mark.parametrize(
    "order", ["monstruos Pez que controles para ataques", "para ataques a monstruos Pez que controles"]
)
def test_whom_it_may_not_pick_for_a_while(order: str) -> None:
    (ban,) = effect(f"Por el resto de este turno, tu adversario no puede seleccionar {order}.", "Spell")["resolve"]
    assert ban["until"] == "end of turn"
    assert ban["forbid"]["event"] == "attacked"
    assert (ban["forbid"]["of"]["race"], ban["forbid"]["by"]) == ("pez", {"controller": "opponent"})


def test_both_of_them_are_two() -> None:
    text = "Destruye 1 monstruo que controles y 1 carta que controle tu adversario y, si ambas fueron destruidas, roba 1 carta."
    (asked,) = effect(text, "Spell")["resolve"][1]["then"]
    assert asked["if"]["with"] == ">= 2"


@pytest.mark.parametrize(
    ("each", "limit"),
    [
        ("La primera vez que cada monstruo Pez que controlas fuera a ser destruido en batalla cada turno", "for each"),
        ("La primera vez cada turno que cada uno de tus monstruos Pez fuera a ser destruido en batalla", "for each"),
        ("Una vez por turno, si un monstruo Pez que controlas fuera a ser destruido en batalla", "yes"),
    ],
)
def test_the_first_time_of_each_of_them_is_not_once_in_all(each: str, limit: str) -> None:
    found = effect(f"{each}, no es destruido.")
    assert found["once per turn"] == limit
    assert found["would"]["cause"] == "battle"
    assert (found["would"]["of"]["race"], found["would"]["of"]["controller"]) == ("pez", "you")


def test_the_main_monster_zone_is_not_told_from_the_extra_one() -> None:
    with pytest.raises(NotUnderstoodError):
        effect("Si no controlas monstruos en tu Zona de Monstruos Principal: roba 1 carta.", "Spell")
    assert effect("Si no controlas monstruos: roba 1 carta.", "Spell")


def test_it_pierces_for_as_long_as_is_said() -> None:
    gained, pierces = effect(
        "Selecciona 1 monstruo que controles; gana 500 ATK hasta el final de este turno y además si ese monstruo ataca"
        " un monstruo en Posición de Defensa este turno, inflige la diferencia como daño de batalla.",
        "Spell",
    )["resolve"]
    assert gained["on"] == pierces["on"] == "objetivo"
    assert pierces == {"grant": "Penetración", "on": "objetivo", "until": "end of turn"}


@pytest.mark.parametrize(
    "told", ['que incluya "Pez" en su nombre', 'con "Pez" en su nombre', 'cuyo nombre incluya "Pez"', '"Pez"']
)
def test_a_group_is_told_by_what_its_names_hold(told: str) -> None:
    (found,) = effect(f"Destruye todos los monstruos {told} en el Campo.", "Spell")["resolve"]
    assert found == {"destroy": {"type": "monster", "name contains": "Pez", "facedown": "no"}}


def test_where_it_is_called_from_may_be_said_again() -> None:
    said = "Selecciona 1 monstruo Pez en tu Cementerio; Invócalo de Modo Especial{}."
    assert effect(said.format(" desde tu Cementerio"), "Spell") == effect(said.format(""), "Spell")


def test_what_was_brought_back_without_effects_is_bound_too() -> None:
    text = (
        "Selecciona 1 monstruo Pez en tu Cementerio. Invócalo de Modo Especial. Sus efectos son negados."
        " Si esta carta es retirada del Campo, destierra ese monstruo."
    )
    found = read("yugioh", Printing("Farola", text, {"type": "Spell", "property": "Continuous"})).fields["effects"]
    _, negated, bound = found[0]["resolve"]
    assert negated["then"] == [{"mark": "objetivo", "as": "negated"}]
    assert bound["then"][0]["later"] == {"event": "move", "from": "spells"}


@pytest.mark.parametrize("name", ['Torre - "Alta"', '"Canto" Bajo', "Farola"])
def test_a_name_may_have_quotation_marks_of_its_own(name: str) -> None:
    text = f'Roba 1 carta. Sólo puedes activar 1 "{name}" por turno.'
    (found,) = read("yugioh", Printing(name, text, {"type": "Spell", "property": "Normal"})).fields["effects"]
    assert found["once per turn"] == "activation by name"


def test_the_name_of_another_card_is_not_its_own() -> None:
    with pytest.raises(NotUnderstoodError):
        effect('Roba 1 carta. Sólo puedes activar 1 "Torre - "Alta"" por turno.', "Spell")


@pytest.mark.parametrize(("verb", "times"), [("ganan", "80"), ("pierden", -80)])
def test_what_is_lost_is_so_much_for_each_as_what_is_gained(verb: str, times: str | int) -> None:
    text = f"Los monstruos que controle tu adversario {verb} ATK igual al número de cartas en tu mano x 80."
    said = read("yugioh", Printing("Alba", text, {"type": "Monster"})).fields["effects"]
    assert said[0]["static"][0]["by"]["times"] == times
