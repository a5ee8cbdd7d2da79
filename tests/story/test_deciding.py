"""How near a clause is to the one that a scenario is about."""

import pytest

from judgekit.story.deciding import kinship


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
