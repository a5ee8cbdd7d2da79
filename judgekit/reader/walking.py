"""Through what was read, from the outside inwards."""

from collections.abc import Iterator, Mapping, Sequence

from judgekit.reader.model import Value

ITSELF = ("self", "card")
"""What the card itself is called: where it lies, and wherever it is by then."""


def of_itself(event: Mapping[str, Value]) -> bool:
    """Does it happen to the card itself, which is meant where nothing is said?"""
    return event.get("of", {"is": "self"}).get("is") in ITSELF


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
