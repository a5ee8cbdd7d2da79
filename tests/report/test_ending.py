"""How the table ends, and which cards a question names."""

import pytest

from judgekit.report.deciding_steps import kinship
from judgekit.report.ending import is_named


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


@pytest.mark.parametrize(
    ("clause", "source", "rank"),
    [
        ("fftcg:11.8.7", "fftcg:11.8.7", 2),
        ("fftcg:11.8.7/nota-1", "fftcg:11.8.7/ejemplo-1", 2),
        ("fftcg:11.8.7.1", "fftcg:11.8.7", 1),
        ("fftcg:11.8.9", "fftcg:11.8.7", 1),
        ("fftcg:11.8", "fftcg:11.8.7", 0),
        ("fftcg:11.80", "fftcg:11.8", 1),
        ("fftcg:3", "fftcg:4", 0),
        ("digimon:3.1", "la mesa de anoche", 0),
    ],
)
def test_clauses_are_kin_by_their_numbers(clause: str, source: str, rank: int) -> None:
    assert kinship(clause, source) == rank
