"""What is true of the whole table for a while: an attack, a battle, a window. One frozen record of each kind."""

import re
from dataclasses import dataclass, fields
from typing import ClassVar, TypeVar

from judgekit.engine.kept import kept

F = TypeVar("F", bound="Fact")


class Unit(int):
    """An object by what outlives its id while it stays on the field; where tables are compared it goes by its label."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A record of what is true; it is never changed but replaced, so that a checkpoint keeps it.

    Its fields are words, numbers, `Unit`s and tuples of them; never an id, which no two tables share. `kind` is what
    the trace calls it: the class's name in small letters. What abilities, or the values of objects, hang on is `felt`.
    """

    kind: ClassVar[str] = ""
    felt: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        """Name the kind after the class: OpenAttack is «open attack»."""
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", " ", cls.__name__).lower()

    @classmethod
    @kept
    def words(cls) -> tuple[str, ...]:
        """The names of its fields."""
        return tuple(one.name for one in fields(cls))
