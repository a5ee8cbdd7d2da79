"""What a text leaves for the End Phase, and begins in the End Phase itself, is done in that one; the next is another."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

SET = "{card: Bruma, facedown: yes, played: 2}"


@pytest.mark.parametrize(("until", "back"), [("la End Phase", True), ("la próxima End Phase", False)])
@pytest.mark.parametrize("phase", ["main 1", "end"])
def test_banished_until_the_end_phase_in_the_end_phase_it_comes_back_in_it(until: str, back: bool, phase: str) -> None:
    text = f"Selecciona 1 monstruo que controles; destierra ese objetivo hasta {until}."
    to_end = ["A: {go: end}"]
    now = "A: {activate: Bruma, objetivo: Pez Bajo}"
    found = played(
        {"Bruma": ("type: trap", text)},
        f"monsters: [Pez Bajo], spells: [{SET}], deck: [9 cards]",
        "deck: [9 cards]",
        *([*to_end, now] if phase == "end" else [now, *to_end]),
    )
    assert labels(found, "A", "monsters") == (["Pez Bajo"] if back or phase == "main 1" else [])


@pytest.mark.parametrize("of_this_turn", ["", " de este turno"])
def test_what_is_destroyed_during_the_end_phase_is_destroyed_in_the_one_that_has_begun(of_this_turn: str) -> None:
    text = (
        "Invoca de Modo Especial 1 monstruo en tu Cementerio, pero destrúyelo durante la End Phase" + of_this_turn + "."
    )
    found = played(
        {"Bruma": ("type: trap", text)},
        f"graveyard: [Pez Bajo], spells: [{SET}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {go: end}",
        "A: {activate: Bruma, position: ataque}",
    )
    assert labels(found, "A", "monsters") == []
    assert labels(found, "A", "graveyard") == ["Bruma", "Pez Bajo"]


def test_what_an_effect_of_the_end_phase_banishes_is_back_behind_its_chain() -> None:
    text = "Durante la End Phase: destierra esta carta hasta la End Phase."
    found = played(
        {"Faro": (LEVEL_4, text)},
        "monsters: [Faro], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {go: end}",
    )
    assert labels(found, "A", "monsters") == ["Faro"]
