"""What is done each time something is activated is done once it is sure that it was: not of what was negated."""

import pytest

from tests.reader.duel import LEVEL_4, played


@pytest.mark.parametrize(("part", "done"), [("la activación", False), ("su efecto", True), ("", True)])
@pytest.mark.parametrize("whose", ["se active una Carta Mágica", "actives una Carta Mágica"])
def test_of_an_activation_that_was_negated_nothing_is_gained(whose: str, part: str, done: bool) -> None:
    stops = "Cuando tu adversario activa una Carta Mágica: niega {}.".format(part or "la activación")
    found = played(
        {
            "Pozo": ("type: spell, icon: continuous", f"Cada vez que {whose}, gana 500 LP."),
            "Tapón": ("type: trap, icon: counter", stops),
        },
        "hand: [Fuego Ajeno], spells: [Pozo], deck: [9 cards]",
        "spells: [{card: Tapón, facedown: yes, played: 2}], deck: [9 cards]",
        "A: {activate: Fuego Ajeno}",
        *(["B responds: {activate: Tapón}"] if part else []),
    )
    assert found.game.tally("A", "lp") == 8000 + 500 * done


@pytest.mark.parametrize(("negated", "counters"), [(True, 0), (False, 1)])
def test_nor_is_a_counter_put(negated: bool, counters: int) -> None:
    found = played(
        {
            "Faro": (LEVEL_4, "Cada vez que se active una Carta Mágica, pon 1 Contador de Brillo en esta carta."),
            "Tapón": (
                "type: trap, icon: counter",
                "Cuando tu adversario activa una Carta Mágica: niega la activación.",
            ),
        },
        "hand: [Fuego Ajeno], monsters: [Faro], deck: [9 cards]",
        "spells: [{card: Tapón, facedown: yes, played: 2}], deck: [9 cards]",
        "A: {activate: Fuego Ajeno}",
        *(["B responds: {activate: Tapón}"] if negated else []),
    )
    (faro,) = found.game.zone("A", "monsters")
    assert int(str(faro.marks.get("Brillo counters", 0))) == counters
