"""What Spells of all eras say in other words than most, in sentences of our own: what each part changes."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import effects

FARO = 'monstruos "Faro"'


def spell(text: str, icon: str = "Normal") -> Any:
    (found,) = effects(text, "Spell", icon)
    return found


def standing(text: str, icon: str = "Continuous") -> Any:
    return effects(text, "Spell", icon)


@pytest.mark.parametrize(
    ("said", "names"),
    [
        ('controlas "Pez Uno" y "Pez Dos"', ["Pez Uno", "Pez Dos"]),
        ('controlas "Pez Uno", "Pez Dos" y "Pez Tres"', ["Pez Uno", "Pez Dos", "Pez Tres"]),
    ],
)
def test_each_of_several_that_are_named_must_be_there(said: str, names: list[str]) -> None:
    assert spell(f"Si {said}: roba 1 carta.")["if"] == {
        "all": [{"exists": {"name": one, "controller": "you", "facedown": "no"}} for one in names]
    }


def test_one_of_several_is_enough_where_that_is_said() -> None:
    found = spell('Si controlas "Pez Uno" o "Pez Dos": roba 1 carta.')["if"]
    assert found["exists"]["name"] == ["Pez Uno", "Pez Dos"]


@pytest.mark.parametrize(
    ("place", "where"),
    [("en el Campo", {"facedown": "no"}), ("en tu Campo", {"controller": "you", "facedown": "no"})],
)
def test_named_cards_that_are_there_on_whichever_side(place: str, where: dict[str, str]) -> None:
    found = spell(f'Si "Pez Uno" y "Pez Dos" están {place}: roba 1 carta.')["if"]["all"]
    assert found == [{"exists": {"name": one, **where}} for one in ("Pez Uno", "Pez Dos")]


def test_all_of_a_hand_is_shuffled_and_as_many_are_drawn() -> None:
    first, then = spell("Baraja tu mano al Deck y después roba el mismo número de cartas que barajaste.")["resolve"]
    assert first["do"][0]["do"] == [{"move": {"zone": "hand", "controller": "you"}, "to": "deck"}]
    assert then["then"] == [{"draw": {"chosen": "movidas"}}]


@pytest.mark.parametrize("owner", ["de sus dueños", "del dueño", "de su propietario"])
def test_to_the_hand_of_whoever_owns_it(owner: str) -> None:
    said = spell(f"Devuelve a la mano {owner} todos los monstruos en el Campo.")
    assert said["resolve"] == [{"move": {"type": "monster"}, "to": "hand"}]


@pytest.mark.parametrize(("said", "value"), [("Nivel original", "original level"), ("Nivel", "level")])
def test_less_than_the_level_that_is_printed_or_that_it_had(said: str, value: str) -> None:
    found = spell(
        "Sacrifica 1 monstruo Pez; Invoca de Modo Especial 1 monstruo Pez en tu Deck con un Nivel menor que el"
        f" {said} del monstruo sacrificado."
    )
    sought = found["resolve"][0]["search"]
    assert sought["level"] == {"less than": {"value": value, "of": "sacrificio"}}


@pytest.mark.parametrize("said", ["su Nivel es duplicado", "duplica su Nivel"])
def test_its_level_is_doubled(said: str) -> None:
    (done,) = spell(f"Selecciona 1 monstruo Pez que controles; hasta el final de este turno, {said}.")["resolve"]
    assert done["set"] == "level" and done["to"]["times"] == 2 and done["until"] == "end of turn"


@pytest.mark.parametrize(
    "said",
    [
        'cambia la posición de batalla de un monstruo "Faro" que controlas',
        'la posición de batalla de un monstruo "Faro" que controles sea cambiada',
        'un monstruo "Faro" que controlas cambia su posición de batalla',
    ],
)
def test_whenever_a_position_is_changed(said: str) -> None:
    (found,) = standing(f"Cada vez que {said}, pon 1 Contador Faro en esta carta.")
    assert found["when"]["event"] == "change position"
    assert found["when"]["of"]["controller"] == "you"


def test_the_first_of_them_each_turn_is_not_destroyed_and_each_for_itself_is_more() -> None:
    (one,) = standing(
        'El primer monstruo "Faro" que controles que fuera a ser destruido en batalla cada turno, no es destruido.'
    )
    assert one["once per turn"] == "yes" and one["would"]["cause"] == "battle"
    (each,) = standing(
        'La primera vez que cada monstruo "Faro" que controles fuera a ser destruido en batalla cada turno, no es destruido.'
    )
    assert each["once per turn"] == "for each"


def test_what_was_thrown_or_else() -> None:
    text = "Lanza un dado. Si el resultado es 6, roba 1 carta. De lo contrario, tu adversario roba 1 carta."
    throw, then = spell(text)["resolve"]
    assert throw["roll"] == 1
    assert then["then"] == [{"draw": "1"}] and then["else"] == [{"opponent": [{"draw": "1"}]}]


def test_all_of_a_hand_is_paid() -> None:
    paid = spell("Manda toda tu mano al Cementerio; roba 1 carta.")["cost"]
    assert paid[0]["count"] == {"count": {"zone": "hand", "controller": "you"}}
    assert paid[1] == {"move": "pagada", "to": "graveyard"}


def test_a_name_that_holds_in_the_field_zone_alone() -> None:
    (found,) = standing('El nombre de esta carta se convierte en "Faro" mientras está en la Zona de Campo.', "Field")
    assert found["zone"] == "field spell"


@pytest.mark.parametrize(("whose", "who"), [(" a tu Campo", {"controller": "you"}), ("", {})])
def test_a_named_monster_comes(whose: str, who: dict[str, str]) -> None:
    (found,) = standing(f'Si "Pez Uno" es Invocado de Modo Especial{whose}: roba 1 carta.')
    assert found["when"] == {"event": "special summon", "of": {**who, "name": "Pez Uno", "facedown": "no"}}


def test_what_was_destroyed_under_ones_control_this_turn() -> None:
    found = spell('Si un monstruo "Faro" fue destruido este turno mientras tú lo controlabas: roba 1 carta.')
    happened = found["if"]["happened"]
    assert happened["event"] == "destroy" and happened["of"]["controller"] == "you"


def test_until_the_end_of_their_turn_said_first() -> None:
    text = "Selecciona 1 monstruo que controles; hasta el final del turno de tu adversario, éste gana 500 ATK."
    (said,) = spell(text)["resolve"]
    assert said["then"][0]["until"] == "end of their next turn"
    assert said["else"][0]["until"] == "end of turn"


def test_as_many_as_its_rating() -> None:
    found = spell("Selecciona 1 Monstruo de Enlace que controles; roba tantas cartas como su Rating de Enlace.")
    assert found["resolve"][0] == {"draw": {"value": "link", "of": "objetivo"}}


@pytest.mark.parametrize(
    ("said", "done"),
    [
        ("baraja 1 carta de ella al Deck", "deck"),
        ("elige 1 monstruo de ella para que lo baraje al Deck", "deck"),
        ("manda al Cementerio 1 monstruo de ella", "graveyard"),
    ],
)
def test_of_a_hand_that_was_looked_at(said: str, done: str) -> None:
    found = spell(f"Mira la mano de tu adversario y {said}.")["resolve"]
    assert found[0]["privately"] == "yes"
    assert f"'to': '{done}'" in str(found[1:])
    assert "'controller': 'opponent'" in str(found[1:])


@pytest.mark.parametrize(("how", "defense"), [("Ataque", "no"), ("Defensa", "yes")])
def test_the_equipped_monster_gains_while_it_lies_so(how: str, defense: str) -> None:
    found = standing(f"Mientras el monstruo equipado esté en Posición de {how}, gana 500 ATK.", "Equip")[1]
    assert found["while"] == {"exists": {"equipped": "self", "defense": defense}}
    assert found["static"][0]["on"] == {"equipped": "self"}


def test_what_the_equipped_monster_is() -> None:
    found = standing('Si el monstruo equipado es un monstruo "Faro", no puede ser destruido en batalla.', "Equip")[1]
    assert found["while"]["exists"] == {
        "type": "monster",
        "name contains": "Faro",
        "facedown": "no",
        "equipped": "self",
    }


def test_counters_as_a_spell_resolves() -> None:
    (found,) = standing(
        "Cada vez que una Carta Mágica es activada, pon 1 Contador Faro en esta carta cuando se resuelva."
    )
    assert found["when"] == {"event": "resolved", "of": {"type": "spell", "is": "other"}}


@pytest.mark.parametrize(
    "text",
    [
        'Si controlas "Pez Uno" y un "Pez": roba 1 carta y lo baila.',
        "Equipa esta carta a otro monstruo apropiado.",
    ],
)
def test_what_is_not_said_so_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstoodError):
        spell(text)


@pytest.mark.parametrize(("lot", "random"), [(" al azar", "yes"), ("", None)])
def test_what_is_shown_of_the_deck_and_picked_by_the_opponent_or_by_lot(lot: str, random: str | None) -> None:
    sought, picked, taken = spell(
        f"Muestra 3 monstruos Pez con nombres diferentes en tu Deck, tu adversario elige 1{lot} para que lo añadas a tu"
        " mano, y baraja el resto al Deck."
    )["resolve"]
    assert sought["count"] == "3" and sought["different"] == "name" and sought["do"] == [{"reveal": "mostradas"}]
    assert picked["among"] == "mostradas" and picked["by"] == "opponent" and picked.get("at random") == random
    assert taken == {"move": picked["as"], "to": "hand"}


@pytest.mark.parametrize("said", ["toma su control", "toma el control de ese monstruo"])
def test_what_it_may_not_do_for_as_long_as_it_is_ones_own(said: str) -> None:
    _, barred = spell(
        f"Selecciona 1 monstruo que controle tu adversario; {said} hasta la End Phase, pero mientras esté bajo tu control,"
        " no puede declarar un ataque."
    )["resolve"]
    assert barred == {"forbid": {"event": "attack", "cause": "action"}, "on": "objetivo", "until": "end of turn"}


def test_the_next_draw_phase_is_paid_with() -> None:
    assert spell("Salta tu próxima Draw Phase; roba 1 carta.")["cost"] == [{"skip": "draw"}]


@pytest.mark.parametrize("said", ["sólo pueden seleccionar {} para ataques", "sólo pueden atacar {}"])
def test_whom_alone_the_opponents_monsters_may_attack(said: str) -> None:
    (found,) = standing(f"Los monstruos que controle tu adversario {said.format(FARO)}.")
    (ban,) = found["static"]
    assert ban["forbid"]["event"] == "attacked"
    assert ban["forbid"]["of"]["none of"][0]["name contains"] == "Faro"


@pytest.mark.parametrize("said", ["de Modo Especial monstruos", "monstruos de Modo Especial"])
def test_in_whichever_order_what_may_not_come(said: str) -> None:
    (found,) = standing(f"No puedes Invocar {said}, excepto monstruos Pez.")
    assert found["static"][0]["forbid"]["of"] == {"none of": [{"type": "monster", "race": "pez"}]}


@pytest.mark.parametrize(
    ("said", "done"),
    [
        ("Roba 1 carta por cada {} Pez en tu Cementerio.", "draw"),
        ("Inflige 300 puntos de daño a tu adversario por cada {} Pez en tu Cementerio.", "damage"),
        ("Gana 300 LP por cada {} Pez en tu Cementerio.", "gain"),
    ],
)
@pytest.mark.parametrize(("so_many", "every"), [("2 monstruos", "2"), ("monstruo", None)])
def test_for_every_so_many_of_them(said: str, done: str, so_many: str, every: str | None) -> None:
    (found,) = spell(said.format(so_many))["resolve"]
    assert found[done].get("every") == every


def test_points_for_every_so_many() -> None:
    (found,) = standing("Los monstruos Pez ganan 100 ATK por cada 3 cartas en tu mano.")
    assert found["static"][0]["by"] == {"count": {"zone": "hand", "controller": "you"}, "every": "3", "times": "100"}


@pytest.mark.parametrize(("so_many", "with_"), [("2 o más", ">= 2"), ("exactamente 2", "2")])
def test_what_follows_where_so_many_were_destroyed(so_many: str, with_: str) -> None:
    text = f"Destruye todas las Cartas de Trampa en el Campo. Si destruiste {so_many} cartas, roba 1 carta."
    first, then = spell(text)["resolve"]
    assert first["moved"] == "movidas"
    assert then == {"if": {"compare": {"chosen": "movidas"}, "with": with_}, "then": [{"draw": "1"}]}


def test_so_many_of_another_deed_than_the_last_are_not_counted() -> None:
    with pytest.raises(NotUnderstoodError):
        spell(
            "Destruye todas las Cartas de Trampa en el Campo y, si lo haces, roba 1 carta."
            " Si destruiste 2 o más cartas, roba 1 carta."
        )


def test_with_those_that_were_selected_and_until_so_many_are_held() -> None:
    made = spell(
        "Selecciona 2 monstruos Pez que controles; Invoca por Xyz 1 Monstruo Xyz usando esos objetivos como material."
    )
    assert made["resolve"][0]["with"] == {"is": "objetivo"}
    drawn = spell("Roba cartas hasta que tengas 3 en tu mano.")["resolve"][0]["draw"]
    assert drawn == {"count": {"zone": "hand", "controller": "you"}, "times": -1, "plus": "3"}


def test_those_that_are_left_of_what_was_looked_at() -> None:
    said = (
        "Mira las 3 cartas de la parte superior de tu Deck, añade 1 de ellas a tu mano, y pon las restantes en la parte"
    )
    assert "'put back': 'vistas', 'on': 'bottom'" in str(
        spell(f"{said} inferior del Deck en cualquier orden.")["resolve"]
    )
