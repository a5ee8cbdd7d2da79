"""JSON Schema: it says of a shape what the reader does, in the types that an editor's YAML has."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import pytest

from judgekit.shapes.annotations import Lexicon
from judgekit.shapes.json_schema import json_schema
from tests.shapes.distant import VARIANTS
from tests.shapes.vocabulary import Card, Check, Dice, Effect, Filter, Phase


def schema(annotation: Any) -> dict[str, Any]:
    return json_schema(annotation, Lexicon(VARIANTS), "prueba")


def plain(annotation: Any) -> dict[str, Any]:
    made = schema(annotation)
    return {key: value for key, value in made.items() if key not in {"$schema", "title", "$defs"}}


def every(part: object) -> Iterator[dict[str, Any]]:
    """All the objects in a schema."""
    if isinstance(part, dict):
        yield part
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from every(inner)


TEXT = {"type": ["string", "number", "boolean"], "pattern": r"\S"}
ANY_CASE = "[yY][eE][sS]|[tT][rR][uU][eE]|[sS][íÍ]|[sS][iI]|[nN][oO]|[fF][aA][lL][sS][eE]"
YES_NO = {
    "anyOf": [
        {"enum": [True, False, "yes", "no", "sí", "si"]},
        {"type": "string", "pattern": f"^({ANY_CASE})$"},
    ]
}
NUMBER = {
    "type": ["integer", "string"],
    "pattern": "^[+-]?[0-9]{1,9}$",
    "minimum": -999_999_999,
    "maximum": 999_999_999,
}


@pytest.mark.parametrize(
    ("annotation", "expected"),
    [
        (str, TEXT),
        (str | None, TEXT),
        (int, NUMBER),
        (bool, YES_NO),
        (Literal["a", "b"], {"enum": ["a", "b"]}),
        (Literal["no", "3"], {"enum": ["no", False, "3", 3]}),
        (Phase, {"enum": ["main", "end of turn"]}),
        (Dice, {"description": "A throw of dice.", **TEXT}),
        (tuple[int, ...], {"anyOf": [{"type": "array", "items": NUMBER}, NUMBER]}),
        (Mapping[str, int], {"type": "object", "additionalProperties": NUMBER}),
        (str | int, {"anyOf": [NUMBER, TEXT]}),
        (Card, {"$ref": "#/$defs/Card"}),
        (Check, {"anyOf": [{"description": "A test on a value.", **TEXT}, {"$ref": "#/$defs/Check"}]}),
    ],
)
def test_what_an_annotation_becomes(annotation: Any, expected: dict[str, Any]) -> None:
    assert plain(annotation) == expected


def test_a_dataclass_is_closed_and_names_its_keys() -> None:
    card = schema(Card)["$defs"]["Card"]
    assert card["description"] == "A card as it is printed."
    assert card["required"] == ["name"]
    assert card["additionalProperties"] is False
    assert set(card["properties"]) == {"name", "cost", "once per turn", "effects", "at", "notes", "target", "rest"}
    choose = schema(Effect)["$defs"]["Choose"]
    assert set(choose["properties"]) == {"choose", "as", "at most"}


def test_a_base_is_any_of_its_variants_by_verb_or_a_bare_verb() -> None:
    assert schema(Effect)["$defs"]["Effect"] == {
        "description": "An instruction.",
        "anyOf": [
            {"$ref": "#/$defs/Draw", "required": ["draw"]},
            {"$ref": "#/$defs/Shuffle", "required": ["shuffle"]},
            {"$ref": "#/$defs/Choose", "required": ["choose"]},
            {"$ref": "#/$defs/May", "required": ["may"]},
            {"enum": ["draw", "shuffle"]},
        ],
    }
    assert "origin" not in schema(Effect)["$defs"]["Draw"]["properties"]


def test_the_stand_in_of_a_class_is_what_is_defined() -> None:
    assert set(schema(Filter)["$defs"]) == {"GameFilter", "Check"}


@pytest.mark.parametrize("annotation", [Card, Effect, tuple[Effect, ...]])
def test_every_reference_has_its_definition_and_all_is_json(annotation: Any) -> None:
    made = schema(annotation)
    json.dumps(made)
    found = [part["$ref"] for part in every(made) if "$ref" in part]
    assert found
    assert {ref.removeprefix("#/$defs/") for ref in found} == set(made["$defs"])
    assert made["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert made["title"] == "prueba"


def test_only_written_docstrings_describe() -> None:
    assert "description" not in schema(Nameless)["$defs"]["Nameless"]


def test_two_classes_of_one_name_have_two_definitions() -> None:
    both = json_schema(Nameless | other_nameless(), Lexicon({}), "x")
    assert both["anyOf"] == [{"$ref": "#/$defs/Nameless"}, {"$ref": "#/$defs/Nameless-2"}]
    assert list(both["$defs"]["Nameless-2"]["properties"]) == ["b"]


@dataclass(frozen=True)
class Nameless:
    a: int


def other_nameless() -> Any:
    @dataclass(frozen=True)
    class Nameless:
        b: int

    return Nameless
