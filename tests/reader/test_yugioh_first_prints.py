"""Spells of the first years: damage to both, a card picked in the Deck, ties, Rituals, who does not Summon that turn."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import only_of_spell as effect


def test_damage_to_the_other_and_to_oneself() -> None:
    assert effect("Inflige 700 puntos de daño a tu adversario y 300 puntos de daño a ti.")["resolve"] == [
        {"damage": "700", "player": "opponent"},
        {"damage": "300", "player": "you"},
    ]


@pytest.mark.parametrize(
    ("first", "later"),
    [
        (
            "Selecciona 1 monstruo Reptil de tu Deck y añádelo a tu mano.",
            "Añade a tu mano 1 monstruo Reptil en tu Deck.",
        ),
        (
            "Selecciona 1 monstruo Reptil de tu Deck y mándalo al Cementerio.",
            "Manda al Cementerio 1 monstruo Reptil en tu Deck.",
        ),
        (
            "Destruye el monstruo boca arriba del adversario con el ATK más bajo. En caso de empate, eliges tú.",
            "Destruye el monstruo boca arriba del adversario con el ATK más bajo (si hay empate, eliges tú).",
        ),
        ("Roba 3 cartas, y después descarta 1 carta de tu mano.", "Roba 3 cartas, y después descarta 1 carta."),
        (
            "Sólo puedes activar esta carta cuando tu adversario controla más monstruos que tú. Roba 1 carta.",
            "Si tu adversario controla más monstruos que tú: roba 1 carta.",
        ),
    ],
)
def test_first_prints_are_read_as_the_later_ones(first: str, later: str) -> None:
    assert effect(first) == effect(later)


def test_what_is_picked_in_the_graveyard_is_a_target_and_not_so_in_the_deck() -> None:
    assert "targets" in effect("Selecciona 1 monstruo Reptil de tu Cementerio y añádelo a tu mano.")
    assert "targets" not in effect("Selecciona 1 monstruo Reptil de tu Deck y añádelo a tu mano.")


def test_who_activates_it_does_not_summon_that_turn() -> None:
    found = effect("Roba 1 carta. No puedes Invocar monstruos el turno en que activas esta carta.")
    kinds = ["normal summon", "flip summon", "special summon"]
    assert [one["forbid"]["event"] for one in found["cost"]] == kinds
    assert [one["happened"]["event"] for one in found["if"]["all"]] == kinds


@pytest.mark.parametrize(
    ("text", "levels", "exactly"),
    [
        ("cuyo total de Niveles de Estrellas sea 7 o más", "7", None),
        ("cuyo Nivel total sea igual o superior a 7", "7", None),
        ("cuyos Niveles totales sean exactamente iguales al Nivel de ese monstruo", "its own", "yes"),
    ],
)
def test_how_many_levels_a_ritual_asks(text: str, levels: str, exactly: str | None) -> None:
    ((ritual),) = effect(
        f'Esta carta se usa para Invocar por Ritual a "Vigía". Debes Sacrificar monstruos en tu mano o Campo, {text}.',
        "Ritual",
    )["resolve"]
    assert (ritual["levels"], ritual.get("exactly")) == (levels, exactly)


def test_a_ritual_monster_comes_from_where_it_is_said() -> None:
    ((ritual),) = effect(
        "Esta carta puede ser usada para Invocar por Ritual cualquier Monstruo de Ritual Reptil desde tu Cementerio. "
        "Debes Sacrificar monstruos de tu mano cuyos Niveles totales igualen o superen su Nivel.",
        "Ritual",
    )["resolve"]
    assert ritual["ritual summon"]["zone"] == "graveyard"


def test_a_lone_discard_before_a_deed_may_be_either() -> None:
    with pytest.raises(NotUnderstoodError, match="2 maneras"):
        effect("Descarta 1 carta. Destruye todas las cartas en el Campo.")


@pytest.mark.parametrize(
    ("said", "also"),
    [
        ("Destruye 1 monstruo de tu lado del Campo.", "Destruye 1 monstruo que controlas."),
        ("Destruye 1 monstruo del lado del Campo de tu adversario.", "Destruye 1 monstruo que controla tu adversario."),
        ("Roba 2 cartas y, luego, descarta 1 carta.", "Roba 2 cartas, y después descarta 1 carta."),
        ("Roba 2 cartas, después descarta 1 carta.", "Roba 2 cartas, y después descarta 1 carta."),
        (
            "Paga 500 LP y luego selecciona 1 monstruo en el Campo; destrúyelo.",
            "Paga 500 LP, y después selecciona 1 monstruo en el Campo; destrúyelo.",
        ),
    ],
)
def test_whose_side_it_is_and_what_comes_then_is_said_in_several_ways(said: str, also: str) -> None:
    assert effect(said) == effect(also)
