"""By whose effect a monster came is told with how it came."""

from judgekit.reader import Printing
from judgekit.story.card_reading import read_card


def test_whose_effect_it_was_is_told_with_how_it_came() -> None:
    text = 'Si esta carta fue Invocada de Modo Especial por el efecto de "Boya", gana 500 ATK.'
    found = read_card(
        "yugioh", Printing("Farera", text, {"type": "Monster", "property": None, "type_line": "Fish / Effect"})
    )
    assert "(Invocado de Modo Especial) traído por el efecto de carta de nombre «Boya»" in " · ".join(found.says)
