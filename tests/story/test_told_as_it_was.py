"""What a card had before it went, and what is printed on it, are told as such."""

import pytest

from judgekit.reader import Printing
from judgekit.story.card_reading import read_card


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Sacrifica 1 monstruo; gana LP igual al ATK que tenía ese monstruo en el Campo.", "ATK que tenía"),
        (
            "Sacrifica 1 monstruo; añade a tu mano 1 monstruo en tu Deck con el mismo Tipo original que ese monstruo.",
            "del mismo Tipo original que",
        ),
        (
            "Sacrifica 1 monstruo; añade a tu mano 1 monstruo en tu Deck con un Atributo original diferente al de ese monstruo.",
            "de otro Atributo original que",
        ),
    ],
)
def test_it_is_told_so(text: str, told: str) -> None:
    found = read_card("yugioh", Printing("Farera", text, {"type": "Spell", "property": "Normal", "type_line": "Spell"}))
    assert told in " · ".join(found.says)
