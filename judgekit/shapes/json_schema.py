"""JSON Schema (draft 2020-12) of shapes, for editors; they parse numbers and yes/no where we keep text."""

import re
from typing import Any

from judgekit.contract.definitions import DIALECT, Definitions, Schema, any_of, described
from judgekit.shapes.annotations import (
    Closed,
    Form,
    Keyed,
    Lexicon,
    ListOf,
    Noted,
    OneOf,
    Patterned,
    Raw,
    Record,
    Spoken,
    Verbs,
    Whole,
    Words,
    YesNo,
    entries,
    form_of,
    verbs,
)
from judgekit.shapes.form_readers import NO, NUMBER, YES
from judgekit.shapes.nodes import Mapping, Scalar

_TEXT: Schema = {"type": ["string", "number", "boolean"], "pattern": r"\S"}
_WHOLE: Schema = {
    "type": ["integer", "string"],
    "pattern": f"^{NUMBER.pattern}$",
    "minimum": -999_999_999,
    "maximum": 999_999_999,
}
_ANY_CASE = "|".join("".join(f"[{letter}{letter.upper()}]" for letter in word) for word in (*YES, *NO))
_YES_NO: Schema = {
    "anyOf": [
        {"enum": [True, False, "yes", "no", "sí", "si"]},
        {"type": "string", "pattern": f"^({_ANY_CASE})$"},
    ]
}


def json_schema(annotation: Any, lexicon: Lexicon, title: str) -> Schema:
    """The JSON Schema of everything that `Shapes` reads as this annotation."""
    writer = _Writer(lexicon)
    root = writer.schema(form_of(annotation, lexicon))
    return {"$schema": DIALECT, "title": title, **root, "$defs": writer.definitions.written}


class _Writer:
    """Writes the schemas of forms."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.definitions = Definitions()
        self._lexicon = lexicon

    def schema(self, form: Form) -> Schema:
        """The schema of a form."""
        match form:
            case ListOf() | Keyed() | Closed():
                return self._of_many(form)
            case OneOf(forms):
                return any_of([self.schema(one) | self._none_of_its_verbs(one, forms) for one in forms])
            case Noted(item):
                return self.schema(item)
            case Verbs(base):
                return self.definitions.refer(form, base, self._verbs)
            case Record(cls):
                return self.definitions.refer(form, cls, self._record)
            case _:
                return _simple(form)

    def _of_many(self, form: ListOf | Keyed | Closed) -> Schema:
        match form:
            case ListOf(item, least):
                one = self.schema(item)
                return any_of([{"type": "array", "items": one, **_at_least("minItems", least)}, one])
            case Keyed(item, least):
                free = self.schema(item)
                return {"type": "object", "additionalProperties": free, **_at_least("minProperties", least)}
            case Closed(items):
                properties = {key: self.schema(item) for key, item in items}
                return {"type": "object", "properties": properties, "additionalProperties": False}

    def _none_of_its_verbs(self, form: Form, among: tuple[Form, ...]) -> Schema:
        """Beside verbs, a mapping with free keys is what has none of them."""
        found = [verb for one in among if isinstance(one, Verbs) for verb in verbs(one.base, self._lexicon)]
        return {"propertyNames": {"not": {"enum": found}}} if found and isinstance(form, Keyed) else {}

    def _record(self, cls: type) -> Schema:
        found = entries(cls, self._lexicon)
        required = [entry.key for entry in found.listed if entry.required]
        return {
            "type": "object",
            "properties": {entry.key: self.schema(entry.form) for entry in found.listed},
            **({"required": required} if required else {}),
            "additionalProperties": self.schema(found.rest.form) if found.rest else False,
            **_at_least("minProperties", found.least),
            **({"maxProperties": found.most} if found.most is not None else {}),
        }

    def _verbs(self, base: type) -> Schema:
        found = verbs(base, self._lexicon)
        bare = [verb for verb, leaf in found.items() if entries(leaf, self._lexicon).bare]
        picked = [{**self.schema(Record(leaf)), "required": [verb]} for verb, leaf in found.items()]
        return {"anyOf": [*picked, *([{"enum": bare}] if bare else [])]}


def _simple(form: Form) -> Schema:  # noqa: PLR0911 - one line for each form
    match form:
        case Whole(least):
            return dict(_WHOLE) if least is None else {**_WHOLE, "minimum": least}
        case YesNo():
            return dict(_YES_NO)
        case Words(words):
            return {"enum": [value for word, _ in words for value in _as_parsed(word)]}
        case Patterned(pattern):
            # an editor takes digits for a number, on which a pattern says nothing
            plain = _WHOLE if re.fullmatch(pattern, "1") else {"type": "string"}
            return {**plain, "pattern": f"^({pattern})$"}
        case Raw(cls) if cls is not Scalar:
            return {"type": "object" if cls is Mapping else "array"}
        case Spoken(cls):
            return described(cls) | _TEXT
        case _:
            return dict(_TEXT)


def _at_least(key: str, least: int) -> Schema:
    return {key: least} if least else {}


def _as_parsed(word: str) -> list[Any]:
    """A word, and the number or boolean that an editor takes it for."""
    if NUMBER.fullmatch(word):
        return [word, int(word)]
    parsed = {True: word.casefold() in YES, False: word.casefold() in NO}
    return [word, *(value for value, is_it in parsed.items() if is_it)]
