"""A monster of the Extra Deck goes to no hand, so nothing that returns to the hand is paid with it (5.2.22)."""

import pytest

from tests.reader.test_played_yugioh import LEVEL_4, played

OTHER = "Puedes devolver a la mano 1 otro monstruo que controles; roba 1 carta."
ITSELF = "Puedes devolver esta carta a la mano; roba 1 carta."
TO_THE_DECK = "Puedes devolver al Deck 1 otro monstruo que controles; roba 1 carta."
FUSION = "kinds: [fusion, effect], level: 6, atk: 2000, def: 900"


@pytest.mark.parametrize(
    ("text", "fields", "partner", "said"),
    [
        (OTHER, LEVEL_4, "Unida", ("yugioh:5.2.22",)),
        (OTHER, LEVEL_4, "Pez Bajo", ()),
        (OTHER, FUSION, "Pez Bajo", ()),
        (ITSELF, FUSION, "Pez Bajo", ("yugioh:5.2.22",)),
        (ITSELF, LEVEL_4, "Unida", ()),
        (TO_THE_DECK, LEVEL_4, "Unida", ()),
    ],
)
def test_what_goes_to_the_extra_deck_pays_no_return_to_the_hand(
    text: str, fields: str, partner: str, said: tuple[str, ...]
) -> None:
    found = played(
        {"Faro": (fields, text), "Unida": (FUSION, "Gana 100 ATK.")},
        f"monsters: [Faro, {partner}], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Faro}",
    )
    assert found.game.attempts == [said]
