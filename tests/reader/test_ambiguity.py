"""A text that can be read in two ways is not understood, and both are told."""

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read
from judgekit.story import read_card

TWO = Printing(
    "Basch",
    "When Basch attacks, if you control a Monster, draw 1 card. If you control a Backup, draw 2 cards.",
    {"type": "forward"},
)


def test_it_is_not_understood() -> None:
    with pytest.raises(NotUnderstoodError) as error:
        read("fftcg", TWO)
    assert len(error.value.meanings) == 2


def test_both_are_told_in_spanish() -> None:
    told = read_card("fftcg", TWO)
    assert not told.understood
    assert told.error is not None
    assert "(1) al atacar" in told.error
    assert "(2) al atacar" in told.error
