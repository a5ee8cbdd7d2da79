"""What turns monsters up and says that their Flip Effects are not activated (2.5.7.2), and what does not say so."""

import pytest

from tests.reader.duel import played
from tests.reader.printed import trap

TURNS = "Cambia a Posición de Ataque boca arriba todos los monstruos que controle tu adversario{}."
LEFT_OUT = " (los efectos de Volteo no se activan)"
HEDGEHOG = "  Erizo Celoso: {level: 2, atk: 600, def: 400, kinds: [effect, flip], effects: [{when: turn face up, do: [{damage: 500, player: opponent}]}]}"


@pytest.mark.parametrize(("said", "lp"), [(LEFT_OUT, 8000), ("", 7500)])
def test_a_flip_effect_is_left_out_where_that_is_said(said: str, lp: int) -> None:
    found = played(
        {"Alba": ("type: spell", TURNS.format(said))},
        "hand: [Alba], deck: [9 cards]",
        "monsters: [{card: Erizo Celoso, facedown: yes, defense: yes, played: 2}], deck: [9 cards]",
        "A: {activate: Alba}",
        more=HEDGEHOG,
    )
    assert found.game.tally("A", "lp") == lp
    assert not found.game.card("Erizo Celoso").mark("facedown")


def test_what_is_no_flip_monster_sees_that_it_is_turned_up() -> None:
    plain = HEDGEHOG.replace(", flip]", "]")
    found = played(
        {"Alba": ("type: spell", TURNS.format(LEFT_OUT))},
        "hand: [Alba], deck: [9 cards]",
        "monsters: [{card: Erizo Celoso, facedown: yes, defense: yes, played: 2}], deck: [9 cards]",
        "A: {activate: Alba}",
        more=plain,
    )
    assert found.game.tally("A", "lp") == 7500


@pytest.mark.parametrize(
    "said",
    [
        LEFT_OUT + ".",
        ". (Los efectos de Volteo no se activan en este momento).",
        ". Los efectos de Volteo no se activan.",
    ],
)
def test_in_brackets_or_in_a_sentence_of_its_own(said: str) -> None:
    (found,) = trap(TURNS.format("")[:-1] + said)
    (step,) = found["resolve"]
    assert step["flip effects"] == "no"
