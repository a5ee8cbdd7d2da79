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
