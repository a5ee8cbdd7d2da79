"""Where nothing may be added from the Deck, what does nothing else is not activated; what has another way is."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

BAN = "Tu adversario no puede añadir cartas de su Deck a su mano."
FISH = "Añade a tu mano 1 monstruo Pez en tu Deck"


def attempts(text: str, *, ban: str = BAN, graveyard: str = "", answer: str = "") -> list[tuple[str, ...]]:
    found = played(
        {"Guarda": (LEVEL_4, ban), "Red": ("type: spell", text)},
        f"hand: [Red], deck: [{{card: Pez Bajo, as: hundido}}, Roca Alta], graveyard: [{graveyard}]",
        "monsters: [Guarda], deck: [9 cards]",
        f"A tries: {{activate: Red{answer}}}",
    )
    return found.game.attempts


@pytest.mark.parametrize(
    "text", [f"{FISH}.", f"{FISH}, y después puedes Invocar de Modo Especial 1 Pez desde tu mano."]
)
def test_a_search_of_the_deck_alone_is_not_activated(text: str) -> None:
    assert attempts(text) == [("yugioh:5.1.7.1",)]


@pytest.mark.parametrize(
    ("text", "ban", "answer"),
    [
        (f"{FISH}.", "Tu adversario no puede Invocar monstruos de Modo Especial.", ", found: hundido"),
        ("Invoca de Modo Especial, desde tu Deck, 1 monstruo Pez.", BAN, ", position: ataque"),
        ("Roba 1 carta.", BAN, ""),
        (f"{FISH} o Cementerio.", BAN, ", mode: del Cementerio, elegida: pescado"),
        ("Selecciona 1 monstruo Pez en tu Cementerio; añádelo a tu mano.", BAN, ", objetivo: pescado"),
    ],
)
def test_what_does_another_thing_is(text: str, ban: str, answer: str) -> None:
    assert attempts(text, ban=ban, graveyard="{card: Pez Bajo, as: pescado}", answer=answer) == [()]


DECK, GRAVEYARD = "deck: [{card: Pez Bajo, as: hundido}, 9 cards]", "graveyard: [{card: Pez Bajo, as: pescado}]"


@pytest.mark.parametrize("deed", [f"{FISH} o Cementerio.", "Invoca de Modo Especial 1 Pez en tu Deck o Cementerio."])
@pytest.mark.parametrize(("deck", "ban"), [(DECK, True), ("deck: [9 cards]", False)])
def test_of_two_places_only_the_one_is_left_from_where_somebody_may_be_taken(deed: str, deck: str, ban: bool) -> None:
    """Nobody is asked which: the Deck holds none, or a text keeps it shut."""
    no = f"{BAN[:-1]}, ni Invocar monstruos de Modo Especial desde su Deck." if ban else "Esta carta no puede atacar."
    found = played(
        {"Guarda": (LEVEL_4, no), "Red": ("type: spell", deed)},
        f"hand: [Red], {deck}, {GRAVEYARD}",
        "monsters: [Guarda], deck: [9 cards]",
        f"A: {{activate: Red{', position: ataque' if 'Invoca' in deed else ''}}}",
    )
    assert labels(found, "A", "graveyard") == ["Red"]
