"""What stands in a text as it was compiled, however deep."""

from collections.abc import Container, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from judgekit.engine.filters import Test


def parts(said: object) -> Iterator[object]:
    """It and all that stands in it: the fields of data, what sequences and mappings hold."""
    yield said
    for one in held_in(said):
        yield from parts(one)


def speaks_of(said: object, wanted: Container[str]) -> bool:
    """Does it say one of these words? That something is another than so-and-so does not."""
    if isinstance(said, Test):
        return not said.negated and said.word in wanted
    if isinstance(said, str):
        return said in wanted
    return any(speaks_of(one, wanted) for one in held_in(said))


def first_word(part: Any) -> str:
    """The word that names it; what everything of its kind may say besides is not the first."""
    return next(one.name for one in fields(part) if not one.kw_only)


def held_in(said: object) -> Iterator[object]:
    """What stands right in it: the fields of data, what sequences and mappings hold."""
    if isinstance(said, Mapping):
        yield from said.values()
    elif isinstance(said, tuple | list):
        yield from said
    elif is_dataclass(said) and not isinstance(said, type):
        yield from (getattr(said, one.name) for one in fields(said))
