"""What «it», «that card» or «they» mean: within one ability, the last thing that it named."""

from collections.abc import Iterator
from typing import Any

from judgekit.reader.model import Mark, NotUnderstoodError, Spoken, Value

_THINGS = {"self": "self", "event": "event", "cause": "cause"}
_PERSON = "named"
_SAID = "said"
"""A detail: something that was spoken of before it, never the card itself for want of anything else."""


def resolved(value: Value, own_type: str) -> Value:
    """The meaning of one ability with every mark replaced by a name; raises NotUnderstoodError."""
    inner = value.value if isinstance(value, Spoken) else value
    if isinstance(value, Spoken) and value.first:
        raise NotUnderstoodError("elige algo donde nada se puede elegir")
    given = list(_given(inner)) + (list(value.mentions) if isinstance(value, Spoken) else [])
    things = _things(given, own_type)
    return _replaced(inner, _names(given), things)


def _given(value: Value, noun: str = "") -> Iterator[tuple[Mark, str]]:
    """Every mark, with what kind of thing it is."""
    if isinstance(value, Mark):
        yield value, noun
    elif isinstance(value, Spoken):
        yield from value.mentions
        yield from _given(value.value)
    elif isinstance(value, dict):
        kind = _kind(value)
        for key, one in value.items():
            yield from _given(one, kind if key == "as" else "")
    elif isinstance(value, list):
        for one in value:
            yield from _given(one)


def _kind(instruction: dict[str, Any]) -> str:
    wanted = next((instruction[key] for key in ("choose", "search") if key in instruction), None)
    if not isinstance(wanted, dict):
        return "card" if "reveal" in instruction or "move top" in instruction else ""
    kind = str(wanted.get("type", "card"))
    return f"{kind} {_PERSON}" if "name" in wanted else kind


def _names(given: list[tuple[Mark, str]]) -> dict[tuple[str, int, int], str]:
    """A name for each thing that the ability chooses or sees, in the order in which it does."""
    names: dict[tuple[str, int, int], str] = {}
    for mark in sorted((one for one, _ in given if one.kind == "new"), key=lambda one: (one.at, one.phrase)):
        if (key := (mark.detail, mark.phrase, mark.at)) not in names:
            alike = sum(1 for known in names if known[0] == mark.detail)
            names[key] = mark.detail if not alike else f"{mark.detail} {alike + 1}"
    return names


def _things(given: list[tuple[Mark, str]], own_type: str) -> list[tuple[Mark, str]]:
    """What the ability names, in the order in which it does."""
    found = [(mark, own_type if mark.kind == "self" else noun) for mark, noun in given if _is_thing(mark, noun)]
    return sorted(found, key=lambda pair: pair[0].at)


def _is_thing(mark: Mark, noun: str) -> bool:
    return mark.kind in _THINGS or (mark.kind == "new" and bool(noun))


def _replaced(value: Value, names: dict[tuple[str, int, int], str], things: list[tuple[Mark, str]]) -> Value:
    if isinstance(value, Mark):
        return _meant(value, names, things)
    if isinstance(value, Spoken):
        if value.first:
            raise NotUnderstoodError("elige algo donde nada se puede elegir")
        return _replaced(value.value, names, things)
    if isinstance(value, dict):
        return {key: _replaced(one, names, things) for key, one in value.items()}
    if isinstance(value, list):
        return [_replaced(one, names, things) for one in value]
    return value


def _meant(mark: Mark, names: dict[tuple[str, int, int], str], things: list[tuple[Mark, str]]) -> str:
    match mark.kind:
        case "new":
            return names[mark.detail, mark.phrase, mark.at]
        case "it":
            return _antecedent(mark, names, things)
        case "other":
            return _other(mark, things)
    return _THINGS[mark.kind]


def _antecedent(mark: Mark, names: dict[tuple[str, int, int], str], things: list[tuple[Mark, str]]) -> str:
    before = [(one, noun) for one, noun in things if one.at < mark.at and not _is_within(mark, one)]
    if mark.detail == _SAID:
        return _said_before(before, names)
    if mark.detail == _PERSON:
        before = [(one, noun) for one, noun in before if one.kind == "self" or _PERSON in noun]
    if not before:
        return "self"
    thing, noun = before[-1]
    if mark.detail not in {"", _PERSON} and mark.detail not in noun.split():
        raise NotUnderstoodError(f"no sé a qué «{mark.detail}» se refiere", cause="antecedent")
    return names[thing.detail, thing.phrase, thing.at] if thing.kind == "new" else _THINGS[thing.kind]


def _is_within(mark: Mark, thing: Mark) -> bool:
    """Does it stand in the very phrase that chooses the thing?"""
    return thing.kind == "new" and thing.at <= mark.at < thing.end


def _said_before(before: list[tuple[Mark, str]], names: dict[tuple[str, int, int], str]) -> str:
    if not before or before[-1][0].kind == "self":
        raise NotUnderstoodError("habla de algo que no ha nombrado", cause="antecedent")
    thing = before[-1][0]
    return names[thing.detail, thing.phrase, thing.at] if thing.kind == "new" else _THINGS[thing.kind]


def _other(mark: Mark, things: list[tuple[Mark, str]]) -> str:
    """Other than this card, unless something was chosen before: then it could be either."""
    if any(one.kind == "new" and one.at < mark.at for one, _ in things):
        raise NotUnderstoodError("«another» podría ser otra que esta carta o que la elegida", cause="another")
    return "other"
