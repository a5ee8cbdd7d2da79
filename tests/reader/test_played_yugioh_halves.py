"""Life Points that are halved: at the table."""

import pytest

from tests.reader.duel import played


@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("Divide a la mitad los LP de tu adversario.", 8000, 3501),
        ("Los LP de tu adversario se reducen a la mitad.", 8000, 3501),
        ("Tu adversario pierde la mitad de sus LP.", 8000, 3501),
        ("Divide a la mitad tus LP.", 4000, 7001),
        ("Tu adversario pierde 1 LP.", 8000, 7000),
    ],
)
def test_half_of_what_one_has_is_left_rounded_up(text: str, mine: int, theirs: int) -> None:
    found = played(
        {
            "Golpe": ("type: spell", "Inflige 999 puntos de daño a tu adversario."),
            "Corte": ("type: spell", text),
        },
        "hand: [Golpe, Corte], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Golpe}",
        "A: {activate: Corte}",
    )
    assert [found.game.tally(one, "lp") for one in "AB"] == [mine, theirs]
