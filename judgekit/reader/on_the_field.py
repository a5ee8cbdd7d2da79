"""What a text says of cards without saying where: those on the field, of what befalls cards elsewhere too."""

from collections.abc import Mapping, Sequence

from judgekit.reader.model import Value

TOLD = ("zone", "equipped")
"""What tells already where a card is."""
ANY_OTHER = "other"


def on_the_field(value: Value, rules: Mapping[str, Value]) -> Value:
    """With the zones of the field where what holds speaks of an event of `events` and of cards of no place.

    `by type` says in which zones cards of a type lie, `other` all the zones of the field.
    """
    if isinstance(value, list):
        return [on_the_field(one, rules) for one in value]
    if not isinstance(value, dict):
        return value
    inner = {key: on_the_field(one, rules) for key, one in value.items()}
    return {key: _placed(one, rules) if key in rules.get("said", ()) else one for key, one in inner.items()}


def _placed(pattern: Value, rules: Mapping[str, Value]) -> Value:
    match pattern:
        case {"cause": "battle"}:
            return pattern
        case {"event": event, "of": {**of}} if event in rules["events"] and _of_no_place(of):
            zones: Sequence[str] = rules["by type"].get(str(of.get("type")), rules["by type"]["other"])
            return {**pattern, "of": {**of, "zone": zones}}
    return pattern


def _of_no_place(of: dict[object, Value]) -> bool:
    return of.get("is", ANY_OTHER) == ANY_OTHER and not any(key in of for key in TOLD)
