"""What an activation includes is told in words, and so is what its effect would do."""

import pytest

from judgekit.reader import Printing
from judgekit.story.card_reading import read_card


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("que incluya robar cartas", "(cuyo efecto incluye robar)"),
        ("que incluya añadir una carta del Deck a la mano", "(cuyo efecto incluye añadir a la mano desde el Deck)"),
        ("que destruiría un monstruo que controles", "que destruiría monstruo tuyo"),
        ("que te infligiría daño", "(cuyo efecto infligiría daño a ti)"),
    ],
)
def test_what_is_asked_of_an_activation_is_told(asked: str, said: str) -> None:
    text = f"Cuando es activada una carta o efecto {asked}: niega la activación."
    printed = Printing("Farera", text, {"type": "Trap", "property": "Counter", "type_line": "Trap"})
    assert said in " ".join(read_card("yugioh", printed).says)
