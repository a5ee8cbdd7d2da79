"""What was read, put as a person writes it: one way of writing what can be written in two."""

from collections.abc import Mapping, Sequence

from judgekit.reader.model import NotUnderstoodError, Value


def tidied(value: Value) -> Value:
    """An ability that does nothing but what its player may do is itself optional; an event alone is its word."""
    if isinstance(value, list):
        return [tidied(one) for one in value]
    if not isinstance(value, dict):
        return value
    inner = {key: tidied(one) for key, one in value.items()}
    return _optional({**inner, "when": _event(inner["when"])}) if "when" in inner else inner


def _event(pattern: Value) -> Value:
    if isinstance(pattern, list):
        return [_event(one) for one in pattern]
    return pattern["event"] if isinstance(pattern, dict) and set(pattern) == {"event"} else pattern


def _optional(ability: dict[str, Value]) -> dict[str, Value]:
    match ability.get("do"):
        case [{"may": done, **others}] if not others:
            head = {key: one for key, one in ability.items() if key != "do"}
            return {**head, "may": "yes", "do": done}
    return ability


def ordered(value: Value) -> Value:
    """The same with the keys of its mappings in one order, to compare."""
    if isinstance(value, dict):
        return {key: ordered(value[key]) for key in sorted(value)}
    return [ordered(one) for one in value] if isinstance(value, list) else value


def settled(lines: Sequence[Mapping[str, Value]]) -> dict[str, Value]:
    """What all lines of a card say together; raises NotUnderstoodError where two say different things of the same."""
    fields: dict[str, Value] = {}
    for line in lines:
        for key, value in line.items():
            if key not in fields:
                fields[key] = value
            elif isinstance(value, list) and isinstance(fields[key], list):
                fields[key] = [*fields[key], *value]
            else:
                raise NotUnderstoodError(f"dice dos veces «{key}»", cause="twice")
    return _one_resolution(fields)


def _one_resolution(fields: dict[str, Value]) -> dict[str, Value]:
    """Lines that are done one after another when a card resolves are one ability."""
    effects = fields.get("effects", [])
    plain = [one for one in effects if isinstance(one, dict) and set(one) == {"resolve"}]
    if len(plain) < 2 or len(plain) < len(effects):
        return fields
    return {**fields, "effects": [{"resolve": [step for one in plain for step in one["resolve"]]}]}
