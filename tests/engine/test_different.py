"""Several objects that are taken together: no two of one kind, or all of one kind."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.engine.different import all_of_one, at_best, one_of_each, values_between
from judgekit.engine.effects.objects import Choose
from judgekit.engine.filters import Filter

LEVELS = st.lists(st.integers(1, 4), max_size=6)


class Table:
    """Objects that are their own place in a list of levels."""

    def __init__(self, levels: Sequence[int]) -> None:
        self.levels = levels

    def value(self, obj: int, _: str) -> int | None:
        return self.levels[obj] or None

    def characteristic(self, written: str) -> str:
        return written


def first(offered: Sequence[Any], least: int) -> Sequence[Any]:
    return offered[:1]


@settings(deadline=None)
@given(LEVELS)
def test_all_of_one_are_as_many_as_it_says_or_none(levels: list[int]) -> None:
    table: Any = Table(levels)
    found: Any = all_of_one(first, range(len(levels)), "level", range(2, 3), table)
    there = at_best(list(range(len(levels))), Choose(Filter(), same="level"), table)
    assert len(found) == (2 if there >= 2 else 0)
    assert len({levels[one] for one in found}) <= 1
    assert len(set(found)) == len(found)


@settings(deadline=None)
@given(LEVELS)
def test_one_of_each_are_at_best_as_many_as_there_are_kinds(levels: list[int]) -> None:
    table: Any = Table(levels)
    found: Any = one_of_each(first, range(len(levels)), "level", range(7), table)
    there = at_best(list(range(len(levels))), Choose(Filter(), different="level"), table)
    assert len(found) == there == len({levels[one] for one in found})


def test_what_has_no_level_has_the_same_as_nobody() -> None:
    assert all_of_one(first, range(3), "level", range(2, 3), Table([0, 0, 3])) == ()


class Colours(Table):
    """Objects that are their own place in a list of sets of colours."""

    def value(self, obj: int, _: str) -> Any:
        return self.levels[obj]


@pytest.mark.parametrize(
    ("colours", "many"),
    [
        ([{"red", "yellow"}], 2),
        ([{"red", "yellow"}, {"red"}, {"yellow"}], 2),
        ([{"red"}, {"red"}], 1),
        ([None, {"red"}, set()], 1),
        ([3, 3, 4, None], 2),
        ([], 0),
    ],
)
def test_how_many_colours_are_those_of_all_of_them_together(colours: list[Any], many: int) -> None:
    listed: Any = [frozenset(one) if isinstance(one, set) else one for one in colours]
    assert values_between(list(range(len(listed))), "colors", Colours(listed)) == many  # type: ignore[arg-type]
