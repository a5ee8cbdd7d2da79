"""Whoever may no longer attack stops attacking; whoever may only declare no attack goes on with the one declared."""

import pytest

from tests.reader.duel import labels, played

TRAP, LASTING = "type: trap", "type: trap, icon: continuous"
THAT_ONE = "Selecciona 1 monstruo que controle tu adversario;"


def lp_after_answering(fields: str, text: str, picked: str = "", *more: str) -> int:
    """A's monster of 900 ATK attacks B, who answers with a Trap."""
    found = played(
        {"Red": (fields, text)},
        "monsters: [Pez Bajo], deck: [9 cards]",
        "spells: [{card: Red, facedown: yes, played: 2}], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Pez Bajo}",
        f"B responds: {{activate: Red{picked}}}",
        *more,
    )
    assert "Pez Bajo" in labels(found, "A", "monsters")
    return found.game.tally("B", "lp")


@pytest.mark.parametrize(
    ("text", "lp"),
    [
        (f"{THAT_ONE} este turno, no puede atacar ni cambiar su posición de batalla.", 8000),
        (f"{THAT_ONE} este turno, no puede declarar un ataque.", 7100),
        (f"{THAT_ONE} este turno, no puede cambiar su posición de batalla.", 7100),
    ],
)
def test_whom_a_trap_selects(text: str, lp: int) -> None:
    assert lp_after_answering(TRAP, text, ", objetivo: Pez Bajo", "A tries: {attack: Pez Bajo}") == lp


@pytest.mark.parametrize(
    ("fields", "text", "lp"),
    [
        (TRAP, "Los monstruos que controle tu adversario no pueden atacar este turno.", 8000),
        (TRAP, "Tu adversario no puede declarar un ataque este turno.", 7100),
        (LASTING, "Los monstruos de Nivel 2 no pueden atacar.", 8000),
        (LASTING, "Los monstruos de Nivel 3 o mayor no pueden atacar.", 7100),
        (LASTING, "Los monstruos de Nivel 2 no pueden declarar un ataque.", 7100),
        (LASTING, "Sólo los monstruos de Nivel 3 pueden atacar.", 8000),
        (LASTING, "Sólo los monstruos de Nivel 3 pueden declarar un ataque.", 7100),
    ],
)
def test_of_whom_a_trap_says_so(fields: str, text: str, lp: int) -> None:
    assert lp_after_answering(fields, text) == lp


NEGATED = "Cuando un monstruo del adversario declara un ataque: niega el ataque y, si lo haces, roba 1 carta."
SHROUD = "Selecciona 1 monstruo boca arriba en el Campo; cámbialo a Posición de Defensa boca abajo."


@pytest.mark.parametrize(
    ("more", "turned", "drawn"),
    [("", "", 1), ("Red", "", 1), ("Velo", "Pez Bajo", 0), ("Velo", "Roca Alta", 1)],
)
def test_an_attack_is_negated_once_and_while_there_is_one(more: str, turned: str, drawn: int) -> None:
    answers = {"": [], "Red": ["B: {Red B/1: sí}"], "Velo": [f"B responds: {{activate: Velo, objetivo: {turned}}}"]}
    laid = {
        "": "",
        "Red": ", {card: Red, as: Red B, facedown: yes, played: 2}",
        "Velo": ", {card: Velo, facedown: yes, played: 2}",
    }
    found = played(
        {"Red": (TRAP, NEGATED), "Velo": ("type: spell, icon: quick-play", SHROUD)},
        "monsters: [Pez Bajo, Roca Alta], deck: [9 cards]",
        f"spells: [{{card: Red, facedown: yes, played: 2}}{laid[more]}], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Pez Bajo}",
        "B: {Red/1: sí}",
        *answers[more],
    )
    assert (len(labels(found, "B", "hand")), found.game.tally("B", "lp")) == (drawn, 8000)
    assert len(labels(found, "B", "graveyard")) == 1 + bool(more)
