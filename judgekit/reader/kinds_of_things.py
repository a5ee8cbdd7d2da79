"""What kind of thing an instruction names: of which type, told by what, and how many."""

from collections.abc import Mapping
from typing import Any

from judgekit.reader.model import Mark
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
