"""What a text leaves to the type of its card: a Trap's effect is used at another time than a monster's."""

from collections.abc import Mapping, Sequence

from judgekit.reader.lines import PART
from judgekit.reader.model import OTHER, NotUnderstoodError, Value
from judgekit.reader.templates import merged

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
        if all(ability.get(key) == said for key, said in row["said"].items()):
            if row["is"] == "no":
                raise NotUnderstoodError("dice algo que una carta de su tipo no dice", cause="other type")
            return merged({key: one for key, one in ability.items() if key not in row["said"]}, dict(row["is"]))
    return ability
