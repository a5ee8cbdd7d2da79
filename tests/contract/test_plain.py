"""Results to JSON and back."""

import json
from pathlib import Path
from typing import Any

import pytest

from judgekit.contract.plain import from_json, to_json
from tests.contract.results import Part, Whole, whole


def test_keys_come_in_the_order_of_the_class_without_the_underscore() -> None:
    assert list(to_json(whole())) == [
        "from", "count", "is_right", "colour", "kind", "path", "at", "lines", "parts", "by_name", "open", "best", "twice",
    ]  # fmt: skip


def test_what_was_not_asked_for_is_left_out_and_what_is_not_known_is_null() -> None:
    assert to_json(whole())["best"] is None
    assert to_json(whole(why="porque"))["why"] == "porque"
    assert to_json(whole(deeper=()))["deeper"] == []


def test_values_are_as_json_has_them() -> None:
    found = to_json(whole())
    assert (found["colour"], found["path"], found["lines"], found["twice"]) == ("blue", str(Path("a/b")), [1, 2], 4)
    assert found["at"] == "2026-01-31T09:30:00+00:00"
    assert found["parts"] == [{"name": "uno", "share": 0.5}, {"name": "dos", "share": None}]


@pytest.mark.parametrize("one", [whole(), whole(why="x", deeper=(Part("a", 1),), best=Part("b", None))])
def test_what_is_written_is_read_back(one: Whole) -> None:
    assert from_json(Whole, json.loads(json.dumps(to_json(one)))) == one


@pytest.mark.parametrize(
    "wrong", [{"new": 1}, {"colour": "green"}, {"parts": 3}, {"lines": [1]}, {"at": "ayer"}, {"best": "x"}]
)
def test_data_of_another_form_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        from_json(Whole, to_json(whole()) | wrong)


@pytest.mark.parametrize("wrong", [object(), Part, {1, 2}])
def test_what_is_no_result_is_refused(wrong: object) -> None:
    with pytest.raises(TypeError):
        to_json(wrong)
