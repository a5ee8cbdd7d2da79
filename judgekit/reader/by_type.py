"""What a text leaves to the type of its card: a Trap's effect is used at another time than a monster's."""

from collections.abc import Mapping, Sequence

from judgekit.reader.lines import PART
from judgekit.reader.model import OTHER, NotUnderstoodError, Value
from judgekit.reader.templates import merged
from judgekit.reader.walking import of_itself

Row = Mapping[str, Value]


def of_type(value: Value, kind: str, rows: Mapping[str, Sequence[Row]]) -> Value:
    """The fields of a card in which each ability that says `said` is as `is` says for its type, which may be `no`."""
    if "effects" not in value:
        return value
    wanted = rows.get(kind, rows.get(OTHER, ()))
    effects = [
        {PART: of_type(one[PART], kind, rows)} if PART in one else _rewritten(one, wanted) for one in value["effects"]
    ]
    return {**value, "effects": effects}


def _rewritten(ability: Value, rows: Sequence[Row]) -> Value:
    for row in rows:
        if all(_says(ability.get(key), said) for key, said in row["said"].items()):
            if row["is"] == "no":
                raise NotUnderstoodError("dice algo que una carta de su tipo no dice", cause="other type")
            rest = {key: one for key, one in ability.items() if key not in row["said"]}
            return merged(rest, {**dict(row["is"]), **_events(ability, row)})
    return ability


def _says(value: Value, said: Value) -> bool:
    """Is it that or, of what happens to the card itself, one event that says it with whatever else?"""
    if not isinstance(said, Mapping):
        return bool(value == said)
    events = (one for one in _each(value) if isinstance(one, Mapping))
    return any(of_itself(one) and said.items() <= one.items() for one in events)


def _events(ability: Value, row: Row) -> Value:
    """Those events of which the row says what they are, each with whatever else it says."""
    found: Value = {}
    for key, said in row["said"].items():
        if isinstance(said, Mapping):
            told = [_told(one, said, row["is"][key]) for one in _each(ability[key])]
            found[key] = told if isinstance(ability[key], list) else told[0]
    return found


def _told(event: Value, said: Row, instead: Row) -> Value:
    if not _says(event, said):
        return event
    return {**instead, **{key: one for key, one in event.items() if key not in said}}


def _each(value: Value) -> list[Value]:
    return value if isinstance(value, list) else [value]
