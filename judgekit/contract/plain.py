"""Results as JSON has them, and back: one way for every frozen dataclass that a command prints or a cache keeps.

A field is a key in the order of the class, without the underscore that keeps `class_` from being Python's own word.
One whose default is None is left out while it is None: it was not asked for.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from datetime import datetime
from enum import Enum
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

_Reader = Callable[[Any], Any]


class Key(NamedTuple):
    """A field as JSON has it: its key and annotation, whether it is left out while None, computed from the others."""

    name: str
    key: str
    annotation: Any
    optional: bool
    has_default: bool
    derived: bool


@cache
def keys(cls: type) -> tuple[Key, ...]:
    """The keys of a dataclass in order."""
    hints = get_type_hints(cls)
    return tuple(
        Key(
            one.name,
            _key(one.name),
            hints[one.name],
            one.default is None,
            one.default is not MISSING or one.default_factory is not MISSING,
            not one.init,
        )
        for one in fields(cls)
    )


def to_json(value: object) -> Any:
    """A result as JSON has it; raises TypeError for what is no result."""
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, tuple | list):
        return [to_json(one) for one in value]
    if isinstance(value, Mapping):
        return {str(key): to_json(one) for key, one in value.items()}
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if isinstance(value, Path) else _of_record(value)


def _of_record(value: object) -> dict[str, Any]:
    if not is_dataclass(value) or isinstance(value, type):
        raise TypeError(f"{value!r:.80} is no result")
    found = ((key, optional, getattr(value, name)) for name, key, optional in _written(type(value)))
    return {key: to_json(held) for key, optional, held in found if held is not None or not optional}


@cache
def _written(cls: type) -> tuple[tuple[str, str, bool], ...]:
    """Name, key and whether it is optional of each field: writing needs no annotations, which cost time to read."""
    return tuple((one.name, _key(one.name), one.default is None) for one in fields(cls))


def _key(name: str) -> str:
    return name.removesuffix("_")


def from_json(cls: Any, data: Any) -> Any:
    """What `to_json` wrote of a class; raises KeyError, TypeError or ValueError where the data are of another form."""
    try:
        return _reader(cls)(data)
    except AttributeError as error:
        raise TypeError(str(error)) from None


@cache
def _reader(annotation: Any) -> _Reader:
    if is_dataclass(annotation):
        return _record_reader(annotation)  # type: ignore[arg-type]
    if make := _READERS.get(get_origin(annotation)):
        return make(get_args(annotation))
    if isinstance(annotation, type) and issubclass(annotation, Enum | Path):
        return annotation
    return datetime.fromisoformat if annotation is datetime else _as_it_is


def _as_it_is(value: Any) -> Any:
    return value


def _record_reader(cls: type) -> _Reader:
    """Most fields are as JSON has them: only the others cost a call."""
    known_keys = {key.key for key in keys(cls)}
    derived = [key.key for key in keys(cls) if key.derived]
    renamed = [(key.key, key.name) for key in keys(cls) if key.key != key.name and not key.derived]
    readers = [(key.name, reader) for key in keys(cls) if (reader := _reader(key.annotation)) is not _as_it_is]

    def read(data: Any) -> Any:
        if not data.keys() <= known_keys:
            raise ValueError(f"{cls.__name__} has no {sorted(data.keys() - known_keys)}")
        known = dict(data)
        for key in derived:
            known.pop(key, None)
        for key, name in renamed:
            if key in known:
                known[name] = known.pop(key)
        for name, reader in readers:
            if name in known:
                known[name] = reader(known[name])
        return cls(**known)

    return read


def _tuple_reader(args: tuple[Any, ...]) -> _Reader:
    if args[-1] is Ellipsis:
        each = _reader(args[0])
        return tuple if each is _as_it_is else lambda value: tuple([each(one) for one in value])
    readers = [_reader(one) for one in args]
    return lambda value: tuple([reader(one) for reader, one in zip(readers, value, strict=True)])


def _mapping_reader(args: tuple[Any, ...]) -> _Reader:
    each = _reader(args[1])
    return lambda value: {key: each(one) for key, one in value.items()}


def _optional_reader(args: tuple[Any, ...]) -> _Reader:
    """Of a union only the form that is not None is read: no result holds two others that are not plain."""
    left = [_reader(one) for one in args if one is not NoneType]
    if left == [_as_it_is]:
        return _as_it_is
    return lambda value: None if value is None or len(left) != 1 else left[0](value)


_READERS: Mapping[Any, Callable[[tuple[Any, ...]], _Reader]] = {
    tuple: _tuple_reader,
    Mapping: _mapping_reader,
    Union: _optional_reader,
    UnionType: _optional_reader,
}
