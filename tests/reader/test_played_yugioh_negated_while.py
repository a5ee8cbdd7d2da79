"""Declared Summons that are negated while something is so; places of an activation; what fell this turn, what was shown."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

COUNTER = "type: trap, icon: counter"
ALONE = "Cuando uno o más monstruos fueran a ser Invocados, mientras controles un monstruo Pez: niega la Invocación y, si lo haces, destrúyelos."
EITHER = "Cuando uno o más monstruos fueran a ser Invocados, o una Carta Mágica es activada, mientras controles un monstruo Pez: niega la Invocación o activación y, si lo haces, destruye esa carta."


@pytest.mark.parametrize("said", [ALONE, EITHER])
@pytest.mark.parametrize(("there", "comes"), [("monsters: [Pez Bajo], ", []), ("monsters: [Roca Alta], ", ["Farera"])])
def test_a_summon_is_negated_while_it_is_so(said: str, there: str, comes: list[str]) -> None:
    found = played(
        {"Farera": (LEVEL_4, "Esta carta no puede atacar."), "Juicio": (COUNTER, said)},
        "hand: [Farera], deck: [9 cards]",
        f"{there}spells: [{{card: Juicio, facedown: yes, played: 2}}], deck: [9 cards]",
        "A: {summon: Farera}",
        *(["B: {Juicio/1: sí}"] if not comes else []),
    )
    assert labels(found, "A", "monsters") == comes


@pytest.mark.parametrize(("there", "harmed"), [("Pez Bajo", False), ("Roca Alta", True)])
def test_so_is_the_other_of_the_two(there: str, harmed: bool) -> None:
    found = played(
        {"Juicio": (COUNTER, EITHER)},
        "hand: [Fuego Ajeno], deck: [9 cards]",
        f"monsters: [{there}], spells: [{{card: Juicio, facedown: yes, played: 2}}], deck: [9 cards]",
        "A: {activate: Fuego Ajeno}",
        f"B {'tries' if harmed else 'responds'}: {{activate: Juicio}}",
    )
    assert (found.game.tally("B", "lp") == 7700) == harmed


@pytest.mark.parametrize(("zone", "drawn"), [("hand", 0), ("graveyard", 0), ("monsters", 1)])
def test_it_answers_in_either_place_alone(zone: str, drawn: int) -> None:
    said = {
        "hand": "Puedes descartar esta carta; roba 1 carta.",
        "graveyard": "Puedes desterrar esta carta en tu Cementerio; roba 1 carta.",
        "monsters": "Durante tu Main Phase: puedes robar 1 carta.",
    }[zone]
    found = played(
        {
            "Farera": (LEVEL_4, said),
            "Juicio": (
                COUNTER,
                "Cuando tu adversario activa una carta o efecto en la mano o Cementerio: niega la activación.",
            ),
        },
        f"{zone}: [Farera], deck: [9 cards]",
        "spells: [{card: Juicio, facedown: yes, played: 2}], deck: [9 cards]",
        "A: {activate: Farera}",
        f"B {'tries' if drawn else 'responds'}: {{activate: Juicio}}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("who", "may"), [("A", False), ("B", True)])
def test_what_fell_this_turn_by_whose_effect(who: str, may: bool) -> None:
    found = played(
        {
            "Faro": (
                "type: spell, icon: quick-play",
                "Si un monstruo que controlabas fue destruido este turno por el efecto de una carta de tu adversario: roba 1 carta.",
            ),
            "Rayo": ("type: spell, icon: quick-play", "Selecciona 1 monstruo Roca en el Campo; destrúyelo."),
        },
        f"monsters: [Roca Alta], hand: [Faro, {'Rayo' if who == 'A' else 'Fuego Ajeno'}], deck: [9 cards]",
        f"{'spells: [{card: Rayo, facedown: yes, played: 2}], ' if who == 'B' else ''}hand: [], deck: [9 cards]",
        *(["A: {activate: Rayo}"] if who == "A" else ["A: {activate: Fuego Ajeno}", "B responds: {activate: Rayo}"]),
        "A tries: {activate: Faro}",
    )
    assert (9 - len(found.game.zone("A", "deck")) == 1) == may


def test_those_that_were_shown_are_discarded() -> None:
    found = played(
        {
            "Faro": (
                "type: spell",
                "Muestra 1 monstruo Pez en tu mano; roba 2 cartas y después descarta el monstruo mostrado.",
            )
        },
        "hand: [Faro, Roca Alta, Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Faro}",
    )
    assert "Pez Bajo" in labels(found, "A", "graveyard")
    assert len(labels(found, "A", "hand")) == 3
