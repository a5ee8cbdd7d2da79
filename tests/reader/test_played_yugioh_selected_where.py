"""«Que selecciona un monstruo que controles» speaks of the field, where nothing else is said."""

import pytest

from tests.reader.duel import played

GUARD = "Cuando se activa una Carta Mágica que selecciona {}: niega la activación."


@pytest.mark.parametrize(
    ("whom", "legal"),
    [("1 monstruo en el Campo", False), ("1 monstruo que controles", False), ("1 carta en tu Cementerio", True)],
)
def test_what_lies_in_the_graveyard_is_not_on_the_field(whom: str, legal: bool) -> None:
    found = played(
        {
            "Guardia": ("type: trap, icon: counter", GUARD.format(whom)),
            "Regreso": ("type: spell", "Selecciona 1 monstruo en tu Cementerio; añádelo a tu mano."),
        },
        "hand: [Regreso], spells: [{card: Guardia, facedown: yes, played: 2}], graveyard: [Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Regreso, objetivo: Pez Bajo}",
        f"A {'responds' if legal else 'tries to respond'}: {{activate: Guardia}}",
    )
    assert ([one.label for one in found.game.zone("A", "hand")] == []) is legal
