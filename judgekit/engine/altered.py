"""The same frozen record with other fields: what `dataclasses.replace` does, for those that are copied all the time."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")


def altered(one: T, **changes: Any) -> T:
    """A copy with these fields; raises KeyError for one that it has not."""
    values_of, places = _shape(type(one))  # type: ignore[arg-type]
    values = list(values_of(one))
    for name, value in changes.items():
        values[places[name]] = value
    return type(one)(*values)


@cache
def _shape(kind: Any) -> tuple[Callable[[Any], tuple[Any, ...]], Mapping[str, int]]:
    names = [field.name for field in fields(kind)]
    return attrgetter(*names), {name: place for place, name in enumerate(names)}
