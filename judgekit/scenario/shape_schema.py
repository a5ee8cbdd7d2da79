"""JSON Schema (draft 2020-12) of shapes, for editors; they parse numbers and yes/no where we keep text."""

from typing import Any

from judgekit.contract.definitions import DIALECT, Definitions, Schema, any_of, described
from judgekit.scenario.annotations import (
    Form,
    Keyed,
    ListOf,
    OneOf,
    Raw,
    Record,
    Spoken,
    Variants,
    Verbs,
    Whole,
    Words,
    YesNo,
    entries,
    form_of,
    verbs,
)
from judgekit.scenario.nodes import Mapping, Scalar
from judgekit.scenario.shapes import NO, NUMBER, YES

_TEXT: Schema = {"type": ["string", "number", "boolean"], "minLength": 1}
_WHOLE: Schema = {
    "type": ["integer", "string"],
    "pattern": f"^{NUMBER.pattern}$",
    "minimum": -999_999_999,
    "maximum": 999_999_999,
}
_YES_NO: Schema = {"enum": [True, False, "yes", "no", "sí", "si"]}


def json_schema(annotation: Any, variants: Variants, title: str) -> Schema:
    """The JSON Schema of everything that `Shapes` reads as this annotation."""
    writer = _Writer(variants)
    root = writer.schema(form_of(annotation, variants))
    return {"$schema": DIALECT, "title": title, **root, "$defs": writer.definitions.written}


class _Writer:
    """Writes the schemas of forms."""

    def __init__(self, variants: Variants) -> None:
        self.definitions = Definitions()
        self._variants = variants

    def schema(self, form: Form) -> Schema:
        """The schema of a form."""
        match form:
            case OneOf(forms):
                return any_of([self.schema(one) for one in forms])
            case ListOf(item):
                one = self.schema(item)
                return any_of([{"type": "array", "items": one}, one])
            case Keyed(item):
                return {"type": "object", "additionalProperties": self.schema(item)}
            case Verbs(base):
                return self.definitions.refer(form, base, self._verbs)
            case Record(cls):
                return self.definitions.refer(form, cls, self._record)
            case _:
                return _simple(form)

    def _record(self, cls: type) -> Schema:
        found = entries(cls, self._variants).listed
        required = [entry.key for entry in found if entry.required]
        return {
            "type": "object",
            "properties": {entry.key: self.schema(entry.form) for entry in found},
            **({"required": required} if required else {}),
            "additionalProperties": False,
        }

    def _verbs(self, base: type) -> Schema:
        found = verbs(base, self._variants)
        bare = [verb for verb, leaf in found.items() if entries(leaf, self._variants).bare]
        picked = [{**self.schema(Record(leaf)), "required": [verb]} for verb, leaf in found.items()]
        return {"anyOf": [*picked, *([{"enum": bare}] if bare else [])]}


def _simple(form: Form) -> Schema:
    match form:
        case Whole():
            return dict(_WHOLE)
        case YesNo():
            return {"enum": list(_YES_NO["enum"])}
        case Words(words):
            return {"enum": [value for word, _ in words for value in _as_parsed(word)]}
        case Raw(cls) if cls is not Scalar:
            return {"type": "object" if cls is Mapping else "array"}
        case Spoken(cls):
            return described(cls) | _TEXT
        case _:
            return dict(_TEXT)


def _as_parsed(word: str) -> list[Any]:
    """A word, and the number or boolean that an editor takes it for."""
    if NUMBER.fullmatch(word):
        return [word, int(word)]
    parsed = {True: word.casefold() in YES, False: word.casefold() in NO}
    return [word, *(value for value, is_it in parsed.items() if is_it)]
