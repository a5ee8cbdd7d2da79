"""What the lines of a card say together: what one says of each effect, of all its parts, of the one resolution."""

from collections.abc import Mapping, Sequence

from judgekit.reader.model import NotUnderstoodError, Value
from judgekit.reader.settling import asking
from judgekit.reader.templates import ClashError, merged

_NOT = "not "


def settled(
    lines: Sequence[Mapping[str, Value]], each: Sequence[str] = (), leading: Mapping[str, str] | None = None
) -> dict[str, Value]:
    """What all lines of a card say together; raises NotUnderstoodError where two say different things of the same.

    `each` says which abilities «each effect» means: those with one of these fields; `leading`, what an «if» is there.
    """
    fields = _of_each(_together(lines), each)
    if "effects" in fields:
        fields = {**fields, "effects": [asking(one, leading or {}) for one in fields["effects"]]}
    return _one_resolution(fields)


PART = "part"
"""An effect that is several, of a part of a line."""


def of_parts(fields: dict[str, Value], each: Sequence[str] = ()) -> dict[str, Value]:
    """With the effects of each part of a line, which means its own by «each effect» and by `all`, in its place."""
    effects = fields.get("effects", ())
    if not any(_is_part(one) for one in effects):
        return fields
    rest = {key: one for key, one in fields.items() if key != "effects"}
    pieces = [
        _of_all(_of_each(of_parts(one[PART], each), each)) if _is_part(one) else {"effects": [one]} for one in effects
    ]
    return _together([rest, *pieces])


def _is_part(effect: Value) -> bool:
    return isinstance(effect, dict) and PART in effect


def _of_all(fields: dict[str, Value]) -> dict[str, Value]:
    """The part with what it says of all its effects in each; raises NotUnderstoodError where one says otherwise."""
    if "all" not in fields:
        return fields
    try:
        effects = [merged(one, fields["all"]) for one in fields.get("effects", ())]
    except ClashError:
        raise NotUnderstoodError("dice otra cosa de lo que dice de todos sus efectos", cause="each") from None
    return {**{key: one for key, one in fields.items() if key != "all"}, "effects": effects}


def _together(lines: Sequence[Mapping[str, Value]]) -> dict[str, Value]:
    fields: dict[str, Value] = {}
    for line in lines:
        for key, value in line.items():
            if key not in fields:
                fields[key] = value
            elif isinstance(value, list) and isinstance(fields[key], list):
                fields[key] = [*fields[key], *value]
            else:
                raise NotUnderstoodError(f"dice dos veces «{key}»", cause="twice")
    return fields


def _of_each(fields: dict[str, Value], each: Sequence[str]) -> dict[str, Value]:
    """The card with what it says of each of its effects in each."""
    if "each" not in fields:
        return fields
    limit = fields["each"]
    effects = [_limited(one, limit) if _is_one_of(one, each) else one for one in fields.get("effects", ())]
    if effects == fields.get("effects", []):
        raise NotUnderstoodError("habla de cada efecto y no hay ninguno que se use", cause="each")
    return {**{key: one for key, one in fields.items() if key != "each"}, "effects": effects}


def _is_one_of(ability: Mapping[str, Value], each: Sequence[str]) -> bool:
    """Has it one of these fields («when»), with this value («activate: quick») or beside this one («would: may»)?"""
    but = [one.removeprefix(_NOT) for one in each if one.startswith(_NOT)]
    asked = [one for one in each if not one.startswith(_NOT)]
    return any(_says(ability, one) for one in asked) and not any(_says(ability, one) for one in but)


def _says(ability: Mapping[str, Value], asked: str) -> bool:
    key, _, value = asked.partition(": ")
    return key in ability and (not value or value in (str(ability[key]), *ability))


_IMPLIED: Mapping[str, Sequence[Value]] = {"by name": ("yes",), "one by name": ("yes", "by name")}
"""What a limit says of itself of less than it counts: who uses one by its name once uses each copy of it once."""


def _limited(ability: dict[str, Value], limit: Mapping[str, Value]) -> dict[str, Value]:
    sworn = {key: limit[key] for key in ("while", "cost") if key in limit}
    counted = {key: one for key, one in limit.items() if key not in sworn}
    ability = {key: one for key, one in ability.items() if one not in _IMPLIED.get(str(counted.get(key)), ())}
    if any(ability.get(key, value) != value for key, value in counted.items()):
        raise NotUnderstoodError("dice dos veces cuántas se puede usar un efecto", cause="twice")
    if sworn and "would" in ability:
        raise NotUnderstoodError("habla de activar lo que no se activa", cause="each")
    limited: dict[str, Value] = merged({**ability, **counted}, sworn)
    return limited


def _with_their_cost(effects: list[Value]) -> list[Value]:
    """A line that only says what else a card costs is part of the one in which that card resolves."""
    costs = [one for one in effects if isinstance(one, dict) and set(one) == {"cost"}]
    resolving = [one for one in effects if isinstance(one, dict) and "resolve" in one]
    if not costs:
        return effects
    if len(resolving) != 1 or "cost" in resolving[0]:
        raise NotUnderstoodError("no sé qué cuesta eso", cause="cost of what")
    asked = [part for one in costs for part in one["cost"]]
    return [{**one, "cost": asked} if one is resolving[0] else one for one in effects if one not in costs]


def _one_resolution(fields: dict[str, Value]) -> dict[str, Value]:
    """Lines that are done one after another when a card resolves are one ability."""
    effects = fields.get("effects", [])
    effects = _with_their_cost(effects)
    plain = [one for one in effects if isinstance(one, dict) and set(one) == {"resolve"}]
    if len(plain) < 2:
        return {**fields, "effects": effects} if effects else fields
    others = [one for one in effects if one not in plain]
    return {**fields, "effects": [*others, {"resolve": [step for one in plain for step in one["resolve"]]}]}
