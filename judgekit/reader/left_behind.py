"""A pronoun does not mean what an instruction has just taken away, where what is done to it is done on the field."""

from collections.abc import Mapping, Sequence

from judgekit.reader.model import NotUnderstoodError, Value
from judgekit.reader.walking import mappings_in

_BOUND = "<bound>"
"""Whom the card is bound to, such as the monster that carries it, among those that are away."""
_BEFORE = frozenset({"when", "if", "condition"})
_ONE_OF_THEM = frozenset({"one of", "select", "modes"})
_BRANCHES = _ONE_OF_THEM | {"then", "else"}


def must_still_be_there(ability: Value, gone: Mapping[str, Sequence[str]]) -> None:
    """Raise NotUnderstoodError where one of `verbs` is done to what was moved `to` a zone or `taken`, not `back`.

    So is where it `alters` such a one: nothing that lies elsewhere gains ATK; and where it still means whom the card is
    `bound` to, when that one `leaves` or is paid.
    """
    if gone:
        lost = _paid(ability, gone) or _leaves(ability, gone)
        before = _BEFORE | {"cost"} if lost else _BEFORE
        _walk({key: one for key, one in ability.items() if key not in before}, {_BOUND} if lost else set(), gone)


def _paid(ability: Value, gone: Mapping[str, Sequence[str]]) -> bool:
    return any(_takes_bound(one, gone) for one in mappings_in(ability.get("cost", ())))


def _leaves(ability: Value, gone: Mapping[str, Sequence[str]]) -> bool:
    events = mappings_in(ability.get("when", ()))
    return any(one.get("event") in gone.get("leaves", ()) and _is_bound(one.get("of"), gone) for one in events)


def _takes_bound(value: Value, gone: Mapping[str, Sequence[str]]) -> bool:
    moved = value.get("to") in gone["to"] and _is_bound(value.get("move"), gone)
    return moved or any(_is_bound(value.get(verb), gone) for verb in gone["taken"])


def _is_bound(value: Value, gone: Mapping[str, Sequence[str]]) -> bool:
    return any(one.get(test) == "self" for one in mappings_in(value) for test in gone.get("bound", ()))


def must_be_two(value: Value, apart: Mapping[str, str]) -> None:
    """Raise NotUnderstoodError where something would be laid on itself: what is laid and on what are two."""
    if isinstance(value, list):
        for one in value:
            must_be_two(one, apart)
    if not isinstance(value, dict):
        return
    if any(isinstance(name := value.get(verb), str) and name == value.get(goal) for verb, goal in apart.items()):
        raise NotUnderstoodError("pone una carta sobre sí misma", cause="antecedent")
    for one in value.values():
        must_be_two(one, apart)


def _walk(value: Value, away: set[str], gone: Mapping[str, Sequence[str]]) -> None:
    if isinstance(value, list):
        for one in value:
            _walk(one, away, gone)
    if not isinstance(value, dict):
        return
    done_to = [value.get(verb) for verb in gone["verbs"]]
    done_to += [value.get("on") for verb in gone.get("alters", ()) if verb in value]
    meant = _BOUND in away and any(value.get(test) == "self" for test in gone.get("bound", ()))
    if meant or any(isinstance(name, str) and name in away for name in done_to):
        raise NotUnderstoodError("habla de una carta que ya no está donde dice", cause="antecedent")
    for key, one in value.items():
        branches = one.values() if key in _ONE_OF_THEM and isinstance(one, dict) else (one,)
        for branch in branches:
            _walk(branch, set(away) if key in _BRANCHES else away, gone)
    if isinstance(moved := value.get("move"), str) and value.get("to") in gone["to"]:
        away.add(moved)
    if _takes_bound(value, gone):
        away.add(_BOUND)
    away.update(name for verb in gone["taken"] if isinstance(name := value.get(verb), str))
    away.difference_update(str(value.get(verb)) for verb in gone["back"])
