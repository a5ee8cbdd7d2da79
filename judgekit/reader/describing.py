"""A filter as a person writes it: of several descriptions that must all fit, what can stand in one stands in one."""

from judgekit.reader.model import NotUnderstoodError, Value

_ALL = "all of"


def described(value: Value) -> Value:
    """The same with each test of an `all of` beside the others, where none is of its characteristic.

    Raises NotUnderstoodError where one alone is to be different, or the same.
    """
    if isinstance(value, list):
        return [described(one) for one in value]
    if not isinstance(value, dict):
        return value
    inner = {key: described(one) for key, one in value.items()}
    if {"different", "same"} & inner.keys() and {"choose", "search"} & inner.keys() and _is_one(inner):
        raise NotUnderstoodError("compara una sola con las demás, y no dice con cuáles", cause="different of what")
    return _beside(inner) if isinstance(inner.get(_ALL), list) else inner


def _is_one(choice: dict[str, Value]) -> bool:
    return choice.get("count", 1) in (1, "1")


def _beside(filter_: dict[str, Value]) -> dict[str, Value]:
    found = {key: one for key, one in filter_.items() if key != _ALL}
    left: list[Value] = []
    for one in filter_[_ALL]:
        if any(found.get(key, test) != test for key, test in one.items()):
            left.append(one)
        else:
            found |= one
    return {**found, **({_ALL: left} if left else {})}
