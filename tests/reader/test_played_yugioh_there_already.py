"""What lies where an effect would bring it is not brought there again, and nothing that hangs on that happens."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

DEED = "inflige 200 puntos de daño a tu adversario"
MAY = "Durante tu Main Phase: puedes infligir 200 puntos de daño a tu adversario."
FROM_THERE = MAY.replace(":", ", si esta carta está en tu Cementerio:")
WAYS = {
    "banish": ("graveyard", "banished", f"Puedes desterrar esta carta en tu Cementerio; {DEED}.", FROM_THERE),
    "send": ("monsters", "graveyard", f"Puedes Sacrificar esta carta; {DEED}.", MAY),
    "return": ("monsters", "hand", f"Puedes devolver esta carta a la mano; {DEED}.", MAY),
}
BRINGS = {
    "banish": "destierra esa carta",
    "send": "manda al Cementerio esa carta",
    "return": "devuelve esa carta a la mano",
}
HEARS = {
    "banish": " Si esta carta es desterrada: gana 100 LP.",
    "send": " Si esta carta es mandada al Cementerio: gana 100 LP.",
    "return": " Si esta carta es devuelta a la mano: gana 100 LP.",
}
DIQUE = (
    "Cuando es activado un efecto de monstruo: niega la activación y, si lo haces, {} y, si lo haces,"
    " inflige 500 puntos de daño a tu adversario."
)


@pytest.mark.parametrize("paid", [True, False])
@pytest.mark.parametrize("way", WAYS)
def test_a_cost_that_brought_it_there_leaves_nothing_to_do(way: str, paid: bool) -> None:
    there, to, pays, pays_nothing = WAYS[way]
    text = (pays if paid else pays_nothing) + HEARS[way]
    found = played(
        {"Farera": (LEVEL_4, text), "Dique": ("type: trap, icon: counter", DIQUE.format(BRINGS[way]))},
        f"{there}: [Farera], deck: [9 cards]",
        "spells: [{card: Dique, facedown: yes, played: 3}], deck: [9 cards]",
        "A: {activate: Farera}",
        "B responds: {activate: Dique}",
    )
    assert labels(found, "A", to) == ["Farera"]
    happened = [step.key for step in found.game.trace.steps]
    assert happened.count(f"nothing to {way}") == paid
    assert found.game.life("A") == (8100 if paid else 7600)
