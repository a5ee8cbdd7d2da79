"""Who does something is told by what they control, or by whose turn it is: texts, and what happens at the table."""

from typing import Any

import pytest

from judgekit.reader import Printing, read
from tests.reader.duel import played


def effect(text: str, icon: str = "Normal") -> Any:
    *_, last = read("yugioh", Printing("Farola", text, {"type": "Spell", "property": icon})).fields["effects"]
    return last


@pytest.mark.parametrize(
    ("said", "done"),
    [
        ("su controlador roba 1 carta", [{"draw": "1"}]),
        ("el controlador de ese monstruo gana 300 LP", [{"gain": "300", "of": "lp"}]),
        ("inflige 300 puntos de daño a su controlador", [{"damage": "300", "player": "you"}]),
        ("su controlador puede robar 1 carta", [{"may": [{"draw": "1"}]}]),
    ],
)
def test_its_controller_does_it(said: str, done: Any) -> None:
    _, then = effect(f"Selecciona 1 monstruo en el Campo; destrúyelo y, si lo haces, {said}.")["resolve"]
    assert then["then"] == [{"controllers of": "objetivo", "do": done}]


def test_the_controller_of_the_bearer_is_asked_for_when_it_is_done() -> None:
    (done,) = effect(
        "Durante la Standby Phase: inflige 200 puntos de daño al controlador del monstruo equipado.", "Equip"
    )["do"]
    assert done["controllers of"] == {"equipped": "self"}


def test_the_turn_player_is_neither_oneself_nor_the_other() -> None:
    (done,) = effect("Durante cada End Phase, el jugador del turno descarta 1 carta.", "Field")["do"]
    assert list(done) == ["turn player"]


FINE = "Destruye 1 monstruo en el Campo y, si lo haces, inflige 500 puntos de daño a su controlador."


@pytest.mark.parametrize(("side", "lp"), [("A", (7500, 8000)), ("B", (8000, 7500))])
def test_whoever_controlled_it_is_dealt_the_damage(side: str, lp: tuple[int, int]) -> None:
    boards = {"A": "hand: [Multa], deck: [9 cards]", "B": "deck: [9 cards]"}
    boards[side] += ", monsters: [Roca Alta]"
    found = played({"Multa": ("type: spell", FINE)}, boards["A"], boards["B"], "A: {activate: Multa}")
    assert (found.game.tally("A", "lp"), found.game.tally("B", "lp")) == lp
