"""A card that its own effect calls from where it lies is still there by then, and none of those given for it."""

from collections.abc import Mapping, Sequence

from judgekit.reader.model import Value

_ITSELF, _OTHER = "self", "other"
_PAID = ("cost", "do")
_TELLS = ("is", "among")
"""What says already which of them it may be."""


def called_from(value: Value, rules: Mapping[str, Value]) -> Value:
    """Each ability by one of whose `verbs` this card comes from one of `zones`, with others chosen there."""
    if not rules or not isinstance(value, dict) or "effects" not in value:
        return value
    return {**value, "effects": [_of_ability(one, rules) for one in value["effects"]]}


def _of_ability(ability: Value, rules: Mapping[str, Value]) -> Value:
    if not isinstance(ability, dict) or not _calls(ability.get("do"), rules["verbs"]):
        return ability
    zones = {one for one in _listed(ability.get("zone")) if one in rules["zones"]}
    return {key: _others(one, zones) if key in _PAID else one for key, one in ability.items()}


def _calls(value: Value, verbs: Sequence[str]) -> bool:
    """Does it do so with this very card, at once?"""
    if isinstance(value, list):
        return any(_calls(one, verbs) for one in value)
    if not isinstance(value, dict) or "later" in value:
        return False
    return any(value.get(one) == _ITSELF for one in verbs) or any(_calls(one, verbs) for one in value.values())


def _others(value: Value, zones: set[str]) -> Value:
    match value:
        case [*several]:
            return [_others(one, zones) for one in several]
        case {"choose": {"zone": where, **what}, **more} if zones & set(_listed(where)) and not any(
            one in what or one in more for one in _TELLS
        ):
            return {"choose": {**what, "zone": where, "is": _OTHER}, **more}
        case {**words}:
            return {key: _others(one, zones) for key, one in words.items()}
    return value


def _listed(value: Value) -> Sequence[Value]:
    return value if isinstance(value, list) else [value]
