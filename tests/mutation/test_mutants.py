"""The tool that misreads rules: what it changes, and that the real code comes back."""

from collections.abc import Callable
from typing import Any

import pytest

from judgekit import games
from tests.mutation import mutants as tool
from tests.mutation.figures import equivalents, floors
from tests.mutation.mutants import Method, Mutant
from tests.mutation.operators import changes
from tests.mutation.subject import Chapter


def mutants_of(name: str) -> dict[tuple[str, str, str], Mutant]:
    """The mutants of a method of the subject, by operator, old and new."""
    method = Method("mini", name, (), vars(Chapter)[name])
    found = [Mutant(method, one) for one in changes(tool._tree(method))]
    return {(one.change.operator, one.change.old, one.change.new): one for one in found}


def noted(one: Chapter) -> list[str]:
    seen: list[str] = []
    one.note(seen)
    return seen


def test_a_bound_is_moved_and_turned() -> None:
    found = [(old, new) for operator, old, new in mutants_of("within") if operator == "comparison"]
    whole = "0 < number <= self.limit()"
    assert found == [
        (whole, "0 <= number <= self.limit()"),
        (whole, "0 >= number <= self.limit()"),
        (whole, "0 < number < self.limit()"),
        (whole, "0 < number > self.limit()"),
    ]


def test_what_says_the_same_is_no_misreading() -> None:
    assert [new for _, _, new in mutants_of("always")] == ["return False"]


@pytest.mark.parametrize(
    ("name", "operator", "new", "call", "before", "after"),
    [
        ("within", "comparison", "0 <= number <= self.limit()", lambda one: one.within(0), False, True),
        ("within", "early return", "return False", lambda one: one.within(2), True, False),
        ("limit", "off by one", "low: int = 2", lambda one: one.limit(), 4, 5),
        ("limit", "early return", "return 0", lambda one: one.limit(), 4, 0),
        ("kinds", "fewer", "kind in ('spell',)", lambda one: one.kinds("unit"), True, False),
        ("kinds", "not", "kind.startswith('x')", lambda one: one.kinds("unit"), True, False),
        ("kinds", "and/or", "kind in {'unit', 'spell'} or not kind.startswith('x')", lambda o: o.kinds("z"), False, True),
        ("each", "condition", "if True:", lambda one: [*one.each([1, 2])], [2], [1, 2]),
        ("each", "early return", "return", lambda one: [*one.each([1, 2])], [2], []),
        ("note", "removed", "pass", noted, ["noted"], []),
        ("named", "fewer", "'b'", lambda one: one.named("a"), "vowel or not", ""),
    ],
)  # fmt: skip
def test_a_misreading_is_played_and_undone(
    name: str, operator: str, new: str, call: Callable[[Chapter], Any], before: object, after: object
) -> None:
    (mutant,) = [one for key, one in mutants_of(name).items() if (key[0], key[2]) == (operator, new)]
    assert call(Chapter()) == before
    with mutant.played():
        assert call(Chapter()) == after
    assert call(Chapter()) == before


@pytest.mark.parametrize("game", games.names())
def test_every_rule_method_of_a_game_can_be_misread(game: str) -> None:
    """Its source is found, its code fits: `super()` and whatever it closes over are still there."""
    found = list(tool.mutants(game))
    assert {one.method.name for one in found} >= {one.name for one in tool.methods(game)} - _plain(game)
    for one in found:
        with one.played():
            pass
    known = equivalents(game)
    assert set(known) <= {one.key for one in found}, "an equivalent that is no mutant any more"
    assert all(known.values()), "an equivalent without its reason"


def _plain(game: str) -> set[str]:
    """The methods in which there is nothing to misread."""
    return {one.name for one in tool.methods(game) if not list(changes(tool._tree(one)))}


def test_every_game_has_a_floor() -> None:
    most, _, recorded = floors()
    assert most > 0
    assert set(recorded) == set(games.names())
    assert all(0 < floor.verdict <= floor.noticed <= 100 for floor in recorded.values())
