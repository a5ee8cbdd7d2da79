"""What a text says of cards without saying where: those on the field, of what befalls cards elsewhere too."""

from collections.abc import Mapping, Sequence

from judgekit.reader.model import Value

TOLD = ("zone", "equipped")
"""What tells already where a card is."""
ANY_OTHER = "other"
_NOT = "not "


def on_the_field(value: Value, rules: Mapping[str, Value]) -> Value:
    """With the zones of the field where something is said of an event and of cards of no place.

    Under the words of `said`, of the events of `events`; under those of `controlled`, of all events but those of what
    comes from `elsewhere` and of cards that somebody controls. `by type` says in which zones cards of a type lie,
    `other` all the zones of the field.
    """
    if isinstance(value, list):
        return [on_the_field(one, rules) for one in value]
    if not isinstance(value, dict):
        return value
    return {key: _placed(key, on_the_field(one, rules), rules) for key, one in value.items()}


def _placed(word: str, pattern: Value, rules: Mapping[str, Value]) -> Value:
    match pattern:
        case [*several]:
            return [_placed(word, one, rules) for one in several]
        case {"cause": "battle"}:
            return pattern
        case {"event": event, "of": {**one}} if word in rules.get("said", ()) and event in rules["events"]:
            return {**pattern, "of": _there(one, rules)}
        case {"event": event, "of": those} if word in rules.get("controlled", ()) and event not in rules["elsewhere"]:
            return {**pattern, "of": _controlled(those, rules)}
    return pattern


def _there(of: dict[object, Value], rules: Mapping[str, Value]) -> dict[object, Value]:
    zones: Sequence[str] = rules["by type"].get(str(of.get("type")), rules["by type"]["other"])
    return {**of, "zone": zones} if _is_of_no_place(of) else of


def _controlled(of: Value, rules: Mapping[str, Value]) -> Value:
    match of:
        case [*several]:
            return [_controlled(one, rules) for one in several]
        case {"any of": several, **others} if "controller" not in others:
            return {**of, "any of": _controlled(several, rules)}
        case {"controller": _}:
            return _there(of, rules)
    return of


def _is_of_no_place(of: Mapping[object, Value]) -> bool:
    is_ = of.get("is", ANY_OTHER)
    any_other = isinstance(is_, str) and (is_ == ANY_OTHER or is_.startswith(_NOT))
    return any_other and not any(key in of for key in TOLD)
