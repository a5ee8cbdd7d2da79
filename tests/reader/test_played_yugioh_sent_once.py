"""What lies in the Graveyard is not sent there again, and nothing that hangs on that happens."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

TO_USE = {
    True: "Puedes Sacrificar esta carta; inflige 200 puntos de daño a tu adversario.",
    False: "Durante tu Main Phase: puedes infligir 200 puntos de daño a tu adversario.",
}
WHEN_SENT = " Si esta carta es mandada al Cementerio: gana 100 LP."
DIQUE = (
    "Cuando es activado un efecto de monstruo: niega la activación y, si lo haces, manda al Cementerio esa carta y, si lo"
    " haces, inflige 500 puntos de daño a tu adversario."
)


@pytest.mark.parametrize("paid", [True, False])
def test_a_cost_that_sent_it_leaves_nothing_to_send(paid: bool) -> None:
    found = played(
        {"Farera": (LEVEL_4, TO_USE[paid] + WHEN_SENT), "Dique": ("type: trap, icon: counter", DIQUE)},
        "monsters: [Farera], deck: [9 cards]",
        "spells: [{card: Dique, facedown: yes, played: 3}], deck: [9 cards]",
        "A: {activate: Farera}",
        "B responds: {activate: Dique}",
    )
    assert labels(found, "A", "graveyard") == ["Farera"]
    happened = [step.key for step in found.game.trace.steps]
    sent = [step for step in found.game.trace.steps if step.key == "send" and step.args["subject"] == "Farera"]
    assert len(sent) == 1
    assert happened.count("nothing to send") == paid
    assert found.game.life("A") == (8100 if paid else 7600)
