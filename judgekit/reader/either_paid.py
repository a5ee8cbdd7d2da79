"""A cost that is paid in one of several ways: nothing later means what was paid in one of them alone."""

from collections.abc import Iterator

from judgekit.reader.model import NotUnderstoodError, Value
from judgekit.reader.walking import inside, mappings_in


def must_mean_no_way_alone(ability: Value) -> None:
    """Raise NotUnderstoodError where an ability speaks again of what is paid in one way of several."""
    cost = ability.get("cost", ())
    ways = [one["one of"] for one in cost if isinstance(one, dict) and "one of" in one]
    names = {str(one["as"]) for one in mappings_in(ways) if "as" in one}
    rest = {key: one for key, one in ability.items() if key != "cost"}
    if not names.isdisjoint(_words(rest)):
        raise NotUnderstoodError("habla de lo que sólo se ha pagado de una manera de dos", cause="either paid")


def _words(value: Value) -> Iterator[str]:
    if isinstance(value, str):
        yield value.removeprefix("not ")
    for one in inside(value):
        yield from _words(one)
