"""What was read falsely is read as it is meant or not understood, and what is like it and clear is still understood."""

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read
from tests.reader.printed import effects

HURT = "Si esta carta inflige daño de batalla a tu adversario: "


def refused(text: str, kind: str = "Monster", icon: str | None = None) -> None:
    with pytest.raises(NotUnderstoodError):
        effects(text, kind, icon)


@pytest.mark.parametrize("among", ["(entre ellas)", "entre ellas", "de ella"])
def test_what_is_discarded_among_those_looked_at_is_of_that_hand(among: str) -> None:
    (one,) = effects(f"{HURT}mira la mano de tu adversario y descarta 1 Carta Mágica {among}.")
    assert "{'choose': {'type': 'spell', 'zone': 'hand', 'controller': 'opponent'}" in str(one)


def test_what_is_discarded_of_ones_own_is_said_so() -> None:
    (one,) = effects(f"{HURT}mira la mano de tu adversario y descarta 1 Carta Mágica de tu mano.")
    assert "{'choose': {'type': 'spell', 'zone': 'hand', 'controller': 'you'}" in str(one)


@pytest.mark.parametrize(
    "done",
    [
        "mira la mano de tu adversario y descarta 1 Carta Mágica",
        "mira la mano de tu adversario y, si lo haces, descarta 1 carta",
        "mira la mano de tu adversario. Descarta 1 carta",
        "roba 1 carta, y descarta 1 carta de ellas",
        "mira las 3 cartas de la parte superior de tu Deck, y descarta 1 carta de ellas",
    ],
)
def test_a_hand_that_is_not_told_is_not_guessed(done: str) -> None:
    refused(f"{HURT}{done}.")


def test_whoever_was_destroyed_keeps_its_own_trigger_and_no_text_that_triggers_is_read_as_negating_it() -> None:
    refused("Si esta carta destruye un monstruo en batalla: niega los efectos de ese monstruo.")


@pytest.mark.parametrize(
    ("waits", "vague"),
    [
        ("Si esta carta ataca a un monstruo de FUEGO, ", "aumenta su ATK en 500"),
        ("Si esta carta ataca a un monstruo en Posición de Defensa: ", "gana 500 ATK"),
        ("Si un monstruo ataca a esta carta: ", "reduce su ATK en 500"),
        ("Si esta carta es atacada por un monstruo: ", "reduce su ATK en 500"),
        ("Si esta carta destruye un monstruo en batalla: ", "gana 500 ATK"),
    ],
)
def test_of_two_whose_values_change_is_told(waits: str, vague: str) -> None:
    refused(f"{waits}{vague}.")
    (one,) = effects(f"{waits}esta carta gana 500 ATK.")
    assert one["do"] == [{"modify": "atk", "by": "500", "on": "self", "until": "game"}]


def test_that_monster_is_the_other_one_and_one_alone_is_it() -> None:
    (that,) = effects("Si esta carta ataca a un monstruo de FUEGO: ese monstruo pierde 500 ATK.")
    assert that["do"] == [{"modify": "atk", "by": -500, "on": "cause", "until": "game"}]
    (alone,) = effects("Si un monstruo del adversario declara un ataque: reduce su ATK en 500.")
    assert alone["do"] == [{"modify": "atk", "by": -500, "on": "event", "until": "game"}]


@pytest.mark.parametrize("held", ["no pueden ser destruidos en batalla", "ganan 500 ATK"])
def test_each_of_a_group_has_another_beside_it_that_no_condition_of_the_card_can_tell(held: str) -> None:
    refused(f"Mientras controlas otro monstruo, los monstruos de FUEGO que controles {held}.")
    refused(f"Mientras controlas otro monstruo, los monstruos de FUEGO que controles {held}.", "Spell", "Continuous")
    refused(f"Mientras controlas otro monstruo, los monstruos de FUEGO que controles {held}.", "Trap", "Continuous")
    assert effects(f"Mientras controlas otro monstruo, los otros monstruos de FUEGO que controles {held}.")
    assert effects(
        f"Mientras controlas un monstruo Pez, los monstruos de FUEGO que controles {held}.", "Spell", "Field"
    )


def test_this_card_has_others_beside_it() -> None:
    (one,) = effects("Mientras controlas otro monstruo, esta carta no puede ser destruida en batalla.")
    assert one["while"] == {"exists": {"type": "monster", "is": "other", "controller": "you"}}


@pytest.mark.parametrize(
    "when", ["Durante tu Standby Phase", "Si controlas un monstruo Pez", "Si un monstruo que controles es destruido"]
)
def test_from_where_a_monster_comes_is_told(when: str) -> None:
    refused(f"{when}: puedes Invocar esta carta de Modo Especial.")
    with pytest.raises(NotUnderstoodError):
        read("yugioh", Printing("Alba del Faro", f"{when}: puedes Invocar esta carta de Modo Especial.", {}))
    (one,) = effects(f"{when}: puedes Invocar esta carta de Modo Especial desde tu Cementerio.")
    assert (one["zone"], one["do"]) == ("graveyard", [{"special summon": "self"}])


def test_who_went_somewhere_comes_from_there() -> None:
    (one,) = effects("Si esta carta es desterrada: puedes Invocar esta carta de Modo Especial.")
    assert one["do"] == [{"special summon": {"is": "card", "zone": "banished"}}]


@pytest.mark.parametrize("when", ["Cuando esta carta ataca o es atacada", "Si esta carta batalla"])
def test_without_a_colon_no_damage_of_its_battles_is_no_link(when: str) -> None:
    (one,) = effects(f"{when}, no recibes daño de batalla de ese combate.")
    assert one["static"] == [{"forbid": {"event": "damage", "player": "you", "cause": "battle"}}]
    assert one["while"] == {"object": "self", "matches": {"any of": [{"attacking": "yes"}, {"attacked": "yes"}]}}


@pytest.mark.parametrize("when", ["Cuando esta carta ataca", "Si esta carta es atacada"])
def test_nor_is_that_of_one_side_of_it_which_is_not_read(when: str) -> None:
    refused(f"{when}, no recibes daño de batalla de ese combate.")
