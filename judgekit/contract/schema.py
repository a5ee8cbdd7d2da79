"""The JSON Schema of what `to_json` writes, derived from the annotations of the dataclasses."""

from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from judgekit.contract.definitions import DIALECT, Definitions, Schema, any_of
from judgekit.contract.plain import keys

_PLAIN: Mapping[Any, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Path: {"type": "string"},
    datetime: {"type": "string", "format": "date-time"},
    Any: {},
    object: {},
}


def output_schema(annotation: Any, title: str) -> Schema:
    """The JSON Schema of what `to_json` writes of a value of this annotation; raises TypeError where it writes none."""
    writer = _Writer()
    root = writer.schema(annotation)
    return {"$schema": DIALECT, "title": title, **root, "$defs": writer.definitions.written}


class _Writer:
    def __init__(self) -> None:
        self.definitions = Definitions()
        self._generic: Mapping[Any, Callable[[tuple[Any, ...]], Schema]] = {
            tuple: self._list,
            Mapping: lambda args: {"type": "object", "additionalProperties": self.schema(args[1])},
            Union: self._union,
            UnionType: self._union,
            Literal: lambda args: {"enum": list(args)},
        }

    def schema(self, annotation: Any) -> Schema:
        if annotation in _PLAIN:
            return dict(_PLAIN[annotation])
        if write := self._generic.get(get_origin(annotation)):
            return write(get_args(annotation))
        if is_dataclass(annotation):
            return self.definitions.refer(annotation, annotation, self._record)  # type: ignore[arg-type]
        if isinstance(annotation, type) and issubclass(annotation, Enum):
            return {"enum": [one.value for one in annotation]}
        raise TypeError(f"no JSON for {annotation!r}")

    def _record(self, cls: type) -> Schema:
        found = keys(cls)
        return {
            "type": "object",
            "properties": {one.key: self._held(one.annotation, optional=one.optional) for one in found},
            "required": [one.key for one in found if not one.optional],
            "additionalProperties": False,
        }

    def _held(self, annotation: Any, *, optional: bool) -> Schema:
        """A field's schema: what is left out while it is None is never None."""
        if not optional:
            return self.schema(annotation)
        return any_of([self.schema(one) for one in get_args(annotation) if one is not NoneType])

    def _list(self, args: tuple[Any, ...]) -> Schema:
        if args[-1] is Ellipsis:
            return {"type": "array", "items": self.schema(args[0])}
        many = len(args)
        return {"type": "array", "prefixItems": [self.schema(one) for one in args], "minItems": many, "maxItems": many}

    def _union(self, args: tuple[Any, ...]) -> Schema:
        return any_of([self.schema(one) for one in args])
