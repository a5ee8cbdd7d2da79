"""Through what was read, from the outside inwards."""

from collections.abc import Iterator, Sequence

from judgekit.reader.model import Value


def inside(value: Value) -> Sequence[Value]:
    """What stands in a mapping or a list; nothing in anything else."""
    if isinstance(value, dict):
        return tuple(value.values())
    return value if isinstance(value, list) else ()


def mappings_in(value: Value) -> Iterator[dict[str, Value]]:
    """Every mapping of it, itself before those that stand in it."""
    if isinstance(value, dict):
        yield value
    for one in inside(value):
        yield from mappings_in(one)
