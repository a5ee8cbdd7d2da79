"""«2 cartas, incluyendo 1 monstruo …»: one of those that are paid with is of that kind, whatever the others are."""

import pytest

from tests.reader.duel import labels, played

KEY = "  Pez Alto: {level: 4, atk: 1700, def: 100, race: pez}"
WAYS = {
    "Descarta 2 cartas, incluyendo 1 monstruo Pez": ("hand: [Peaje, Roca Alta, {}]", "descarte"),
    "Destierra 2 monstruos en tu Cementerio, incluyendo al menos 1 monstruo Pez": (
        "hand: [Peaje], graveyard: [Roca Alta, {}]",
        "pagada",
    ),
    "Sacrifica 2 monstruos, incluyendo un monstruo Pez": ("hand: [Peaje], monsters: [Roca Alta, {}]", "sacrificio"),
}


@pytest.mark.parametrize("cost", list(WAYS))
@pytest.mark.parametrize(("other", "pays"), [("Pez Bajo", True), ("{card: Roca Alta, as: Piedra}", False)])
def test_without_one_of_that_kind_it_is_not_paid(cost: str, other: str, pays: bool) -> None:
    """5.1.7.1: what is paid on activation is paid in full."""
    mine, _ = WAYS[cost]
    found = played(
        {"Peaje": ("type: spell", f"{cost}; gana 500 LP.")},
        f"{mine.format(other)}, deck: [9 cards]",
        "deck: [9 cards]",
        f"A{'' if pays else ' tries'}: {{activate: Peaje}}",
    )
    assert found.game.tally("A", "lp") == (8500 if pays else 8000)


@pytest.mark.parametrize(
    ("others", "left"), [("[Pez Alto, Roca Alta]", ["Pez Bajo"]), ("[Pez Alto, Pez Bajo]", ["Roca Alta"])]
)
def test_the_others_may_be_of_that_kind_too(others: str, left: list[str]) -> None:
    found = played(
        {"Peaje": ("type: spell", "Descarta 2 cartas, incluyendo 1 monstruo Pez; gana 500 LP.")},
        "hand: [Peaje, Roca Alta, Pez Bajo, Pez Alto], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Peaje, descarte: {others}}}",
        more=KEY,
    )
    assert labels(found, "A", "hand") == left
