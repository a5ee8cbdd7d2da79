"""What is chosen in one's deck is searched for: «1 card in your deck» is read as any other card."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from judgekit.reader.model import NotUnderstoodError, Value

_DECK = "deck"
_FIELD = "field"
_PILES = {_DECK, "hand", "graveyard", "banished"}
"""Where several are found together, each of them wherever it is."""
_HAND_IT = {"to": "hand"}
_TWICE = 2
"""How often a name stands in an ability that only chooses that card and moves it."""


def searched(value: Value, piles: Mapping[str, str]) -> Value:
    """The same with each `choose` in one's deck as a `search` that does the next step; raises NotUnderstoodError.

    `piles` say how each zone is called where a player first says in which of several it is.
    """
    if not piles:
        return value
    effects = [_searched(one, piles, Counter(_texts(one))) for one in value.get("effects", ())]
    return {**value, "effects": effects} if effects else value


def _searched(value: Value, piles: Mapping[str, str], said: Counter[str]) -> Value:
    """`said` is how often each word stands in the ability."""
    if isinstance(value, dict):
        return {key: _searched(one, piles, said) for key, one in value.items()}
    if not isinstance(value, list):
        return value
    return _steps([_searched(one, piles, said) for one in value], piles, said)


def _steps(steps: list[Value], piles: Mapping[str, str], said: Counter[str]) -> list[Value]:
    found: list[Value] = []
    left = list(steps)
    while left:
        step = left.pop(0)
        if not _is_in_deck(step):
            found.append(step)
            continue
        found.extend(_steps(_chosen_apart(left, step["as"]), piles, said))
        if not left or step["as"] not in set(_texts(left[0])) or "by" in step:
            raise NotUnderstoodError("busca en un Deck sin hacer nada con lo hallado", cause="deck")
        found.extend(_found(step, left.pop(0), said, piles))
    return found


def _chosen_apart(left: list[Value], name: Value) -> list[Value]:
    """Taken from what is left: that to which it goes is chosen before it is searched for."""
    apart = len(left) > 1 and _chooses(left[0]) and not _is_in_deck(left[0]) and name not in set(_texts(left[0]))
    return [left.pop(0)] if apart else []


def _chooses(step: Value) -> bool:
    return isinstance(step, dict) and isinstance(step.get("choose"), dict)


def _is_in_deck(step: Value) -> bool:
    return isinstance(step, dict) and _chooses(step) and _DECK in _zones(step["choose"])


def _zones(wanted: Mapping[str, Value]) -> Sequence[str]:
    zone = wanted.get("zone", [])
    return zone if isinstance(zone, list) else [str(zone)]


def _found(step: dict[str, Value], done: Value, said: Counter[str], piles: Mapping[str, str]) -> list[Value]:
    wanted, zones = step["choose"], _zones(step["choose"])
    if wanted.get("controller") != "you":
        raise NotUnderstoodError("busca en un Deck que no es el suyo", cause="deck")
    if len(zones) == 1:
        return _search(step, done, said)
    if str(step.get("count", 1)) != "1":
        return _search_all(step, done, said, zones)
    return [{"one of": {piles[name]: _from(zone, step, done, said) for name, zone in _by_name(zones, piles)}}]


def _search_all(step: dict[str, Value], done: Value, said: Counter[str], zones: Sequence[str]) -> list[Value]:
    """Several are found in all of them together, where nothing goes back to the Deck and each is a pile."""
    if not set(zones) <= _PILES or (isinstance(done, dict) and done.get("to") == _DECK):
        raise NotUnderstoodError("busca varias cartas en varios sitios a la vez", cause="deck")
    others = [one for one in zones if one != _DECK]
    return _search({**step, "also in": others}, done, said)


def _by_name(zones: Sequence[str], piles: Mapping[str, str]) -> Iterator[tuple[str, Value]]:
    """Each pile that has a name, and then the field, whose zones are one place."""
    yield from ((zone, zone) for zone in zones if zone in piles)
    if field := [zone for zone in zones if zone not in piles]:
        yield _FIELD, field


def _from(zone: Value, step: dict[str, Value], done: Value, said: Counter[str]) -> list[Value]:
    if zone == _DECK:
        return _search(step, done, said)
    return [{**step, "choose": {**step["choose"], "zone": zone}}, done]


def _search(step: dict[str, Value], done: Value, said: Counter[str]) -> list[Value]:
    """What goes back to the Deck does so after it was shuffled, or nobody would know where it lies."""
    wanted = {key: one for key, one in step["choose"].items() if key not in {"zone", "controller", "facedown"}}
    others = {key: one for key, one in step.items() if key != "choose"}
    if isinstance(done, dict) and done.get("move") == step["as"] and done.get("to") == _DECK:
        return [{"search": wanted, **others, "do": []}, done]
    if done != {"move": step["as"], **_HAND_IT}:
        return [{"search": wanted, **others, "do": [done]}]
    return [{"search": wanted, **{key: one for key, one in others.items() if key != "as" or said[one] > _TWICE}}]


def _texts(value: Value) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for one in inner:
        yield from _texts(one)
