"""Fusions made of this card and others: banished from two places, one of two that it may be, played with near misses."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

NINE = "deck: [9 cards]"
KIND = "level: 6, atk: 2000, def: 900, kinds: [fusion, effect]"
OF_BOTH = '"Faro" + "Pez Bajo"\nEsta carta no puede atacar.'
OF_OTHERS = '"Roca Alta" + "Pez Bajo"\nEsta carta no puede atacar.'
BANISHES = "Durante tu Main Phase: puedes Invocar por Fusión 1 Monstruo de Fusión desde tu Deck Extra, desterrando materiales en tu Campo y/o Cementerio, incluyendo esta carta."
USES = 'Durante tu Main Phase: puedes Invocar por Fusión 1 Monstruo de Fusión "Marina" o 1 "Quimera" desde tu Deck Extra, usando esta carta y otros monstruos en tu mano o Campo.'


@pytest.mark.parametrize(("made_of", "comes"), [(OF_BOTH, True), (OF_OTHERS, False)])
def test_it_is_banished_itself(made_of: str, comes: bool) -> None:
    found = played(
        {"Faro": (LEVEL_4, BANISHES), "Quimera": (KIND, made_of)},
        f"monsters: [Faro, Roca Alta], graveyard: [Pez Bajo], extra: [Quimera], {NINE}",
        NINE,
        "A: {activate: Faro, materials: [Faro, Pez Bajo], position: ataque}" if comes else "A tries: {activate: Faro}",
    )
    assert labels(found, "A", "banished") == (["Faro", "Pez Bajo"] if comes else [])
    assert ("Quimera" in labels(found, "A", "monsters")) is comes


@pytest.mark.parametrize(("name", "comes"), [("Quimera", True), ("Marina Alta", True), ("Otra Bestia", False)])
def test_one_of_a_name_or_this_very_one(name: str, comes: bool) -> None:
    found = played(
        {"Faro": (LEVEL_4, USES), name: (KIND, OF_BOTH)},
        f"monsters: [Faro], hand: [Pez Bajo], extra: [{name}], {NINE}",
        NINE,
        "A: {activate: Faro, materials: [Faro, Pez Bajo], position: ataque}" if comes else "A tries: {activate: Faro}",
    )
    assert labels(found, "A", "graveyard") == (["Faro", "Pez Bajo"] if comes else [])
