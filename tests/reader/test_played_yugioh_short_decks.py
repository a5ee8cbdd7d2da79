"""What would be taken from a Deck must be there when it is activated, where it is sure to be taken."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

SPELL = "type: spell"


@pytest.mark.parametrize(
    ("text", "a", "b"),
    [
        ("Roba 2 cartas.", 1, 2),
        ("Cada jugador roba 2 cartas.", 2, 1),
        ("Gana 500 LP, y si lo haces, roba 2 cartas.", 1, 2),
        ("Manda al Cementerio las 2 cartas superiores de tu Deck.", 1, 2),
        ("Manda al Cementerio las 2 cartas superiores del Deck de tu adversario.", 2, 1),
        ("Roba 1 carta, y después manda al Cementerio la carta superior de tu Deck.", 1, 2),
    ],
)
@pytest.mark.parametrize("more", [0, 1])
def test_there_must_be_as_many_as_are_taken(text: str, a: int, b: int, more: int) -> None:
    found = played(
        {"Arca": (SPELL, text)},
        f"hand: [Arca], deck: {a + more} cards",
        f"deck: {b + more} cards",
        f"A{'' if more else ' tries'}: {{activate: Arca}}",
    )
    assert not found.game.winner
    assert ("Arca" in labels(found, "A", "graveyard")) == bool(more)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Gana 500 LP, y después puedes robar 2 cartas.", ", Arca/1: no"),
        ("Baraja 2 cartas de tu mano al Deck, y después roba 2 cartas.", ""),
        ("Añade 1 monstruo Pez de tu Cementerio a tu mano.", ""),
    ],
)
def test_what_may_not_be_taken_or_comes_first_does_not_count(text: str, said: str) -> None:
    found = played(
        {"Arca": (SPELL, text)},
        "hand: [Arca, Roca Alta, {card: Roca Alta, as: Otra}], graveyard: [Pez Bajo], deck: []",
        "deck: [9 cards]",
        f"A: {{activate: Arca{said}}}",
    )
    assert not found.game.winner


def test_what_must_be_activated_is() -> None:
    found = played(
        {"Faro": (LEVEL_4, "Si esta carta es destruida: roba 2 cartas.")},
        "hand: [Rayo Ajeno], monsters: [Faro], deck: 1 cards",
        "deck: [9 cards]",
        "A: {activate: Rayo Ajeno}",
    )
    assert found.game.winner == "B"


def test_what_may_be_activated_is_not() -> None:
    found = played(
        {"Faro": (LEVEL_4, "Si esta carta es destruida: puedes robar 2 cartas.")},
        "hand: [Rayo Ajeno], monsters: [Faro], deck: 1 cards",
        "deck: [9 cards]",
        "A: {activate: Rayo Ajeno, Faro/1: no}",
    )
    assert not found.game.winner


@pytest.mark.parametrize("many", [3, 2])
def test_an_effect_excavates_as_many_as_it_says_or_is_not_activated(many: int) -> None:
    text = "Excava las 3 cartas de la parte superior de tu Deck, puedes añadir 1 monstruo Pez excavado a tu mano, y además coloca el resto en el fondo de tu Deck."
    found = played(
        {"Red": ("type: spell", text)},
        f"hand: [Red], deck: [{many} cards]",
        "deck: [9 cards]",
        "A tries: {activate: Red}",
        *(["A: {Red/1: no, order: carta}", "A: {order: carta#2}"] if many == 3 else []),
    )
    assert (found.game.attempts, len(labels(found, "A", "deck"))) == (
        [()] if many == 3 else [("yugioh:2.13.4.1",)],
        many,
    )
