"""A pronoun does not mean what an instruction has just taken away, where what is done to it is done on the field."""

from collections.abc import Mapping, Sequence

from judgekit.reader.model import NotUnderstoodError, Value


def must_still_be_there(ability: Value, gone: Mapping[str, Sequence[str]]) -> None:
    """Raise NotUnderstoodError where one of the `verbs` is done to what was moved `to` a zone before, and no `back`."""
    if gone:
        _walk(ability, set(), gone)


def _walk(value: Value, away: set[str], gone: Mapping[str, Sequence[str]]) -> None:
    if isinstance(value, list):
        for one in value:
            _walk(one, away, gone)
    if not isinstance(value, dict):
        return
    if any(isinstance(name := value.get(verb), str) and name in away for verb in gone["verbs"]):
        raise NotUnderstoodError("habla de una carta que ya no está donde dice", cause="antecedent")
    for key, one in value.items():
        _walk(one, set(away) if key in {"then", "else"} else away, gone)
    if isinstance(moved := value.get("move"), str) and value.get("to") in gone["to"]:
        away.add(moved)
    away.difference_update(str(value.get(verb)) for verb in gone["back"])
