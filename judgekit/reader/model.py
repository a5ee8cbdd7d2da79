"""What the reader of card texts speaks of: a card as printed, its tokens, what was read, and why it was not."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Value: TypeAlias = Any
"""What a phrase means: plain data as a person writes it in YAML, with marks and what must be done first in it."""


OTHER = "other"
"""The type of a card of which none is known, and every type that a wording does not list."""


@dataclass(frozen=True)
class Printing:
    """A card as printed: its name, its text, and whatever else is known of it (its type decides how it is read)."""

    name: str
    text: str
    fields: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a text: its word in the form that phrases are written in, what kind it is, where it starts."""

    word: str
    kind: str
    at: int
    written: str


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that a text speaks of, and at which token: `new` gives it a name, `it` means what was named before.

    `end` is where the phrase that speaks of it ends: within it nothing can mean what it only names. `several`: it is
    spoken of in the plural, and is no one thing.
    """

    kind: str
    detail: str
    at: int
    phrase: int = 0
    end: int = 0
    several: bool = False


@dataclass(frozen=True)
class Spoken:
    """A meaning that needs something done before it: «chosen character» is whoever a `choose` before it names."""

    value: Value
    first: tuple[Value, ...] = ()
    mentions: tuple[tuple[Mark, str], ...] = ()


@dataclass(frozen=True)
class Reading:
    """What a text was read as: the fields of a card, as a person writes them; and the names that it speaks of."""

    fields: Mapping[str, Value]
    named: tuple[str, ...] = ()


class NotUnderstoodError(Exception):
    """A text that is not understood: the sentence why, where in the text it is, the word there, what would fit.

    `meanings` are those that it could have, each as fields of a card, where there is more than one.
    """

    def __init__(
        self,
        problem: str,
        at: int = 0,
        word: str = "",
        near: tuple[str, ...] = (),
        cause: str = "",
        meanings: tuple[Value, ...] = (),
    ) -> None:
        super().__init__(problem)
        self.problem, self.at, self.word, self.near, self.meanings = problem, at, word, near, meanings
        self.cause = cause or word
