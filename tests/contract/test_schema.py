"""The schema of a result: what `to_json` writes is valid, and nothing else."""

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from judgekit.contract.plain import to_json
from judgekit.contract.schema import output_schema
from tests.contract.results import Part, Whole, whole

SCHEMA = output_schema(Whole, "prueba")
VALIDATOR = Draft202012Validator(SCHEMA)


def test_it_is_a_schema_with_its_title_and_descriptions() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert (SCHEMA["title"], SCHEMA["$ref"]) == ("prueba", "#/$defs/Whole")
    assert SCHEMA["$defs"]["Whole"]["description"] == "All that a result may hold."


@pytest.mark.parametrize("one", [whole(), whole(why="x", deeper=(Part("a", 1),), best=Part("b", None))])
def test_what_is_written_is_valid(one: Whole) -> None:
    assert list(VALIDATOR.iter_errors(to_json(one))) == []


@pytest.mark.parametrize("key", [key for key in to_json(whole())])  # noqa: C416
def test_every_key_is_needed(key: str) -> None:
    data = to_json(whole())
    del data[key]
    assert not VALIDATOR.is_valid(data)


@pytest.mark.parametrize(
    "wrong",
    [
        {"new": 1}, {"from": None}, {"count": "2"}, {"count": True}, {"is_right": 1}, {"colour": "green"}, {"kind": "c"},
        {"lines": [1]}, {"lines": [1, 2, 3]}, {"parts": [{"name": "uno"}]}, {"by_name": {"x": 1}}, {"best": 3},
        {"why": None}, {"deeper": None},
    ],
)  # fmt: skip
def test_nothing_else_is(wrong: dict[str, Any]) -> None:
    assert not VALIDATOR.is_valid(to_json(whole()) | wrong)


@pytest.mark.parametrize("annotation", [set[str], complex, tuple[set[str], ...]])
def test_what_json_does_not_have_is_refused(annotation: Any) -> None:
    with pytest.raises(TypeError):
        output_schema(annotation, "x")
