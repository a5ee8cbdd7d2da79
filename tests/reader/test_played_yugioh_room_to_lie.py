"""What begins by Setting a card is not activated where no place is free for it; what makes room first is."""

import pytest

from tests.reader.duel import LEVEL_4, played

MINE = "Puedes seleccionar 1 Trampa en tu Cementerio; Colócala en tu Campo."
SOUGHT = "Puedes Colocar 1 Trampa directamente desde tu Deck."
PAID = "Puedes mandar al Cementerio 1 carta Mágica que controles; Coloca 1 Trampa directamente desde tu Deck."
TWO = "Puedes Colocar 2 Trampas directamente desde tu Deck."
UP_TO_TWO = "Puedes Colocar hasta 2 Trampas directamente desde tu Deck."
BOTH = "Puedes seleccionar 2 Trampas en tu Cementerio; Colócalas en tu Campo."
OWN = "Puedes Colocar 1 Mágica de Campo directamente desde tu Deck."
CARDS = {
    "Rejilla": ("type: trap", "Roba 1 carta."),
    "Llano": ("type: spell, icon: field", "Todos los monstruos Pez ganan 200 ATK."),
}


def full(count: int) -> str:
    return ", ".join(f"{{card: Rayo Ajeno, as: R{one}, facedown: yes, played: 2}}" for one in range(count))


@pytest.mark.parametrize(
    ("text", "lying", "may"),
    [
        (MINE, 5, False),
        (MINE, 4, True),
        (SOUGHT, 5, False),
        (SOUGHT, 4, True),
        (PAID, 5, True),
        (OWN, 5, True),
        (TWO, 4, False),
        (TWO, 3, True),
        (UP_TO_TWO, 5, False),
        (UP_TO_TWO, 4, True),
        (BOTH, 4, False),
        (BOTH, 3, True),
    ],
)
def test_what_sets_a_card_needs_a_place_for_it(text: str, lying: int, may: bool) -> None:
    more = ", {card: Rejilla, as: Otra}" if text in {TWO, UP_TO_TWO, BOTH} else ""
    answers = {PAID: ", pagada: R0", UP_TO_TWO: ", elegida: Otra"}.get(text, "")
    found = played(
        {"Farera": (LEVEL_4, text), **CARDS},
        f"monsters: [Farera], spells: [{full(lying)}], graveyard: [{{card: Rejilla, as: Vieja}}{more if text == BOTH else ''}],"
        f" deck: [Rejilla{more if text != BOTH else ''}, Llano, 9 cards]",
        "deck: [9 cards]",
        f"A tries: {{activate: Farera{answers}}}",
    )
    assert (not found.game.attempts[0]) == may


@pytest.mark.parametrize(("lying", "may"), [(4, False), (3, True)])
def test_a_spell_of_the_hand_lies_there_too_while_it_resolves(lying: int, may: bool) -> None:
    found = played(
        {"Cubo": ("type: spell", "Coloca 1 Trampa directamente desde tu Deck."), **CARDS},
        f"hand: [Cubo], spells: [{full(lying)}], deck: [Rejilla, 9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Cubo}",
    )
    assert (not found.game.attempts[0]) == may


@pytest.mark.parametrize(("lying", "may"), [(5, False), (4, True)])
def test_nor_does_its_own_card_come_back_to_where_no_place_is(lying: int, may: bool) -> None:
    found = played(
        {"Zarza": ("type: trap", "Roba 1 carta. Puedes descartar 1 carta; Coloca esta carta en tu Cementerio.")},
        f"hand: [Pez Bajo], spells: [{full(lying)}], graveyard: [Zarza], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Zarza}",
    )
    assert (not found.game.attempts[0]) == may
