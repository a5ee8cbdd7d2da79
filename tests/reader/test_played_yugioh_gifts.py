"""What an Equip Card gives of itself, the place of the banished, and what keeps a monster by its own: at the table."""

import pytest

from judgekit.replay import Replay
from tests.reader.duel import LEVEL_4, labels, played

GIFT = "Puedes seleccionar 1 monstruo Pez en tu {where}; equípalo a esta carta como una Mágica de Equipo{gives}."


def atk(found: Replay, label: str) -> int:
    (one,) = (one for one in found.game.zone("A", "monsters") if one.label == label)
    return found.game.number(one, "atk")


@pytest.mark.parametrize(("gives", "worth"), [(" que le da 500 ATK", 2000), ("", 1500)])
def test_a_monster_that_becomes_an_equip_card_gives_what_is_said(gives: str, worth: int) -> None:
    found = played(
        {"Farera": (LEVEL_4, GIFT.format(where="Cementerio", gives=gives))},
        "monsters: [Farera], graveyard: [Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Farera}",
    )
    assert labels(found, "A", "spells") == ["Pez Bajo"]
    assert atk(found, "Farera") == worth


def test_and_no_more_once_it_has_gone() -> None:
    found = played(
        {
            "Farera": (LEVEL_4, GIFT.format(where="Cementerio", gives=" que le da 500 ATK")),
            "Ráfaga": ("type: spell", "Selecciona 1 Carta Mágica que controles; destrúyela."),
        },
        "hand: [Ráfaga], monsters: [Farera], graveyard: [Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Farera}",
        "A: {activate: Ráfaga}",
    )
    assert labels(found, "A", "spells") == []
    assert atk(found, "Farera") == 1500


def test_it_is_given_to_the_one_that_was_selected() -> None:
    found = played(
        {
            "Farera": (
                LEVEL_4,
                "Puedes seleccionar 1 monstruo Roca que controles; equípalo con 1 monstruo Pez en tu Cementerio o "
                "destierro como una Carta de Equipo que le da 500 ATK.",
            )
        },
        "monsters: [Farera, Roca Alta], banished: [Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Farera}",
    )
    assert labels(found, "A", "spells") == ["Pez Bajo"]
    assert (atk(found, "Farera"), atk(found, "Roca Alta")) == (1500, 1500)


@pytest.mark.parametrize(("worn", "left"), [("Pez Bajo", (["Farera"], [])), ("", ([], []))])
def test_what_it_wears_is_destroyed_in_its_place_and_without_it_nothing_is(
    worn: str, left: tuple[list[str], list[str]]
) -> None:
    found = played(
        {
            "Farera": (
                LEVEL_4,
                "Puedes seleccionar 1 monstruo Pez en tu Cementerio; equipa ese objetivo a esta carta. "
                "Si esta carta fuera a ser destruida en batalla o por efecto de una carta, destruye ese monstruo equipado en su lugar.",
            ),
            "Alud": ("type: spell", "Destruye todos los monstruos que controles."),
        },
        f"hand: [Alud], monsters: [Farera], graveyard: [{worn}], deck: [9 cards]",
        "deck: [9 cards]",
        *(["A: {activate: Farera}"] if worn else []),
        "A: {activate: Alud}",
    )
    assert (labels(found, "A", "monsters"), labels(found, "A", "spells")) == left


@pytest.mark.parametrize(("name", "left"), [("Far", ["Far Alta", "Far Baja"]), ("Roca", ["Farera"])])
def test_one_card_goes_for_all_others_of_its_kind_that_would_go_together(name: str, left: list[str]) -> None:
    kept = "que controlas fueran a ser destruidas por efecto de una carta, puedes destruir esta carta en su lugar."
    found = played(
        {
            "Farera": (LEVEL_4, f'Si otra u otras cartas "{name}" {kept}'),
            "Far Alta": (f"{LEVEL_4}, race: planta", "Esta carta no puede atacar."),
            "Far Baja": (f"{LEVEL_4}, race: planta", "Esta carta no puede atacar."),
            "Alud": ("type: spell", "Destruye todos los monstruos Planta en el Campo."),
        },
        "hand: [Alud], monsters: [Farera, Far Alta, Far Baja], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alud, Farera/1: sí}" if name == "Far" else "A: {activate: Alud}",
    )
    assert labels(found, "A", "monsters") == left


def test_what_is_banished_as_a_cost_until_the_end_comes_back_then() -> None:
    found = played(
        {"Farera": (LEVEL_4, "Una vez por turno: puedes desterrar esta carta hasta la End Phase; roba 1 carta.")},
        "monsters: [Farera], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Farera}",
    )
    assert (labels(found, "A", "banished"), len(found.game.zone("A", "deck"))) == (["Farera"], 8)
    found = played(
        {"Farera": (LEVEL_4, "Una vez por turno: puedes desterrar esta carta hasta la End Phase; roba 1 carta.")},
        "monsters: [Farera], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Farera}",
        "A: {go: end}",
    )
    assert (labels(found, "A", "banished"), labels(found, "A", "monsters")) == ([], ["Farera"])


def test_what_it_points_to_may_go_in_its_place_whoever_controls_it() -> None:
    text = "Si esta carta fuera a ser destruida por efecto de una carta, puedes destruir 1 monstruo al que apunte esta carta en su lugar."
    found = played(
        {
            "Farera": ("kinds: [link, effect], link: 1, atk: 900", text),
            "Alud": ("type: spell", "Destruye todos los monstruos que controles."),
        },
        "hand: [Alud], monsters: [Farera], deck: [9 cards]",
        "monsters: [{card: Roca Alta, pointed by: Farera}], deck: [9 cards]",
        "A: {activate: Alud, Farera/1: sí}",
    )
    assert (labels(found, "A", "monsters"), labels(found, "B", "monsters")) == (["Farera"], [])
