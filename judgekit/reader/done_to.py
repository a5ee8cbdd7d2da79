"""What was done with each thing of an ability: «the banished monster» is who was, whatever came after."""

from collections.abc import Iterator
from typing import Any

from judgekit.reader.model import Mark, Spoken, Value

DONE = frozenset({"banished", "destroyed", "sent", "returned"})
"""How a pronoun means one thing by what was done with it, after which nobody destroys it unless it is brought back."""
_VERBS = {
    "banish": "banished",
    "banish facedown": "banished",
    "destroy": "destroyed",
    "special summon": "brought",
    "return to field": "brought",
}
_MOVED = {"graveyard": "sent", "hand": "returned", "deck": "returned", "extra": "returned", "banished": "banished"}


def deeds(value: Value) -> Iterator[tuple[str, Mark]]:
    """What is done, with whom, in the order in which it is written."""
    if isinstance(value, Spoken):
        yield from deeds(value.value)
    elif isinstance(value, dict):
        yield from _of_one(value)
        for one in value.values():
            yield from deeds(one)
    elif isinstance(value, list):
        for one in value:
            yield from deeds(one)


def _of_one(instruction: dict[str, Any]) -> Iterator[tuple[str, Mark]]:
    found = [(said, instruction.get(verb)) for verb, said in _VERBS.items()]
    found.append((_MOVED.get(str(instruction.get("to")), ""), instruction.get("move")))
    for said, whom in found:
        inner = whom.value if isinstance(whom, Spoken) else whom
        if said and isinstance(inner, Mark):
            yield said, inner
