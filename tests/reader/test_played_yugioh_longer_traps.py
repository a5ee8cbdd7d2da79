"""What longer Yu-Gi-Oh! texts are read as is what happens at the table, and what is like it does not happen."""

import pytest

from tests.reader.duel import played

TURNED = (
    "Cambia todos los monstruos que controle tu adversario a Posición de Defensa boca abajo. Los monstruos cambiados a "
    "Posición de Defensa boca abajo por este efecto no pueden cambiar su posición de batalla."
)
SET = "{card: Pez Bajo, facedown: yes}"


@pytest.mark.parametrize(("which", "kept"), [("Roca Alta", True), ("Pez Bajo", False)])
def test_only_those_that_were_turned_down_cannot_be_flip_summoned(which: str, kept: bool) -> None:
    found = played(
        {"Niebla": ("type: spell", TURNED)},
        "hand: [Niebla], deck: [9 cards]",
        f"monsters: [Roca Alta, {SET}], deck: [9 cards]",
        "A: {activate: Niebla}",
        "A: {go: end}",
        "A: end turn",
        "B: {go: standby}",
        "B: {go: main 1}",
        f"B tries: {{flip summon: {which}}}",
    )
    (one,) = (card for card in found.game.zone("B", "monsters") if card.label == which)
    assert bool(one.mark("facedown")) is kept


def test_what_is_banished_until_the_end_phase_is_on_the_field_again_then() -> None:
    text = (
        "Selecciona 1 monstruo en el Campo; destiérralo, pero devuélvelo al Campo durante la End Phase de este turno."
    )
    script = ("A: {activate: Velo, objetivo: Roca Alta}",)
    found = played({"Velo": ("type: spell", text)}, "hand: [Velo], deck: [9 cards]", "monsters: [Roca Alta]", *script)
    assert [one.label for one in found.game.zone("B", "banished")] == ["Roca Alta"]
    later = (*script, "A: {go: end}")
    found = played(
        {"Velo": ("type: spell", text)},
        "hand: [Velo], deck: [9 cards]",
        "monsters: [Roca Alta], deck: [9 cards]",
        *later,
    )
    assert [one.label for one in found.game.zone("B", "monsters")] == ["Roca Alta"]


@pytest.mark.parametrize(("said", "drawn"), [("la", 1), ("tu", 0)])
def test_a_trap_is_used_in_the_main_phase_of_the_opponent_unless_it_says_ones_own(said: str, drawn: int) -> None:
    found = played(
        {"Muelle": ("type: trap, icon: continuous", f"Durante {said} Main Phase: puedes robar 1 carta.")},
        "spells: [Muelle], deck: [9 cards]",
        "hand: [Fuego Ajeno], deck: [9 cards]",
        "B: {activate: Fuego Ajeno}",
        f"A {'responds' if drawn else 'tries to respond'}: {{activate: Muelle}}",
        turn="B",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn
