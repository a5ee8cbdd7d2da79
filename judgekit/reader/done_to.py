"""What was done with each thing of an ability: «the banished monster» is the one that was, whatever came after."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from judgekit.reader.model import Mark, Spoken, Value

AWAY = frozenset({"banished", "destroyed", "sent", "returned"})
"""After what nobody destroys a thing unless it is brought back."""
DONE = AWAY | {"revealed"}
"""How a pronoun means one thing by what was done with it."""
_VERBS = {
    "banish": "banished",
    "banish facedown": "banished",
    "destroy": "destroyed",
    "reveal": "revealed",
    "special summon": "brought",
    "return to field": "brought",
}
_MOVED = {"graveyard": "sent", "hand": "returned", "deck": "returned", "extra": "returned", "banished": "banished"}
_BRANCHES = ("one of", "select", "modes", "then", "else")


@dataclass(frozen=True)
class Deed:
    """Something that is done with one thing, and in which of the ways that an ability may take."""

    said: str
    whom: Mark
    way: tuple[str, ...]

    def is_before(self, other: "Deed") -> bool:
        """Was it done where the other is, and not in another way?"""
        return self.whom.at < other.whom.at and other.way[: len(self.way)] == self.way


def deeds(value: Value, way: tuple[str, ...] = ()) -> Iterator[Deed]:
    """What is done, with whom, in the order in which it is written."""
    if isinstance(value, Spoken):
        yield from deeds(value.value, way)
    elif isinstance(value, dict):
        yield from (Deed(said, whom, way) for said, whom in _of_one(value))
        for key, one in value.items():
            yield from _within(key, one, way)
    elif isinstance(value, list):
        for one in value:
            yield from deeds(one, way)


def _within(key: str, value: Value, way: tuple[str, ...]) -> Iterator[Deed]:
    if key in _BRANCHES and isinstance(value, dict):
        for name, one in value.items():
            yield from deeds(one, (*way, f"{id(value)} {name}"))
    else:
        yield from deeds(value, (*way, f"{id(value)} {key}") if key in _BRANCHES else way)


def _of_one(instruction: dict[str, Any]) -> Iterator[tuple[str, Mark]]:
    found = [(said, instruction.get(verb)) for verb, said in _VERBS.items()]
    found.append((_MOVED.get(str(instruction.get("to")), ""), instruction.get("move")))
    for said, whom in found:
        inner = whom.value if isinstance(whom, Spoken) else whom
        if said and isinstance(inner, Mark):
            yield said, inner
