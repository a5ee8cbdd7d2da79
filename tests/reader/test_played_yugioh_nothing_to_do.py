"""What would do nothing to anybody is not activated, and a way of two in which nothing is done is none."""

import pytest

from judgekit.errors import UserError
from judgekit.replay import Replay
from judgekit.replay.record import used
from tests.reader.duel import LEVEL_4, labels, played

DIE = (
    "type: trap",
    "Lanza un dado de seis caras. Hasta el final de este turno, todos los monstruos que controle tu adversario en este"
    " momento pierden ATK igual al resultado x 100.",
)
TWO_WAYS = (
    "Si esta carta es Invocada de Modo Normal: puedes activar 1 de estos efectos.\n"
    '● Destruye hasta tantas Mágicas/Trampas en el Campo como la cantidad de monstruos "Farero" que controles, excepto'
    " esta carta.\n● Inflige 100 puntos de daño a tu adversario."
)
HUNTS = "Cuando tu adversario activa un efecto de monstruo en el Campo (Efecto Rápido): puedes destruir ese monstruo."


@pytest.mark.parametrize(("there", "spent"), [("Roca Alta", True), ("", False), ("boca abajo", False)])
def test_no_die_is_rolled_for_nobody(there: str, *, spent: bool) -> None:
    lies = "{card: Roca Alta, facedown: yes, defense: yes, played: 2}" if there == "boca abajo" else there
    found = played(
        {"Dado": DIE},
        f"hand: [Fuego Ajeno], monsters: [{lies}], deck: [9 cards]",
        "spells: [{card: Dado, facedown: yes, played: 2}], deck: [9 cards]",
        "A: {activate: Fuego Ajeno}",
        "B tries to respond: {activate: Dado, tirada: 3}",
    )
    assert (labels(found, "B", "graveyard") == ["Dado"]) is spent


def destroys_up_to_as_many(beside: str) -> Replay:
    return played(
        {"Farera": (LEVEL_4, TWO_WAYS)},
        f"hand: [Farera], monsters: [{beside}], deck: [9 cards]",
        "spells: [Sello], deck: [9 cards]",
        "A: {summon: Farera}",
        "A: {Farera/1: sí, modo: primero, elegida: Sello}",
        more="  Farero Viejo: {level: 4, atk: 100, def: 100}\n  Sello: {type: spell, icon: continuous}",
    )


def test_up_to_as_many_as_there_are() -> None:
    assert labels(destroys_up_to_as_many("Farero Viejo"), "B", "spells") == []


def test_up_to_none_is_no_way() -> None:
    with pytest.raises(UserError, match="puede ser segundo"):
        destroys_up_to_as_many("Pez Bajo")


@pytest.mark.parametrize(("cost", "hunted"), [("", True), ("cost: [{tribute: self}], ", False)])
def test_whoever_has_gone_to_pay_is_not_hunted(cost: str, *, hunted: bool) -> None:
    found = played(
        {"Farera": (LEVEL_4, HUNTS)},
        "monsters: [Chispa], deck: [9 cards]",
        "monsters: [Farera], deck: [9 cards]",
        "A: {activate: Chispa}",
        "B tries to respond: {activate: Farera}",
        more=f"  Chispa: {{level: 4, atk: 1, def: 1, kinds: [effect], effects: [{{activate: ignition, {cost}do: [{{damage: 100, player: opponent}}]}}]}}",
    )
    assert ("Farera/1" in used(found.game.trace)) is hunted
