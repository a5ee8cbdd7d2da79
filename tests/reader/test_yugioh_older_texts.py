"""Cards from before «:» and «;» meant what they do: the same deeds in older words are read as the same."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read


def read_as(text: str, kind: str) -> Any:
    return read("yugioh", Printing("Farola", text, {"type": kind, "property": "Normal"})).fields


@pytest.mark.parametrize(
    ("kind", "older", "newer"),
    [
        ("Spell", "Ofrece como Sacrificio 1 monstruo para robar 2 cartas.", "Sacrifica 1 monstruo; roba 2 cartas."),
        ("Spell", "Inflige 800 puntos de daño directo a tu adversario.", "Inflige 800 puntos de daño a tu adversario."),
        ("Spell", "Mira las 3 cartas superiores de tu Deck.", "Mira las 3 cartas de la parte superior de tu Deck."),
        (
            "Spell",
            "Paga 800 LP. Selecciona 1 monstruo en tu Cementerio e Invócalo de Modo Especial.",
            "Paga 800 LP, y después selecciona 1 monstruo en tu Cementerio; Invócalo de Modo Especial.",
        ),
        (
            "Monster",
            "Cuando esta carta es Invocada de Modo Normal con éxito: roba 1 carta.",
            "Cuando esta carta es Invocada de Modo Normal: roba 1 carta.",
        ),
        (
            "Monster",
            "Esta carta puede atacar dos veces durante la misma Battle Phase.",
            "Esta carta puede hacer un segundo ataque durante cada Battle Phase.",
        ),
        (
            "Monster",
            "Tu adversario no puede seleccionar como objetivo de un ataque otro monstruo Guerrero.",
            "Tu adversario no puede seleccionar otro monstruo Guerrero para ataques.",
        ),
    ],
)
def test_older_words_are_read_as_the_newer_ones(kind: str, older: str, newer: str) -> None:
    assert read_as(older, kind) == read_as(newer, kind)


def test_a_cost_without_a_semicolon_may_be_a_deed() -> None:
    """2.13.4.1: an older text does not say whether its first sentence is paid: both readings are shown."""
    with pytest.raises(NotUnderstoodError, match="2 maneras"):
        read_as("Destierra 1 monstruo de tu Cementerio. Roba 1 carta.", "Trap")


def test_an_attack_of_the_opponent_is_not_one_s_own() -> None:
    (negated,) = read_as("Niega el ataque de un monstruo de tu adversario.", "Trap")["effects"][0]["resolve"]
    assert negated == {"negate attack": {"type": "monster", "attacking": "yes", "controller": "opponent"}}


@pytest.mark.parametrize(
    ("kind", "older", "newer"),
    [
        (
            "Monster",
            "Si esta carta fuera a ser destruida en batalla, puedes mandar al Cementerio en su lugar otro monstruo Pez que controles.",
            "Si esta carta fuera a ser destruida en batalla, puedes mandar al Cementerio otro monstruo Pez que controles en su lugar.",
        ),
        (
            "Monster",
            "Puedes mandar al Cementerio 2 monstruos Pez que controles, incluyendo esta carta; roba 1 carta.",
            "Puedes mandar al Cementerio esta carta y otro monstruo Pez que controles; roba 1 carta.",
        ),
        (
            "Monster",
            "Puedes descartar 3 cartas, incluyendo esta carta; roba 1 carta.",
            "Puedes descartar esta carta y otras 2 cartas; roba 1 carta.",
        ),
        (
            "Monster",
            "Al final de la Battle Phase, si esta carta atacó, puedes devolverla al Deck para robar 1 carta.",
            "Al final de la Battle Phase, si esta carta atacó: puedes barajar esta carta en el Deck; roba 1 carta.",
        ),
        (
            "Trap",
            "Selecciona 1 monstruo que controles; equípale esta carta. Gana 300 DEF.",
            "Selecciona 1 monstruo que controles; equipa esta carta a ese objetivo. Éste gana 300 DEF.",
        ),
        (
            "Monster",
            "Cuando esta carta es destruida en batalla roba 1 carta.",
            "Cuando esta carta es destruida en batalla, roba 1 carta.",
        ),
        (
            "Spell",
            "Este turno, los monstruos Pez que controlas no pueden ser destruidos (en batalla o por efectos de cartas).",
            "Este turno, los monstruos Pez que controlas no pueden ser destruidos en batalla o por efectos de cartas.",
        ),
        (
            "Spell",
            "Roba tantas cartas como la cantidad de monstruos Pez que controles.",
            "Roba cartas igual a la cantidad de monstruos Pez que controles.",
        ),
    ],
)
def test_parts_may_stand_in_another_order(kind: str, older: str, newer: str) -> None:
    assert read_as(older, kind) == read_as(newer, kind)


def test_of_so_many_with_this_card_none_is_this_card_alone() -> None:
    (other,) = read_as("Puedes mandar al Cementerio 2 otras cartas que controles; roba 1 carta.", "Monster")["effects"]
    assert other["cost"][0]["count"] == "2"


def test_what_must_hold_stands_before_you_may_without_a_colon() -> None:
    ways = (
        "Una vez por turno, si no controlas monstruos, puedes robar 1 carta.",
        "Una vez por turno, mientras no controles monstruos, puedes robar 1 carta.",
        "Una vez por turno, si no controlas monstruos: puedes robar 1 carta.",
    )
    (read_,) = {str(read("yugioh", Printing("Alba del Faro", one, {"type": "Monster"})).fields) for one in ways}
    assert "'count': 0" in read_
    with pytest.raises(NotUnderstoodError):
        read(
            "yugioh", Printing("Alba del Faro", ways[0].replace("puedes robar", "puedes si robar"), {"type": "Monster"})
        )


def test_what_is_drawn_is_asked_for_again_in_the_next_sentence() -> None:
    text = "Roba 1 carta y muéstrala. Si robas un monstruo por este efecto, ganas 200 LP. Si robas una Trampa, pierdes 100 LP."
    (found,) = read("yugioh", Printing("Alba del Faro", text, {"type": "Spell", "property": "Normal"})).fields[
        "effects"
    ]
    asked = [one["if"] for one in found["resolve"] if "if" in one]
    assert [one["matched"]["type"] for one in asked] == ["monster", "trap"]
    assert {one["object"] for one in asked} == {"robada"}
