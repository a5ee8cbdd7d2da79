"""What a Spell lays on its player for the turn, what it puts off to its end, and whom it lets come for no attack."""

import pytest

from tests.reader.test_played_yugioh import labels, played

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
        "Activa 1 de los siguientes efectos, y además, por el resto de este turno después de que esta carta se resuelva,"
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
