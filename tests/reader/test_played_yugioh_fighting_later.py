"""«Ese monstruo no puede…», said of the one that battles: it binds that one for as long as it says, and no other that battles later."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

SHIELD = (
    "Durante el cálculo de daño, si batalla tu monstruo Pez (Efecto Rápido): puedes mandar al Cementerio esta carta en tu mano; ese "
    "monstruo no puede ser destruido en batalla este turno."
)
GIANTS = "  Gigante: {level: 8, atk: 3000, def: 2000, race: roca}"
PASSES = ["A responds: pass"] * 2


@pytest.mark.parametrize(("later", "left"), [("Roca Alta", ["Pez Bajo"]), ("Pez Bajo", ["Pez Bajo", "Roca Alta"])])
def test_only_the_one_that_battled_then_is_kept(later: str, left: list[str]) -> None:
    """5.1.7.1: the text binds that monster, whichever it was when the effect resolved."""
    found = played(
        {"Escudera": (LEVEL_4, SHIELD)},
        "monsters: [Pez Bajo, Roca Alta], hand: [Escudera], deck: [9 cards]",
        "monsters: [Gigante, {card: Gigante, as: Otro Gigante}], deck: [9 cards]",
        "B: {go: battle}",
        "B: {attack: Gigante, target: Pez Bajo}",
        *PASSES,
        "A responds: {activate: Escudera}",
        f"B: {{attack: Otro Gigante, target: {later}}}",
        turn="B",
        more=GIANTS,
    )
    assert labels(found, "A", "monsters") == left
