"""What has gone where nothing is destroyed is not destroyed there, and what hangs on that does not happen."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

COUNTER = "type: trap, icon: counter"
PENDULUM = "level: 4, atk: 1500, def: 900, kinds: [effect, pendulum], scale: 4"
PLUS = " y, si lo haces, inflige 500 puntos de daño a tu adversario"
DIQUE = f"Cuando es activado un efecto de monstruo: niega la activación y, si lo haces, destruye ese monstruo{PLUS}."
WHEN_SENT = " Si esta carta es mandada al Cementerio: roba 1 carta. Si esta carta es destruida: gana 100 LP."
TO_USE = {
    "pendulum": "Puedes Sacrificar esta carta; inflige 200 puntos de daño a tu adversario.",
    "monsters": "Durante tu Main Phase: puedes infligir 200 puntos de daño a tu adversario.",
    "tributed": "Puedes Sacrificar esta carta; inflige 200 puntos de daño a tu adversario.",
    "graveyard": "Durante tu Main Phase, si esta carta está en tu Cementerio: puedes robar 1 carta.",
    "banished": "Puedes desterrar esta carta en tu Cementerio; inflige 200 puntos de daño a tu adversario.",
    "deck": "Puedes barajar al Deck esta carta en tu Cementerio; inflige 200 puntos de daño a tu adversario.",
    "hand": "Puedes mostrar esta carta en tu mano; inflige 200 puntos de daño a tu adversario.",
    "returned": "Puedes devolver esta carta a la mano; inflige 200 puntos de daño a tu adversario.",
}


@pytest.mark.parametrize(
    ("how", "from_", "to", "destroyed"),
    [
        ("monsters", "monsters", "graveyard", True),
        ("hand", "hand", "graveyard", True),
        ("tributed", "monsters", "graveyard", False),
        ("graveyard", "graveyard", "graveyard", False),
        ("banished", "graveyard", "banished", False),
        ("deck", "graveyard", "deck", False),
        ("returned", "monsters", "hand", False),
        ("pendulum", "monsters", "extra", False),
    ],
)
def test_what_was_used_is_destroyed_on_the_field_or_in_the_hand_alone(
    how: str, from_: str, to: str, destroyed: bool
) -> None:
    found = played(
        {"Farera": (LEVEL_4 if how != "pendulum" else PENDULUM, TO_USE[how]), "Dique": (COUNTER, DIQUE)},
        f"{from_}: [Farera]{', deck: [9 cards]' if how == 'graveyard' else ''}",
        "spells: [{card: Dique, facedown: yes, played: 3}], deck: [9 cards]",
        "A: {activate: Farera}",
        "B responds: {activate: Dique}",
    )
    assert labels(found, "A", to) == ["Farera"]
    happened = [step.key for step in found.game.trace.steps]
    assert happened.count("destroy") == destroyed
    assert happened.count("nothing to destroy") == (not destroyed)
    assert found.game.life("A") == (7500 if destroyed else 8000)


@pytest.mark.parametrize(("how", "drawn"), [("tributed", 1), ("graveyard", 0)])
def test_nor_is_it_sent_again(how: str, drawn: int) -> None:
    found = played(
        {"Farera": (LEVEL_4, TO_USE[how] + WHEN_SENT), "Dique": (COUNTER, DIQUE)},
        f"{'graveyard' if how == 'graveyard' else 'monsters'}: [Farera], deck: [9 cards]",
        "spells: [{card: Dique, facedown: yes, played: 3}], deck: [9 cards]",
        "A: {activate: Farera}",
        "B responds: {activate: Dique}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn
    assert found.game.life("A") == 8000


@pytest.mark.parametrize(("where", "destroyed"), [("Deck", True), ("mano", True), ("Cementerio", False)])
def test_what_a_text_seeks_in_the_deck_is_destroyed_there(where: str, destroyed: bool) -> None:
    zone = {"Deck": "deck", "mano": "hand", "Cementerio": "graveyard"}[where]
    eco = "Si esta carta es destruida: gana 100 LP."
    found = played(
        {"Eco": (LEVEL_4, eco), "Alud": ("type: spell", f"Destruye 1 monstruo en tu {where}.")},
        f"hand: [Alud{', Eco' if zone == 'hand' else ''}]" + ("" if zone == "hand" else f", {zone}: [Eco]"),
        "deck: [9 cards]",
        "A: {activate: Alud}",
    )
    assert labels(found, "A", "graveyard") == ["Alud", "Eco"]
    assert found.game.life("A") == (8100 if destroyed else 8000)
