"""What a Spell lays on its player for the turn, what it puts off to its end, and whom it lets come for no attack."""

import pytest

from tests.reader.duel import labels, played

SPELL = "type: spell"
OATH = "Roba 2 cartas. No puedes Invocar monstruos de Modo Especial ni llevar a cabo tu Battle Phase el turno en que activas esta carta."
CALL = (SPELL, "Invoca de Modo Especial 1 monstruo Pez en tu Cementerio.")


@pytest.mark.parametrize("first", ["A: {activate: Llamada, position: ataque}", ""])
@pytest.mark.parametrize("second", ["A tries: {activate: Llamada, position: ataque}", "A tries: {go: battle}"])
def test_neither_of_two_things_in_that_turn(first: str, second: str) -> None:
    script = [first, "A tries: {activate: Voto}"] if first else ["A: {activate: Voto}", second]
    found = played(
        {"Voto": (SPELL, OATH), "Llamada": CALL},
        "hand: [Voto, Llamada], graveyard: [Pez Bajo], monsters: [Roca Alta], deck: [9 cards]",
        "deck: [9 cards]",
        *script,
    )
    assert 9 - len(found.game.zone("A", "deck")) == (0 if first else 2)
    assert labels(found, "A", "monsters") == (["Pez Bajo", "Roca Alta"] if first else ["Roca Alta"])


def test_it_is_put_off_to_the_end_of_the_turn() -> None:
    text = "Durante la End Phase de este turno: roba 2 cartas."
    found = played(
        {"Voto": (SPELL, text)},
        "hand: [Voto], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Voto}",
    )
    assert len(found.game.zone("A", "deck")) == 9
    found = played(
        {"Voto": (SPELL, text)},
        "hand: [Voto], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Voto}",
        "A: {go: end}",
    )
    assert len(found.game.zone("A", "deck")) == 7


@pytest.mark.parametrize(
    "said",
    ["El monstruo Invocado no puede atacar este turno.", "Ese monstruo no puede atacar el turno en que es Invocado."],
)
def test_who_comes_by_it_attacks_no_more_in_that_turn_and_others_do(said: str) -> None:
    found = played(
        {"Llamada": (SPELL, f"Invoca de Modo Especial 1 monstruo Pez en tu Cementerio. {said}")},
        "hand: [Llamada], graveyard: [Pez Bajo], monsters: [Roca Alta], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Llamada, position: ataque}",
        "A: {go: battle}",
        "A tries: {attack: Pez Bajo}",
        "A: {attack: Roca Alta}",
    )
    assert found.game.tally("B", "lp") == 7000


@pytest.mark.parametrize(("mode", "drawn"), [("primero", 1), ("segundo", 0)])
def test_whichever_was_chosen_the_rest_of_the_turn_is_bound(mode: str, drawn: int) -> None:
    text = (
        "Activa 1 de estos efectos, y además, durante el resto del turno,"
        " no puedes Invocar monstruos de Modo Especial, excepto monstruos Roca.\n● Roba 1 carta.\n● Ganas 500 LP."
    )
    found = played(
        {"Dilema": (SPELL, text), "Llamada": CALL},
        "hand: [Dilema, Llamada], graveyard: [Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Dilema, modo: {mode}}}",
        "A tries: {activate: Llamada, position: ataque}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn
    assert labels(found, "A", "monsters") == []


@pytest.mark.parametrize(("by", "there"), [("otras Cartas Mágicas", 1), ("Cartas de Trampa", 0)])
def test_an_equipped_monster_is_out_of_reach_of_other_spells(by: str, there: int) -> None:
    found = played(
        {
            "Manto": (
                "type: spell, icon: equip",
                f"El monstruo equipado gana 500 ATK. El monstruo equipado no es afectado por los efectos de {by}.",
            ),
            "Alud": (SPELL, "Destruye todos los monstruos en el Campo."),
        },
        "hand: [Manto, Alud], monsters: [Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Manto}",
        "A: {activate: Alud}",
    )
    assert len(found.game.zone("A", "monsters")) == there
    if there:
        assert found.game.value(found.game.card("Pez Bajo"), "atk") == 1400


def test_what_battles_gains_and_never_what_was_banished_for_it() -> None:
    text = (
        "Si un monstruo Pez que controlas batalla, durante el cálculo de daño: destierra 1 monstruo Roca en tu"
        " Cementerio; ese monstruo que controlas gana ATK igual al ATK del monstruo desterrado."
    )
    found = played(
        {"Brillo": ("type: spell, icon: quick-play", text)},
        "hand: [Brillo], graveyard: [Roca Alta], monsters: [Pez Bajo], deck: [9 cards]",
        "monsters: [{card: Roca Alta, as: Ajena}], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Pez Bajo, target: Ajena, Brillo/1: sí}",
    )
    assert labels(found, "B", "graveyard") == ["Ajena"]
    assert found.game.tally("B", "lp") == 8000 - (900 + 1000 - 1000)


@pytest.mark.parametrize(("times", "left"), [(1, ["Otro", "Pez Bajo"]), (2, [])])
def test_each_of_them_is_spared_once_in_a_turn(times: int, left: list[str]) -> None:
    blows = [f"A: {{activate: Golpe {n}}}" for n in range(times)]
    found = played(
        {
            "Muro": (
                "type: spell, icon: continuous",
                "Los monstruos Pez que controles no pueden ser destruidos por efectos de cartas una vez por turno.",
            ),
            "Golpe 0": (SPELL, "Destruye todos los monstruos en el Campo."),
            "Golpe 1": (SPELL, "Destruye todos los monstruos que no sean de Nivel 3 en el Campo."),
        },
        "hand: [Golpe 0, Golpe 1], spells: [Muro], monsters: [Pez Bajo, {card: Pez Bajo, as: Otro}, Roca Alta], deck: [9 cards]",
        "deck: [9 cards]",
        *blows,
    )
    assert labels(found, "A", "monsters") == left


@pytest.mark.parametrize(("icon", "many"), [("continuous", 1), ("field", 1), ("equip", 0)])
def test_a_stroke_between_two_kinds_of_spells_means_either(icon: str, many: int) -> None:
    found = played(
        {
            "Vuelta": (SPELL, "Añade a tu mano 1 Mágica Continua/de Campo en tu Cementerio, y después roba 1 carta."),
            "Vieja": (f"type: spell, icon: {icon}", "Los monstruos Pez ganan 100 ATK."),
        },
        "hand: [Vuelta], graveyard: [Vieja], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Vuelta}" if many else "A tries: {activate: Vuelta}",
    )
    assert ("Vieja" in labels(found, "A", "hand")) == bool(many)


@pytest.mark.parametrize(("blows", "left"), [(1, ["Pez Bajo"]), (2, [])])
def test_the_first_time_is_spared_however_late_and_the_second_is_not(blows: int, left: list[str]) -> None:
    text = (
        "Invoca de Modo Especial 1 monstruo Pez en tu Cementerio. Si lo haces, la próxima vez que ese monstruo boca"
        " arriba en el Campo fuera a ser destruido por efectos de cartas, no es destruido."
    )
    found = played(
        {
            "Llamada": (SPELL, text),
            "Golpe 0": (SPELL, "Destruye todos los monstruos en el Campo."),
            "Golpe 1": (SPELL, "Destruye todos los monstruos en el Campo."),
        },
        "hand: [Llamada], graveyard: [Pez Bajo], deck: [9 cards]",
        "hand: [Golpe 0, Golpe 1], deck: [9 cards]",
        "A: {activate: Llamada, position: ataque}",
        "A: {go: end}",
        "A: end turn",
        "B: {go: standby}",
        "B: {go: main 1}",
        *(f"B: {{activate: Golpe {n}}}" for n in range(blows)),
    )
    assert labels(found, "A", "monsters") == left
