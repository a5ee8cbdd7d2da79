"""Printed numbers and their misprints (the four of the FFTCG text among them)."""

import pytest

from judgekit.corpus.sequence import Sequence


def place(*printed: str) -> list[str]:
    sequence = Sequence(printed)
    return [sequence.place(number).number for number in printed]


def oddities(*printed: str) -> list[str | None]:
    sequence = Sequence(printed)
    placed = [sequence.place(number) for number in printed]
    return [one.oddity.kind if one.oddity else None for one in placed]


@pytest.mark.parametrize(
    ("before", "misprint", "right"),
    [
        (["5", "5.2", "5.2.1", "5.2.1.1", "5.2.1.2", "5.2.1.3"], "5.1.2.3.1", "5.2.1.3.1"),
        (["11.7", "11.7.1"], "17.7.2", "11.7.2"),
        (["11.8.10", "11.8.10.1"], "10.8.10.2", "11.8.10.2"),
        (
            ["15.2.2", "15.2.2.1", "15.2.2.2", "15.2.2.3", "15.2.3", "15.2.3.1", "15.2.3.2", "15.2.3.3"],
            "15.2.2.4",
            "15.2.3.4",
        ),
    ],
)
def test_a_number_one_slip_away_from_its_place_is_a_misprint(before: list[str], misprint: str, right: str) -> None:
    assert place(*before, misprint)[-1] == right
    assert oddities(*before, misprint)[-1] == "errata"


def test_numbers_in_order_are_not_odd() -> None:
    assert oddities("1", "1.1", "1.1.1", "1.1.2", "1.2", "2", "2.1") == [None] * 7


def test_a_gap_keeps_the_printed_number() -> None:
    assert place("1", "1.1", "1.4") == ["1", "1.1", "1.4"]
    assert oddities("1", "1.1", "1.4")[-1] == "salto"


def test_a_number_whose_right_place_is_printed_elsewhere_is_no_misprint() -> None:
    printed = ("11.7", "11.7.1", "17.7.2", "11.7.2")
    assert place(*printed)[2] == "17.7.2"


def test_a_repeated_number_is_reported() -> None:
    assert oddities("1", "1.1", "1.1", "1.2")[2] == "duplicado"


def test_going_back_is_reported() -> None:
    assert oddities("3", "3.1", "2.5") == [None, None, "fuera de orden"]
    assert oddities("3.5", "2.1") == [None, "fuera de orden"]


def test_going_back_by_one_slip_is_a_misprint_and_what_follows_is_out_of_order() -> None:
    printed = ("3", "3.1", "2", "2.5")
    assert place(*printed) == ["3", "3.1", "4", "2.5"]
    assert oddities(*printed) == [None, None, "errata", "fuera de orden"]
