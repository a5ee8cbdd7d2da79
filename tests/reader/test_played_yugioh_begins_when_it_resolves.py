"""A card that stays has its effects from when its activation resolves, and not while that is answered."""

import pytest

from tests.reader.duel import labels, played

CHASM = (
    "type: spell, icon: continuous",
    "Cualquier monstruo que fuera a ser mandado al Cementerio es desterrado en su lugar.",
)
COMB = (
    "type: spell, icon: equip",
    "El monstruo equipado gana 500 ATK. Cuando esta carta es mandada del Campo al Cementerio: roba 1 carta.",
)
BOLT = "  Golpe: {type: spell, icon: quick-play, effects: [{targets: [{choose: {}, as: caído}], resolve: [{destroy: caído}]}]}"


@pytest.mark.parametrize(("first", "lies"), [("Sima", "graveyard"), ("Fuego Ajeno", "banished")])
def test_what_falls_in_response_to_its_activation_falls_as_ever(first: str, lies: str) -> None:
    at_hand = "hand: [Sima]" if first == "Sima" else "spells: [Sima], hand: [Fuego Ajeno]"
    found = played(
        {"Sima": CHASM},
        f"{at_hand}, monsters: [Roca Alta], deck: [9 cards]",
        "spells: [{card: Golpe, facedown: yes, played: 2}], deck: [9 cards]",
        f"A: {{activate: {first}}}",
        "B responds: {activate: Golpe, caído: Roca Alta}",
        more=BOLT,
    )
    assert labels(found, "A", lies)[-1:] == ["Roca Alta"]


def test_nor_does_it_banish_itself_when_it_is_destroyed_in_response() -> None:
    text = "Cualquier carta que fuera a ser mandada al Cementerio es desterrada en su lugar."
    found = played(
        {"Sima": ("type: spell, icon: continuous", text)},
        "hand: [Sima], deck: [9 cards]",
        "spells: [{card: Golpe, facedown: yes, played: 2}], deck: [9 cards]",
        "A: {activate: Sima}",
        "B responds: {activate: Golpe, caído: Sima}",
        more=BOLT,
    )
    assert (labels(found, "A", "graveyard"), labels(found, "B", "graveyard")) == (["Sima"], ["Golpe"])


def test_of_its_own_leaving_it_speaks_at_once() -> None:
    found = played(
        {"Peine": COMB},
        "hand: [Peine], monsters: [Roca Alta], deck: [9 cards]",
        "spells: [{card: Golpe, facedown: yes, played: 2}], deck: [9 cards]",
        "A: {activate: Peine, equipado: Roca Alta}",
        "B responds: {activate: Golpe, caído: Peine}",
        more=BOLT,
    )
    assert len(found.game.zone("A", "deck")) == 8
