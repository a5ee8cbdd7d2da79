"""What every JSON Schema of ours (draft 2020-12) is put together from: classes defined once, unions, descriptions."""

from collections.abc import Callable, Hashable
from typing import Any

DIALECT = "https://json-schema.org/draft/2020-12/schema"
VERSION = 1
"""Of all that is written as JSON: a key that goes, or means something else, makes another one."""
Schema = dict[str, Any]


def identified(schema: Schema, name: str) -> Schema:
    """The schema with an id that says of what it is, and in which version."""
    return {"$schema": DIALECT, "$id": f"urn:judgekit:{VERSION}:{name.replace(' ', '-')}", **schema}


class Definitions:
    """The schemas of classes, each written once and referred to, so that classes may hold one another."""

    def __init__(self) -> None:
        self.written: dict[str, Schema] = {}
        self._names: dict[Hashable, str] = {}

    def refer(self, form: Hashable, cls: type, write: Callable[[type], Schema]) -> Schema:
        """A reference to the schema of a form of a class, which is written the first time that it is met."""
        if form not in self._names:
            name = self._names[form] = self._free_name(cls.__name__)
            self.written[name] = {}  # taken before its fields are looked at: they may hold the class again
            self.written[name] = described(cls) | write(cls)
        return {"$ref": f"#/$defs/{self._names[form]}"}

    def _free_name(self, name: str) -> str:
        same = sum(taken.rpartition("-")[0] == name or taken == name for taken in self.written)
        return f"{name}-{same + 1}" if same else name


def any_of(schemas: list[Schema]) -> Schema:
    """Any of some schemas: one that comes twice is told once."""
    flat = [one for schema in schemas for one in (schema["anyOf"] if schema.keys() == {"anyOf"} else [schema])]
    unique = [one for place, one in enumerate(flat) if one not in flat[:place]]
    return unique[0] if len(unique) == 1 else {"anyOf": unique}


def described(cls: type) -> Schema:
    """The first line of the class's docstring, unless dataclass wrote it."""
    first = (cls.__doc__ or "").strip().partition("\n")[0]
    return {"description": first} if first and not first.startswith(f"{cls.__name__}(") else {}
