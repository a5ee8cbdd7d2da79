"""What is banished already is not banished again, and nothing that hangs on that happens."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

TO_USE = {
    True: "Puedes desterrar esta carta en tu Cementerio; inflige 200 puntos de daño a tu adversario.",
    False: "Durante tu Main Phase, si esta carta está en tu Cementerio: puedes infligir 200 puntos de daño a tu adversario.",
}
WHEN_BANISHED = " Si esta carta es desterrada: gana 100 LP."
DIQUE = (
    "Cuando es activado un efecto de monstruo: niega la activación y, si lo haces, destierra esa carta y, si lo haces,"
    " inflige 500 puntos de daño a tu adversario."
)


@pytest.mark.parametrize("paid", [True, False])
def test_a_cost_that_banished_it_leaves_nothing_to_banish(paid: bool) -> None:
    found = played(
        {"Farera": (LEVEL_4, TO_USE[paid] + WHEN_BANISHED), "Dique": ("type: trap, icon: counter", DIQUE)},
        "graveyard: [Farera], deck: [9 cards]",
        "spells: [{card: Dique, facedown: yes, played: 3}], deck: [9 cards]",
        "A: {activate: Farera}",
        "B responds: {activate: Dique}",
    )
    assert labels(found, "A", "banished") == ["Farera"]
    happened = [step.key for step in found.game.trace.steps]
    assert happened.count("banish") == 1
    assert happened.count("nothing to banish") == paid
    assert found.game.life("A") == (8100 if paid else 7600)
