"""«Shuffle those 3 into the Deck, then draw»: nobody draws where one of them has gone."""

import pytest

from tests.reader.duel import played

SNATCH = "Selecciona 1 monstruo en cualquier Cementerio; destiérralo."
THREE = "[Pez Bajo, Roca Alta, {card: Roca Alta, as: Otra Roca}, {card: Pez Bajo, as: Otro Pez}]"


@pytest.mark.parametrize("shuffled", ["baraja esos 3 objetivos al Deck", "baraja los 3 en el Deck"])
@pytest.mark.parametrize(("snatched", "drawn"), [("Otra Roca", 0), ("Otro Pez", 1)])
def test_all_that_were_selected_go_back_or_nothing_follows(shuffled: str, snatched: str, drawn: int) -> None:
    found = played(
        {
            "Resaca": ("type: spell", f"Selecciona 3 monstruos en tu Cementerio; {shuffled}, y después roba 1 carta."),
            "Gancho": ("type: spell, icon: quick-play", SNATCH),
        },
        f"hand: [Resaca, Gancho], graveyard: {THREE}, deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Resaca, objetivo: [Pez Bajo, Roca Alta, Otra Roca]}",
        f"A responds: {{activate: Gancho, objetivo: {snatched}}}",
    )
    assert len(found.game.zone("A", "hand")) == drawn
