"""What begins by equipping a card is not activated where no place is free for it; what makes room first is."""

import pytest

from tests.reader.duel import LEVEL_4, played

FROM_HAND = "Puedes seleccionar 1 monstruo Pez que controles; equipa esta carta en tu mano a ese objetivo."
FROM_GRAVEYARD = (
    "Puedes seleccionar 1 monstruo Pez que controles; equípalo con 1 monstruo de Roca en tu Cementerio como una Mágica"
    " de Equipo que le da 500 ATK."
)
TAKEN = "Puedes seleccionar 1 monstruo que controle tu adversario; equipa ese objetivo a esta carta."
PAID = "Puedes mandar al Cementerio 1 carta Mágica que controles; equipa a esta carta 1 monstruo en tu Cementerio."


def full(count: int) -> str:
    return ", ".join(f"{{card: Rayo Ajeno, as: R{one}, facedown: yes, played: 2}}" for one in range(count))


@pytest.mark.parametrize(
    ("text", "lying", "may"),
    [
        (FROM_HAND, 5, False),
        (FROM_HAND, 4, True),
        (FROM_GRAVEYARD, 5, False),
        (FROM_GRAVEYARD, 4, True),
        (TAKEN, 5, False),
        (TAKEN, 4, True),
        (PAID, 5, True),
    ],
)
def test_what_equips_needs_a_place(text: str, lying: int, may: bool) -> None:
    of_hand = text == FROM_HAND
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"monsters: [{'' if of_hand else 'Farera, '}Pez Bajo], hand: [{'Farera' if of_hand else ''}],"
        f" spells: [{full(lying)}], graveyard: [Roca Alta], deck: [9 cards]",
        "monsters: [Roca Alta], deck: [9 cards]",
        f"A tries: {{activate: Farera{', pagada: R0' if text == PAID else ''}}}",
    )
    assert (not found.game.attempts[0]) == may
