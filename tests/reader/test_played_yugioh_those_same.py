"""A second thing that is said of «those monsters» holds of the same ones, and of none that somebody else controls."""

import pytest

from tests.reader.duel import labels, played
from tests.reader.printed import only_of_spell

DECK = "deck: [9 cards]"


def _struck(text: str, mine: str, theirs: str) -> tuple[list[str], list[str]]:
    found = played(
        {
            "Muro": ("type: spell, icon: continuous", text),
            "Arrasar": ("type: spell", "Destruye todos los monstruos en el Campo."),
        },
        f"spells: [Muro], monsters: [{mine}], {DECK}",
        f"hand: [Arrasar], monsters: [{theirs}], {DECK}",
        "B: {activate: Arrasar}",
        turn="B",
    )
    return labels(found, "A", "monsters"), labels(found, "B", "monsters")


@pytest.mark.parametrize(
    "text",
    [
        "Los monstruos Pez no pueden ser destruidos por efectos de cartas de tu adversario mientras los controles.",
        "Los monstruos Pez que controles ganan 300 ATK, y además esos monstruos no pueden ser destruidos por efectos de cartas.",
        "Tu adversario no puede seleccionar monstruos Pez que controles con efectos de cartas, y además esos monstruos no"
        " pueden ser destruidos por efectos de cartas de tu adversario.",
    ],
)
@pytest.mark.parametrize(("mine", "kept"), [("Pez Bajo", ["Pez Bajo"]), ("Roca Alta", [])])
def test_of_those_and_of_ones_own_alone(text: str, mine: str, kept: list[str]) -> None:
    theirs = "Roca Alta" if mine == "Pez Bajo" else "Pez Bajo"
    assert _struck(text, mine, theirs) == (kept, [])


def test_a_pez_of_the_other_side_falls() -> None:
    text = "Los monstruos Pez no pueden ser destruidos por efectos de cartas mientras los controles."
    assert _struck(text, "Roca Alta", "Pez Bajo") == ([], [])


@pytest.mark.parametrize("for_what", ["con efectos de cartas", "para ataques"])
def test_nor_may_they_be_picked(for_what: str) -> None:
    text = f"Los monstruos Pez que controles ganan 300 ATK, y además tu adversario no puede seleccionarlos {for_what}."
    grown, safe = only_of_spell(text, "Continuous")["static"]
    assert grown["on"]["race"] == safe["forbid"]["of"]["race"] == "pez"
    assert safe["forbid"]["by"] == {"controller": "opponent"}
