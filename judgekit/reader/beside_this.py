"""An event between the card itself and another one: whose values change afterwards is said, or it could be either."""

from collections.abc import Mapping
from typing import Any

from judgekit.reader.model import Mark, NotUnderstoodError, Value
from judgekit.reader.telling_apart import patterns_of
from judgekit.reader.walking import ITSELF

_BATTLES = frozenset({"fight", "attack", "attacked"})
_CHANGES = frozenset({"modify", "set"})
_VAGUE = frozenset({"said", "spoken", "latest"})
"""What «it» asks for where nothing tells it: not «that monster», which is no card that is called this one."""


def beside_this(ability: Value) -> frozenset[str]:
    """What the other card is called of an event of which the card itself is one side; of a battle, it too."""
    patterns = patterns_of(ability)
    others = {kind for kind, of, by in (("event", "of", "by"), ("cause", "by", "of")) if _is(patterns, of, by)}
    fights = others and any(one.get("event") in _BATTLES for one in patterns)
    return frozenset(others.union(ITSELF) if fights else others)


def must_be_told(value: Mapping[str, Any], whose: Value, either: frozenset[str]) -> None:
    """Raise NotUnderstoodError where «it gains», «its ATK» would mean one of those two."""
    mark = value.get("on")
    vague = isinstance(mark, Mark) and mark.kind == "it" and mark.detail in _VAGUE
    if vague and isinstance(whose, str) and whose in either and not _CHANGES.isdisjoint(value):
        raise NotUnderstoodError("no sé de cuál de los dos habla", cause="antecedent")


def _is(patterns: list[dict[str, Any]], other: str, itself: str) -> bool:
    return any(isinstance(one.get(other), dict) and _this(one.get(itself), itself) for one in patterns)


def _this(who: Value, side: str) -> bool:
    """What is said of nobody happens to the card itself."""
    named = who.get("is") if isinstance(who, dict) else who
    return named in ITSELF or (isinstance(named, Mark) and named.kind == "self") or (who is None and side == "of")
