"""The Flip Effect of a monster that falls in the battle that turned it up is one that is activated on the field."""

import pytest

from tests.reader.duel import labels, played


def bans(where: str) -> str:
    return f"Tu adversario no puede activar efectos de monstruos en {where}."


@pytest.mark.parametrize(
    ("text", "defense", "drawn"),
    [
        (bans("el Campo"), 100, False),
        (bans("el Campo"), 1900, False),
        (bans("el Cementerio"), 100, True),
        (bans("el Cementerio"), 1900, True),
    ],
)
def test_where_it_is_activated(text: str, defense: int, drawn: bool) -> None:
    found = played(
        {
            "Espora": (f"level: 2, atk: 300, def: {defense}, kinds: [effect, flip]", "VOLTEO: Roba 1 carta."),
            "Valla": ("type: spell, icon: continuous", text),
        },
        "monsters: [Pez Bajo], spells: [Valla], deck: [9 cards]",
        "monsters: [{card: Espora, facedown: yes, defense: yes, played: 3}], deck: [Roca Alta]",
        "A: {go: battle}",
        "A: {attack: Pez Bajo, target: Espora}",
    )
    assert labels(found, "B", "hand") == (["Roca Alta"] if drawn else [])
    assert ("Espora" in labels(found, "B", "graveyard")) == (defense == 100)
