"""What a card of a single use says of later moments: it lies nowhere where it could wait for them."""

from collections.abc import Mapping

from judgekit.reader.model import NotUnderstoodError, Value
from judgekit.reader.walking import ITSELF, mappings_in

_PLACES = frozenset({"zone", "heard in"})


def must_be_borne(value: Value, borne: Mapping[str, Value], *, gone: bool) -> None:
    """Raise NotUnderstoodError where a card that is `gone` speaks of who bears it, and no verb lays it on one."""
    parts = list(mappings_in(value)) if gone and borne else []
    speaks = any(one.get(borne["bearer"]) in ITSELF for one in parts)
    if speaks and not any(verb in one for one in parts for verb in borne["verbs"]):
        raise NotUnderstoodError("habla de quien la lleva, y no se equipa a nadie", cause="borne")


def must_lie_where_it_waits(value: Value, *, gone: bool) -> None:
    """Raise NotUnderstoodError where a card that is `gone` by then waits, in no place, for what happens to another."""
    effects = value.get("effects", ()) if gone else ()
    if any(_waits_nowhere(one) for one in effects[1:]):
        raise NotUnderstoodError("espera algo donde ya no está", cause="used up")


def _waits_nowhere(ability: Value) -> bool:
    if not _PLACES.isdisjoint(ability):
        return False
    events = [one for one in mappings_in(ability.get("when", {})) if "event" in one]
    return bool(events) and not any(map(_is_its_own, events))


def _is_its_own(event: Value) -> bool:
    """Does it happen to the card itself, which is meant where nothing else is said?"""
    if "of" in event:
        return any(one.get("is") in ITSELF for one in mappings_in(event["of"]))
    return "player" not in event and event["event"] != "phase"
