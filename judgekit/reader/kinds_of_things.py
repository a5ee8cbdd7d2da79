"""What kind of thing an instruction names: of which type, told by what, and how many; and what is paid."""

from collections.abc import Iterator, Mapping
from typing import Any

from judgekit.reader.model import Mark, Spoken, Value
from judgekit.reader.telling_apart import told_of

PERSON = "named"
ONE, _TWO = "@one", "@two"
"""Of how many it is said, as far as that was: of one, or of two together."""
_SUMMONING = ("fusion summon", "ritual summon", "synchro summon", "xyz summon", "link summon")
_CHOOSING = ("choose", "search", "choose different", *_SUMMONING)
_NAMING = frozenset({"reveal", "reveal until", "move top", "top", "make", "special summon"})
"""What else names things without choosing them."""


def kind_of(instruction: dict[str, Any]) -> str:
    """What is named by an instruction, in words by which it can be told; "" where it names nothing."""
    wanted = next((instruction[key] for key in _CHOOSING if key in instruction), None)
    named = instruction.get("as")
    called = f" {named.detail}" if isinstance(named, Mark) else ""
    if not isinstance(wanted, dict):
        return f"card{called}" if instruction.keys() & _NAMING else ""
    kind = " ".join([f"{wanted.get('type', 'card')}{called}", *told_of(wanted), *_how_many(instruction)])
    return f"{kind} {PERSON}" if "name" in wanted else kind


def _how_many(instruction: Mapping[str, Any]) -> list[str]:
    count, most = str(instruction.get("count", 1)), "up to" in instruction
    chosen = "choose" in instruction or "search" in instruction
    return [_TWO] if count == "2" and not most else [ONE] if count == "1" and chosen else []


def costs(value: Value) -> Iterator[Value]:
    """What is paid: the cost of an ability, and what buys a part of it."""
    if isinstance(value, Spoken):
        yield from costs(value.value)
    elif isinstance(value, dict):
        yield from (one for key, one in value.items() if key in {"cost", "by"} and isinstance(one, list | Spoken))
        for one in value.values():
            yield from costs(one)
    elif isinstance(value, list):
        for one in value:
            yield from costs(one)


def without_hosts(cost: Value) -> Value:
    """What is paid, without that under which it is laid."""
    if isinstance(cost, Spoken):
        return without_hosts(cost.value)
    if isinstance(cost, dict):
        return {key: without_hosts(one) for key, one in cost.items() if key != "under"}
    return [without_hosts(one) for one in cost] if isinstance(cost, list) else cost
