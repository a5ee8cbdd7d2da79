"""An effect is activated where its card lay before anything was paid: what tells it by that place looks there."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

PAID = {
    "monsters": "Puedes Sacrificar esta carta; inflige 300 puntos de daño a tu adversario.",
    "hand": "Puedes descartar esta carta; inflige 300 puntos de daño a tu adversario.",
    "graveyard": "Puedes desterrar esta carta en tu Cementerio; inflige 300 puntos de daño a tu adversario.",
}
PLACES = {"monsters": "en el Campo", "hand": "en la mano", "graveyard": "en el Cementerio"}


@pytest.mark.parametrize("lies", PAID)
@pytest.mark.parametrize("place", PLACES)
def test_it_is_answered_by_where_its_card_lay_before_it_paid_with_itself(lies: str, place: str) -> None:
    found = played(
        {
            "Farera": (LEVEL_4, PAID[lies]),
            "Vigía": (
                LEVEL_4,
                f"Cuando es activado el efecto de un monstruo {PLACES[place]} (Efecto Rápido): puedes pagar 100 LP;"
                " niega la activación.",
            ),
        },
        f"{lies}: [Farera], deck: [9 cards]",
        "monsters: [Vigía], deck: [9 cards]",
        "A: {activate: Farera}",
        "B tries to respond: {activate: Vigía}",
    )
    game = found.game
    assert game.tally("B", "lp") == (7900 if lies == place else 7700)


@pytest.mark.parametrize("lies", PAID)
def test_who_may_activate_nothing_in_the_graveyard_may_pay_with_what_goes_there(lies: str) -> None:
    found = played(
        {
            "Farera": (LEVEL_4, PAID[lies]),
            "Losa": (
                "type: spell, icon: continuous",
                "Ningún jugador puede activar efectos de cartas en el Cementerio.",
            ),
        },
        f"{lies}: [Farera], deck: [9 cards]",
        "spells: [Losa], deck: [9 cards]",
        "A tries: {activate: Farera}",
    )
    assert found.game.tally("B", "lp") == (8000 if lies == "graveyard" else 7700)
    assert (labels(found, "A", lies) == ["Farera"]) is (lies == "graveyard")
