"""Whose effects their player may not activate this turn keeps them from it wherever it goes, and that card alone."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

FROM_THE_DECK = (
    "Añade 1 monstruo Pez de tu Deck a tu mano, pero no puedes activar los efectos de ese monstruo este turno."
)
FROM_THE_GRAVEYARD = "Selecciona 1 monstruo en tu Cementerio; añade ese objetivo a tu mano, pero no puedes activar sus efectos este turno."
ONCE = "Una vez por turno: puedes ganar 500 LP."
CALLED = "Cuando esta carta es Invocada de Modo Normal: puedes ganar 500 LP."
GONE = "Si esta carta es mandada al Cementerio: puedes ganar 500 LP."


@pytest.mark.parametrize("taken", [FROM_THE_DECK, FROM_THE_GRAVEYARD])
@pytest.mark.parametrize(
    ("effect", "script"),
    [
        (ONCE, ("A tries: {activate: Nutria}",)),
        (CALLED, ()),
        (GONE, ("A: {activate: Rayo Ajeno, caído: Nutria}",)),
    ],
)
@pytest.mark.parametrize("which", ["Nutria", "Otra"])
def test_the_ban_goes_with_the_card(taken: str, effect: str, script: tuple[str, ...], which: str) -> None:
    """Its copy, which was not taken, may do what it likes."""
    there = "deck: [Nutria, 9 cards], graveyard: []"
    there = there if taken == FROM_THE_DECK else "deck: [9 cards], graveyard: [Nutria]"
    aim = "" if taken == FROM_THE_DECK else ", objetivo: Nutria"
    may = "" if which == "Nutria" else f", {which}/1: sí"
    lines = (one.replace("Nutria", which).replace("}", f"{may if 'Rayo' in one else ''}}}") for one in script)
    found = played(
        {"Nutria": (f"{LEVEL_4}, race: pez", effect), "Red": ("type: spell", taken)},
        f"hand: [Red, Rayo Ajeno, {{card: Nutria, as: Otra}}], {there}",
        "deck: [9 cards]",
        f"A: {{activate: Red{aim}}}",
        f"A: {{summon: {which}{may if effect == CALLED else ''}}}",
        *lines,
    )
    assert "Nutria" not in labels(found, "A", "deck")
    assert found.game.tally("A", "lp") == (8000 if which == "Nutria" else 8500)
