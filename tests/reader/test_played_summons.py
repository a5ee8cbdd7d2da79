"""Summons with materials that Yu-Gi-Oh! texts make are played as they are read."""

from tests.reader.test_played_yugioh import labels, played

CHIMERA = (
    "level: 6, atk: 2000, def: 900, kinds: [fusion, effect]",
    '"Roca Alta" + "Pez Bajo"\nDebe ser Invocado por Fusión.',
)


def test_what_was_fused_is_spoken_of_afterwards() -> None:
    found = played(
        {
            "Quimera": CHIMERA,
            "Crisol": (
                "type: spell",
                "Invoca por Fusión, desde tu Deck Extra, 1 Monstruo de Fusión, usando monstruos de tu mano o Campo, pero"
                " destrúyelo durante la End Phase.",
            ),
        },
        "hand: [Crisol, Roca Alta], monsters: [Pez Bajo], extra: [Quimera], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Crisol, materials: [Roca Alta, Pez Bajo], position: ataque}",
        "A: {go: end}",
    )
    assert labels(found, "A", "monsters") == []
    assert "Quimera" in labels(found, "A", "graveyard")


def test_one_of_the_materials_is_what_the_text_says() -> None:
    spell = "Invoca por Fusión, desde tu Deck Extra, 1 Monstruo de Fusión, usando monstruos que controles, incluyendo 1"
    found = played(
        {"Quimera": CHIMERA, "Crisol": ("type: spell", f"{spell} monstruo Pez.")},
        "hand: [Crisol, Roca Alta], monsters: [Pez Bajo], extra: [Quimera], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Crisol}",
    )
    assert labels(found, "A", "extra") == ["Quimera"]
