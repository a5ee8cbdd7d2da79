"""Filters: which objects an ability speaks of, as a mapping of characteristic to test."""

import re
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Protocol

from judgekit.engine.model import Obj
from judgekit.engine.value import Value

_COMPARISON = re.compile(r"(<=|>=|<|>)\s*(-?\d+)")
_YES = frozenset({"yes", "true", "sí", "si"})
_NO = frozenset({"no", "false"})


@dataclass(frozen=True, slots=True)
class Test:
    """One test on a value: `4`, `<= 4`, `Marth`, `not red`, `yes`."""

    word: str
    sign: str = "="
    number: int | None = None
    negated: bool = False

    @classmethod
    def from_text(cls, text: str) -> "Test":
        """Read a test; raises ValueError where a comparison has no number."""
        negated = text.startswith("not ")
        word = text.removeprefix("not ").strip()
        if match := _COMPARISON.fullmatch(word):
            return cls(word, match[1], int(match[2]), negated)
        if word[:1] in {"<", ">"}:
            raise ValueError(f"«{text}» debe comparar con un número, como «<= 4»")
        number = int(word) if re.fullmatch(r"-?\d{1,9}", word) else None
        return cls(word, "=", number, negated)

    def holds(self, value: Value | None) -> bool:
        """Does this value pass?"""
        return self._plain(value) != self.negated

    def _plain(self, value: Value | None) -> bool:
        if value is None:
            return self.word in _NO
        if isinstance(value, frozenset):
            return self.word in value
        if isinstance(value, bool) or self.word in _YES or self.word in _NO:
            return bool(value) == (self.word in _YES)
        if isinstance(value, int):
            return self.number is not None and _compare(value, self.sign, self.number)
        return value == self.word


def _compare(value: int, sign: str, number: int) -> bool:
    match sign:
        case "<=":
            return value <= number
        case ">=":
            return value >= number
        case "<":
            return value < number
        case ">":
            return value > number
        case _:
            return value == number


Tests = tuple[Test, ...]


class Viewpoint(Protocol):
    """From where a filter is read: whose ability it is, on which object."""

    @property
    def controller(self) -> str:
        """The player who reads."""
        ...

    @property
    def source(self) -> Obj:
        """The object whose text is read."""
        ...


class Known(Protocol):
    """What a filter asks of the table."""

    def value(self, obj: Obj, name: str) -> Value | None:
        """A characteristic of an object."""
        ...

    def names(self, obj: Obj) -> frozenset[str]:
        """Every name of an object."""
        ...

    def characteristic(self, written: str) -> str:
        """A characteristic by the words that cards write it with."""
        ...

    def matching(self, wanted: "Filter", at: Viewpoint) -> tuple[Obj, ...]:
        """The objects that pass a filter, on the field unless it names zones."""
        ...


@dataclass(frozen=True)
class Filter:
    """Which objects are meant; every test must hold (a list of tests: any of them).

    A game adds a field for each of its characteristics and marks; `controller` and `owner` say you or opponent, `is`
    says self or other, `under` self means the cards under the source.
    """

    name: Tests = ()
    type: Tests = ()
    controller: Tests = ()
    owner: Tests = ()
    zone: Tests = ()
    keyword: Tests = ()
    is_: Tests = ()
    under: Tests = ()

    @cached_property
    def active(self) -> tuple[tuple[str, Tests], ...]:
        """The tests that were given, by characteristic."""
        given = ((one.name.removesuffix("_"), getattr(self, one.name)) for one in fields(self))
        return tuple((name, tests) for name, tests in given if tests)

    @property
    def zones(self) -> tuple[str, ...]:
        """The zones named without a negation, () for the field."""
        return tuple(test.word for test in self.zone if not test.negated)

    def accepts(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        """Does the object pass every test, as the source of the ability sees it?"""
        return all(_any(name, tests, obj, game, view) for name, tests in self.active)


def _any(name: str, tests: Tests, obj: Obj, game: Known, view: Viewpoint) -> bool:
    match name:
        case "controller" | "owner":
            return any(_whose(test, getattr(obj, name), view.controller) for test in tests)
        case "is":
            return any(_is_self(test, obj.unit, view) for test in tests)
        case "under":
            return any(_is_self(test, obj.zone.host, view) for test in tests)
        case "zone":
            return any(test.holds(obj.zone.name) for test in tests)
        case _:
            value = game.value(obj, _PLURAL.get(name, name))
            if name == "name":
                value = game.names(obj)
            return any(test.holds(value) for test in tests)


_PLURAL = {"keyword": "keywords"}


def _is_self(test: Test, unit: int, view: Viewpoint) -> bool:
    return ((unit == view.source.unit) == (test.word == "self")) != test.negated


def _whose(test: Test, player: str, you: str) -> bool:
    words = {player, "you" if player == you else "opponent"}
    return (test.word in words) != test.negated


Target = str | Filter
