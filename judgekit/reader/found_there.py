"""A card that went somewhere is found there or not at all: who has lost track of it does nothing with it."""

from collections.abc import Mapping

from judgekit.reader.model import Value
from judgekit.reader.walking import of_itself

_CARD = "card"
_APART = frozenset({"later", "static", "if", "cost", "when"})
"""What is done at another time, or is not done."""


def found_there(value: Value, rules: Mapping[str, Value]) -> Value:
    """With the zone to which this card has gone, in what is first done with it by an ability that waits for that.

    `verbs` do something with a card, `events` go to a zone though they do not say it, and `zones` are such ones.
    """
    if not rules or not isinstance(value, dict) or "effects" not in value:
        return value
    return {**value, "effects": [_of_ability(one, rules) for one in value["effects"]]}


def _of_ability(ability: Value, rules: Mapping[str, Value]) -> Value:
    if not isinstance(ability, dict) or not {"when", "do"} <= ability.keys():
        return ability
    when = ability["when"]
    zones = {_zone(one, rules) for one in (when if isinstance(when, list) else [when])}
    zone = zones.pop() if len(zones) == 1 else ""
    if not zone:
        return _added(ability, rules) if isinstance(when, dict) else ability
    return {**ability, "do": _first(ability["do"], zone, rules)}


def _added(ability: dict[str, Value], rules: Mapping[str, Value]) -> Value:
    """One of those that went somewhere is added to the hand of who owns it, and from there."""
    zone = rules["events"].get(str(ability["when"].get("event")))
    match ability:
        case {"targets": [{"choose": {**one}, "among": "event cards", "as": name, **others}], "do": [*steps]} if (
            zone and not one and {"move": name, "to": "hand"} in steps
        ):
            picked = {"choose": {"zone": zone, "owner": "you"}, "among": "event cards", "as": name, **others}
            return {**ability, "targets": [picked]}
    return ability


def _zone(event: Value, rules: Mapping[str, Value]) -> str:
    """Where this card went, if it is the one that did."""
    whole = event if isinstance(event, dict) else {"event": event}
    if not of_itself(whole):
        return ""
    to = whole.get("to", rules["events"].get(str(whole.get("event"))))
    return to if to in rules["zones"] else ""


def _first(value: Value, zone: str, rules: Mapping[str, Value]) -> Value:
    """What comes after it has been moved is done with it where it is then."""
    if isinstance(value, list):
        for index, one in enumerate(value):
            if (new := _first(one, zone, rules)) != one:
                return [*value[:index], new, *value[index + 1 :]]
    if not isinstance(value, dict):
        return value
    if verb := next((one for one in rules["verbs"] if value.get(one) == _CARD), None):
        return {**value, verb: {"is": _CARD, "zone": zone}}
    return {key: one if key in _APART else _in_each(key, one, zone, rules) for key, one in value.items()}


def _in_each(key: str, value: Value, zone: str, rules: Mapping[str, Value]) -> Value:
    if key == "one of" and isinstance(value, dict):
        return {way: _first(one, zone, rules) for way, one in value.items()}
    return _first(value, zone, rules) if isinstance(value, list) else value
