"""Decisions as data: who decides, among what, and why these are the options."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Protocol

Excluded = tuple[tuple[str, tuple[str, ...]], ...]
"""What looks like an option and is none, each with the clauses that exclude it."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be chosen: the word a scenario uses for it, and what it stands for."""

    key: str
    value: Any = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision that a player must take.

    `name` is how a scenario answers it; `least` and `most` how many options are taken; `skips` means that saying
    nothing is passing (the last option is the pass); `excluded` holds what looks like an option and is none, with the
    clauses that exclude it.
    """

    player: str
    kind: str
    name: str
    options: tuple[Option, ...]
    clauses: tuple[str, ...]
    least: int = 1
    most: int = 1
    skips: bool = False
    excluded: Excluded = ()

    def takes_alone(self, word: str) -> bool:
        """Is this one of the options, and enough by itself?"""
        return self.least <= 1 == self.most and any(one.key == word for one in self.options)

    def answers(self) -> Iterator[tuple[int, ...]]:
        """Every admissible answer; where passing is possible it comes first."""
        places = range(len(self.options))
        if self.skips and self.least == self.most == 1:
            places = range(-1, len(self.options) - 1)
        for size in range(self.least, self.most + 1):
            for taken in combinations(places, size):
                yield tuple(one % len(self.options) for one in taken)

    def checked(self, taken: tuple[int, ...]) -> tuple[int, ...]:
        """The answer, if it is one; raises ValueError, because whoever answers is a program."""
        many, once = len(self.options), len(set(taken)) == len(taken)
        if not once or not self.least <= len(taken) <= self.most or not all(0 <= one < many for one in taken):
            raise ValueError(f"{taken} does not answer «{self.name}»: {self.least} to {self.most} of {many}")
        return taken


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice and what was taken: indexes into its options; `at` is how many steps had been recorded by then."""

    choice: Choice
    taken: tuple[int, ...]
    at: int = 0

    @property
    def is_passed(self) -> bool:
        """Was nothing taken of what could be?"""
        return self.choice.skips and self.taken == (len(self.choice.options) - 1,)


@dataclass(frozen=True, slots=True)
class Move:
    """Something a player does by their own will: the verb and its words, unread; `tries` allows it to be illegal."""

    player: str
    verb: str
    words: dict[str, Any]
    tries: bool = False
    responds: bool = False
    place: Any = None


class Attempt(Exception):  # noqa: N818 - a ruling is asked for
    """Raised by a chooser to try an option that may be none; the choice is asked again.

    Where the whole move hangs on it (`whole`), the move is illegal if the option is none.
    """

    def __init__(self, word: str, *, whole: bool = False) -> None:
        super().__init__(word)
        self.word, self.whole = word, whole


class Halt(Exception):  # noqa: N818 - nothing is wrong
    """Raised by a chooser to end the game where it stands, whatever was going on."""


class Chooser(Protocol):
    """Whoever answers: a script, an explorer, a random player, a person."""

    def choose(self, choice: Choice) -> tuple[int, ...]:
        """The indexes of the options taken."""
        ...

    def forced(self, choice: Choice) -> tuple[int, ...] | None:
        """Told of a choice that leaves nothing to decide; what is said of it all the same, if anything is."""
        ...

    def respond(self, player: str, *, later: str = "") -> Move | None:
        """What the player does now that they may respond; None passes, as does a move that is `later` by its verb."""
        ...

    def move(self) -> Move | None:
        """The next move when nothing is running; None when the script is over."""
        ...
