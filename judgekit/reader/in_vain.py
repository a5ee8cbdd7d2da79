"""What a card of its type would say in vain: to whom nothing else could ever be «other», or what no table could do."""

from collections.abc import Iterator, Mapping, Sequence

from judgekit.reader.model import NotUnderstoodError, Value
from judgekit.reader.walking import mappings_in

IN_VAIN = "in vain"
_ABSENT = "absent"
_OF_ABILITIES = frozenset({"static", "when", "activate", "resolve"})

Row = Mapping[str, Value]


def must_mean_something(value: Value, kind: str, rows: Sequence[Row]) -> None:
    """Raise NotUnderstoodError where an ability is as a row of `in vain` says, on a card of its types.

    What is `said` has patterns by field of an ability: of a mapping that stands anywhere in that field, or `absent`.
    «Another monster», of a Spell that names no other one than itself, leaves none out.
    """
    wanted = [one["said"] for one in rows if kind in one.get("types", (kind,))]
    for ability in _abilities(value) if wanted else ():
        if any(all(_says(ability.get(field), said) for field, said in row.items()) for row in wanted):
            raise NotUnderstoodError("dice algo que en esa carta nunca sería así", cause=IN_VAIN)


def _abilities(value: Value) -> Iterator[dict[str, Value]]:
    """Those of the card, and those that it grants."""
    yield from (one for one in mappings_in(value) if not _OF_ABILITIES.isdisjoint(one))


def _says(field: Value, said: Value) -> bool:
    if said == _ABSENT:
        return field is None
    return any(_is(one, said) for one in mappings_in(field))


def _is(part: Value, said: Row) -> bool:
    return isinstance(part, dict) and all(_has(part.get(key), one) for key, one in said.items())


def _has(part: Value, said: Value) -> bool:
    if isinstance(said, Mapping):
        return _is(part, said)
    return part is None if said == _ABSENT else bool(part == said)
