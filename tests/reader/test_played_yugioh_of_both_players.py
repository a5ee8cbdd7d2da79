"""What must be so of both players, or of neither, is asked of each of them."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

HAND = "{{card: Roca Alta, as: {}}}"
CASES = [
    ("Si ambos jugadores tienen 2 o más cartas en su mano", "hand", (2, 2), True),
    ("Si ambos jugadores tienen 2 o más cartas en su mano", "hand", (3, 1), False),
    ("Si cada jugador tiene un monstruo en su Cementerio", "graveyard", (1, 1), True),
    ("Si cada jugador tiene un monstruo en su Cementerio", "graveyard", (0, 2), False),
    ("Si ambos jugadores tienen al menos 1 monstruo desterrado", "banished", (1, 2), True),
    ("Si ambos jugadores tienen al menos 1 monstruo desterrado", "banished", (2, 0), False),
    ("Si ambos jugadores controlan 2 o más monstruos", "monsters", (2, 2), True),
    ("Si ambos jugadores controlan 2 o más monstruos", "monsters", (3, 1), False),
    ("Si ningún jugador tiene monstruos en su Cementerio", "graveyard", (0, 0), True),
    ("Si ningún jugador tiene monstruos en su Cementerio", "graveyard", (0, 1), False),
]


@pytest.mark.parametrize(("condition", "zone", "many", "holds"), CASES)
def test_asked_of_each(condition: str, zone: str, many: tuple[int, int], *, holds: bool) -> None:
    mine, theirs = (
        [f"{{card: Roca Alta, as: {who} {one}}}" for one in range(n)] for who, n in zip("ab", many, strict=True)
    )
    hand = f"hand: [Vela{''.join(f', {one}' for one in mine) if zone == 'hand' else ''}]"
    a = f"{hand}, deck: [9 cards]" + (f", {zone}: [{', '.join(mine)}]" if zone != "hand" else "")
    found = played(
        {"Vela": ("type: spell", f"{condition}: inflige 500 puntos de daño a tu adversario.")},
        a, f"{zone}: [{', '.join(theirs)}], deck: [9 cards]", f"A{'' if holds else ' tries'}: {{activate: Vela}}",
    )  # fmt: skip
    assert ("Vela" in labels(found, "A", "hand")) is not holds


@pytest.mark.parametrize(("material", "fits"), [("Pez Bajo", True), ("Roca Alta", True), ("Rayo Ajeno", False)])
def test_one_by_name_or_any_of_a_kind(material: str, *, fits: bool) -> None:
    beast = (
        "level: 6, atk: 2000, def: 100, kinds: [fusion, effect]",
        '"Roca Alta" + "Pez Bajo" o 1 monstruo Roca\nEsta carta gana 100 ATK.',
    )
    fuse = (
        "type: spell",
        "Invoca por Fusión 1 Monstruo de Fusión en tu Deck Extra, usando monstruos en tu mano como Material de Fusión.",
    )
    a = f"hand: [Crisol, Roca Alta, {{card: {material}, as: otro}}], extra: [Quimera], deck: [9 cards]"
    script = (
        "A: {activate: Crisol, materials: [Roca Alta, otro], position: ataque}"
        if fits
        else "A tries: {activate: Crisol}"
    )
    found = played({"Quimera": beast, "Crisol": fuse}, a, "deck: [9 cards]", script)
    assert labels(found, "A", "monsters") == (["Quimera"] if fits else [])


@pytest.mark.parametrize("because", ["por", "a causa de", "debido a"])
def test_by_what_it_came_about(because: str) -> None:
    heir = (LEVEL_4, f"Si esta carta en tu posesión deja el Campo {because} una carta de tu adversario: roba 1 carta.")
    found = played(
        {"Heredero": heir},
        "monsters: [Heredero], deck: [9 cards]",
        "hand: [Rayo Ajeno], deck: [9 cards]",
        "B: {activate: Rayo Ajeno, caído: Heredero}",
        turn="B",
    )
    assert len(labels(found, "A", "hand")) == 1
