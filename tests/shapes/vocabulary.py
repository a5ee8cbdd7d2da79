"""A small vocabulary with every kind of shape, for the tests of shapes and of their JSON Schema."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Literal, NewType

from judgekit.engine.origin import Origin
from judgekit.shapes import nodes

if TYPE_CHECKING:
    from tests.shapes.distant import Amount

CardName = NewType("CardName", str)


class Phase(StrEnum):
    """A phase."""

    MAIN = "main"
    END = "end of turn"


@dataclass(frozen=True)
class Check:
    """A test on a value.

    Its second paragraph is nobody's business.
    """

    word: str
    origin: Origin | None = field(default=None, compare=False)

    @classmethod
    def from_text(cls, text: str) -> "Check":
        if text.startswith("<"):
            raise ValueError("una comparación necesita un número")
        return cls(text)


@dataclass(frozen=True)
class Filter:
    name: tuple[Check, ...] = ()
    is_: str | None = None


@dataclass(frozen=True)
class GameFilter(Filter):
    """A filter of the game's."""

    level: int | None = None


class Effect:
    """An instruction."""


class Step(Effect):
    """An instruction of one step."""


class Dice:
    """A throw of dice."""

    def __init__(self, faces: int) -> None:
        self.faces = faces

    @classmethod
    def from_text(cls, text: str) -> "Dice":
        if not text.startswith("d"):
            raise ValueError("un dado se escribe como d6")
        return cls(int(text[1:]))


@dataclass(frozen=True)
class Draw(Step):
    """Draw cards."""

    origin: Origin
    draw: "int | Amount" = 1
    who: Literal["you", "opponent"] = "you"


@dataclass(frozen=True)
class Shuffle(Step):
    """Shuffle the deck."""

    shuffle: bool = False


@dataclass(frozen=True)
class Choose(Effect):
    """Choose an object."""

    choose: Filter | tuple[Filter, ...]
    as_: str = "it"
    up_to: int = field(default=1, metadata={"key": "at most"})
    _seen: int = 0
    made: int = field(default=0, init=False)


@dataclass(frozen=True)
class May(Effect):
    """Do it or not."""

    may: tuple[Effect, ...]
    if_: "Amount | None" = None


@dataclass(frozen=True)
class Card:
    """A card as it is printed."""

    name: CardName
    cost: Annotated[int, "crystals"] = 0
    once_per_turn: bool = False
    effects: tuple[Effect, ...] = ()
    at: Phase = Phase.MAIN
    notes: Mapping[str, int | str] = field(default_factory=dict)
    target: str | Filter | None = None
    rest: nodes.Mapping | None = None
