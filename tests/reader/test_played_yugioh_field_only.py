"""What a Yu-Gi-Oh! text says of cards «on the Field» or of those that one controls is not said of a Graveyard."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

ROBS = "Selecciona 1 monstruo en cualquier Cementerio; destiérralo."
HITS = "Selecciona 1 monstruo en el Campo; destiérralo."
ON_FIELD = "Tu adversario no puede seleccionar monstruos Pez en el Campo con efectos de cartas."
MINE = "Tu adversario no puede seleccionar monstruos que controles con efectos de cartas."


@pytest.mark.parametrize("said", [ON_FIELD, MINE])
@pytest.mark.parametrize(("text", "lying", "gone"), [(ROBS, "graveyard", True), (HITS, "monsters", False)])
def test_what_may_not_be_targeted_on_the_field_may_in_the_graveyard(
    said: str, text: str, lying: str, gone: bool
) -> None:
    there = {"monsters": "[Escollera]", "graveyard": "[]"} | {
        lying: "[Escollera, Pez Bajo]" if lying == "monsters" else "[Pez Bajo]"
    }
    found = played(
        {"Escollera": (LEVEL_4, said), "Red": ("type: spell", text)},
        f"monsters: {there['monsters']}, graveyard: {there['graveyard']}, deck: [9 cards]",
        "hand: [Red], monsters: [Roca Alta], graveyard: [Fuego Ajeno, {card: Roca Alta, as: Caída}], deck: [9 cards]",
        "B tries: {activate: Red, objetivo: Pez Bajo}",
        turn="B",
    )
    assert ("Pez Bajo" in labels(found, "A", "banished")) is gone
