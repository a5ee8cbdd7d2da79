"""What lies in a Pendulum Zone is a Spell there: a text that calls it a monster means that card all the same."""

import pytest

from tests.reader.duel import labels, played

SCALE = "level: 4, atk: 1500, def: 900, kinds: [pendulum], scale: 4"


@pytest.mark.parametrize("what", ['monstruo "Farera"', 'Monstruo de Péndulo "Farera"', 'carta "Farera"'])
def test_a_monster_in_the_pendulum_zone_is_found_there(what: str) -> None:
    found = played(
        {
            "Farera": (SCALE, "[Péndulo] Puedes robar 1 carta."),
            "Boya": (SCALE, "[Péndulo] Puedes robar 1 carta."),
            "Alud": ("type: spell", f"Destruye 1 {what} en tu Zona de Péndulo."),
        },
        "hand: [Alud], pendulum: [Farera, Boya], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alud}",
    )
    assert (labels(found, "A", "pendulum"), labels(found, "A", "extra")) == (["Boya"], ["Farera"])
