"""Dataclasses with everything that a result may hold."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, Literal


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a whole."""

    name: str
    share: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Whole:
    """All that a result may hold.

    Only the first line describes it.
    """

    from_: str
    count: int
    is_right: bool
    colour: Colour
    kind: Literal["a", "b"]
    path: Path
    at: datetime
    lines: tuple[int, int]
    parts: tuple[Part, ...]
    by_name: Mapping[str, Part]
    open_: Mapping[str, Any]
    best: Part | None
    why: str | None = None
    deeper: tuple[Part, ...] | None = None
    twice: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "twice", 2 * self.count)


def whole(**others: Any) -> Whole:
    given: dict[str, Any] = {
        "from_": "x",
        "count": 2,
        "is_right": True,
        "colour": Colour.BLUE,
        "kind": "a",
        "path": Path("a/b"),
        "at": datetime.fromisoformat("2026-01-31T09:30:00+00:00"),
        "lines": (1, 2),
        "parts": (Part("uno", 0.5), Part("dos", None)),
        "by_name": {"tres": Part("tres", 1)},
        "open_": {"n": 1, "l": [1, "dos"]},
        "best": None,
    }
    return Whole(**given | others)
