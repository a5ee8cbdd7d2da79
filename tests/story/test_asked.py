"""Which cards a question names."""

import pytest

from judgekit.story.asked import is_named


@pytest.mark.parametrize(
    ("label", "ask", "named"),
    [
        ("Rudolf", "¿Cae Rudolf?", True),
        ("Marth, rey héroe", "¿Vence Marth?", True),
        ("Gazimon#2", "¿Y Gazimon?", True),
        ("Apoyo de Rayo", "¿Apoya alguien?", False),
        ("Cronista B", "Las tres Cronistas se disparan. ¿En qué orden?", True),
        ("Ana", "¿Gana Anastasia?", False),
        ("Dr. Facilier", "¿Qué mira Dr. Facilier?", True),
        ("Otro Vaan", "¿Y Vaan?", False),
    ],
)
def test_a_card_is_named_whole_or_by_its_first_word(label: str, ask: str, named: bool) -> None:
    assert is_named(label, ask) is named
