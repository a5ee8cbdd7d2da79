"""What Spells of all eras say in other words than most, in sentences of our own: what each part changes."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.test_yugioh_wording import effects


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
