"""A cost that sends a card somewhere is paid with what comes there: not with Tokens, nor with what goes elsewhere."""

import pytest

from tests.reader.duel import played

SPELL, FIELD = "type: spell", "level: 1, atk: 0, def: 0, kinds: [token]"
RIFT = ("type: spell, icon: continuous", "Cualquier carta mandada al Cementerio es desterrada en su lugar.")


@pytest.mark.parametrize(
    ("cost", "token", "rift"),
    [
        ("Manda al Cementerio 1 monstruo que controles", False, False),
        ("Destierra 1 monstruo que controles", False, True),
        ("Devuelve a la mano 1 monstruo que controles", False, True),
        ("Sacrifica 1 monstruo", True, True),
        ("Manda 1 carta de tu mano al Cementerio", True, False),
        ("Descarta 1 carta", True, True),
    ],
)
@pytest.mark.parametrize("which", ["token", "rift"])
def test_what_pays(cost: str, token: bool, rift: bool, which: str) -> None:
    pays = token if which == "token" else rift
    mine = "{card: Brote, as: Pieza}" if which == "token" else "{card: Pez Bajo, as: Pieza}"
    found = played(
        {"Peaje": (SPELL, f"{cost}; gana 500 LP."), "Brote": (FIELD, "Esta carta no puede atacar."), "Grieta": RIFT},
        f"hand: [Peaje, Roca Alta], monsters: [{mine}], deck: [9 cards]",
        f"{'spells: [Grieta], ' if which == 'rift' else ''}deck: [9 cards]",
        f"A{'' if pays else ' tries'}: {{activate: Peaje}}",
    )
    assert found.game.tally("A", "lp") == (8500 if pays else 8000)
