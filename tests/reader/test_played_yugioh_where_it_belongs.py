"""A monster of the Extra Deck goes back there and to no Deck; a Trap that was a monster is none in the Graveyard."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

XYZ = "rank: 4, atk: 1500, def: 900, kinds: [xyz, effect]"
CALM = "Esta carta no puede atacar directamente."


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Selecciona 1 monstruo en el Campo; ponlo en la parte superior del Deck de su dueño.", "monsters"),
        ("Selecciona 1 monstruo en tu Cementerio; devuelve ese objetivo a la parte superior del Deck.", "graveyard"),
        ("Selecciona 1 monstruo en tu Cementerio; añade ese objetivo a tu mano.", "graveyard"),
        ("Selecciona 1 monstruo en tu Cementerio; ponlo en el fondo del Deck.", "graveyard"),
    ],
)
@pytest.mark.parametrize("fields", [XYZ, LEVEL_4])
def test_a_monster_of_the_extra_deck_goes_back_there(text: str, zone: str, fields: str) -> None:
    found = played(
        {"Faro": (fields, CALM), "Ola": ("type: spell", text)},
        f"hand: [Ola], {zone}: [Faro], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Ola, objetivo: Faro}",
    )
    assert labels(found, "A", "extra") == (["Faro"] if fields == XYZ else [])


COMES = "como un Monstruo Normal (Roca/TIERRA/Nivel 4/ATK 1000/DEF 1000). (Esta carta también se trata como Carta de Trampa)."
COFFER = ("type: trap, icon: continuous", f"Invoca esta carta de Modo Especial {COMES}")


@pytest.mark.parametrize("text", ["Invócalo de Modo Especial", "añádelo a tu mano"])
def test_a_trap_that_was_a_monster_is_no_monster_in_the_graveyard(text: str) -> None:
    found = played(
        {"Cofre": COFFER, "Ola": ("type: spell", f"Selecciona 1 monstruo en tu Cementerio; {text}.")},
        "hand: [Rayo Ajeno, Ola], spells: [{card: Cofre, facedown: yes, played: 2}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Cofre, position: ataque}",
        "A: {activate: Rayo Ajeno, caído: Cofre}",
        "A tries: {activate: Ola, objetivo: Cofre}",
    )
    assert labels(found, "A", "graveyard") == ["Cofre", "Rayo Ajeno"]


@pytest.mark.parametrize("trap", [True, False])
@pytest.mark.parametrize(
    "text",
    [
        "Si un monstruo que controlas es destruido y mandado al Cementerio: Invoca ese monstruo de Modo Especial.",
        "Si un monstruo que controlas es mandado al Cementerio: Invoca ese monstruo de Modo Especial.",
    ],
)
def test_nor_does_what_brings_back_that_monster_bring_it_back(text: str, trap: bool) -> None:
    fallen = "Cofre" if trap else "Pez Bajo"
    found = played(
        {"Cofre": COFFER, "Faro": (LEVEL_4, text)},
        "hand: [Rayo Ajeno], monsters: [Faro, Pez Bajo], spells: [{card: Cofre, facedown: yes, played: 2}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Cofre, position: ataque}",
        f"A: {{activate: Rayo Ajeno, caído: {fallen}{'' if trap else ', position: ataque'}}}",
    )
    assert labels(found, "A", "graveyard") == (["Cofre", "Rayo Ajeno"] if trap else ["Rayo Ajeno"])


@pytest.mark.parametrize("trap", [True, False])
def test_nor_is_it_brought_back_by_what_has_destroyed_it(trap: bool) -> None:
    fallen = "Cofre" if trap else "Pez Bajo"
    text = "Selecciona 1 monstruo que controles; destruye ese objetivo y, si lo haces, Invócalo de Modo Especial."
    found = played(
        {"Cofre": COFFER, "Ola": ("type: spell", text)},
        "hand: [Ola], monsters: [Pez Bajo], spells: [{card: Cofre, facedown: yes, played: 2}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Cofre, position: ataque}",
        f"A: {{activate: Ola, objetivo: {fallen}{'' if trap else ', position: ataque'}}}",
    )
    assert labels(found, "A", "graveyard") == (["Cofre", "Ola"] if trap else ["Ola"])
