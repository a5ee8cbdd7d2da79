"""Filters: which objects an ability speaks of, as a mapping of characteristic to test."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from judgekit.engine.model import Amount, Obj
from judgekit.engine.value import NothingToCount, Value, whole
from judgekit.engine.words import Characteristic

_COMPARISON = re.compile(r"(<=|>=|<|>)\s*(-?\d+)")
_YES = frozenset({"yes", "true", "sí", "si"})
_NO = frozenset({"no", "false"})


class Test(NamedTuple):
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
        if self.word in _YES or self.word in _NO:
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


class Against(ABC):
    """A test of a number against an amount that is worked out when it is needed."""

    @abstractmethod
    def stands(self, game: Any, view: Any) -> Test:
        """The test with the amount as it is now."""


def _against(sign: str, amount: int | Amount, game: Any, view: Any) -> Test:
    number = amount if isinstance(amount, int) else amount.number(game, view)
    return Test(f"{sign} {number}", sign, number)


@dataclass(frozen=True)
class AtMost(Against):
    """That number or less."""

    at_most: int | Amount

    def stands(self, game: Any, view: Any) -> Test:
        """Up to it."""
        return _against("<=", self.at_most, game, view)


@dataclass(frozen=True)
class AtLeast(Against):
    """That number or more."""

    at_least: int | Amount

    def stands(self, game: Any, view: Any) -> Test:
        """From it on."""
        return _against(">=", self.at_least, game, view)


@dataclass(frozen=True)
class LessThan(Against):
    """Less than that number."""

    less_than: int | Amount

    def stands(self, game: Any, view: Any) -> Test:
        """Below it."""
        return _against("<", self.less_than, game, view)


@dataclass(frozen=True)
class MoreThan(Against):
    """More than that number."""

    more_than: int | Amount

    def stands(self, game: Any, view: Any) -> Test:
        """Above it."""
        return _against(">", self.more_than, game, view)


@dataclass(frozen=True)
class Exactly(Against):
    """That very number."""

    exactly: int | Amount

    def stands(self, game: Any, view: Any) -> Test:
        """Equal to it."""
        return _against("=", self.exactly, game, view)


@dataclass(frozen=True)
class ItsOwn(Against):
    """As much as the same object has of another characteristic: {atk: {its own: def}}."""

    its_own: Characteristic

    def stands(self, game: Any, view: Any) -> Test:  # noqa: ARG002 - nothing but an object has characteristics
        """No number by itself: nothing passes."""
        return Test("")

    def of(self, obj: Obj, game: "Known") -> Test:
        """The test for this object: nothing passes where it has none."""
        found = game.value(obj, game.characteristic(self.its_own))
        number = None if found is None else whole(found)
        return Test("", "=", number)


AGAINST: tuple[type[Against], ...] = (AtMost, AtLeast, LessThan, MoreThan, Exactly, ItsOwn)
Tests = tuple[Test | Against, ...]


def passes(tests: Tests, value: Value | None, game: Any, view: Any) -> bool:
    """Does the value pass any of the tests?"""
    return any(one.holds(value) if isinstance(one, Test) else _holds(one, value, game, view) for one in tests)


def _holds(test: Against, value: Value | None, game: Any, view: Any) -> bool:
    """It is no number's equal, nor less nor more, where there is nothing to count."""
    try:
        return test.stands(game, view).holds(value)
    except NothingToCount:
        return False


def plain(tests: Tests) -> Iterable[Test]:
    """The tests that are written as words."""
    return (one for one in tests if isinstance(one, Test))


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

    def has_in_its_name(self, obj: Obj, word: str) -> bool:
        """Is the word a part of a name of the object?"""
        ...

    def units_meant(self, word: str, view: Any) -> frozenset[int]:
        """The units of what a word of the text means: self, event, or what was chosen under that name."""
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
    says self, other, card (the same physical card, wherever), or a name that was given, `under` the same of what lies
    above; `any of` several descriptions one is enough, `all of` several each must fit, where two tests are of one
    characteristic, `none of` several may fit; of those that pass, `highest` and `lowest` keep the ones that none of
    them exceeds in a characteristic.
    """

    name: Tests = ()
    name_contains: Tests = ()
    type: Tests = ()
    controller: Tests = ()
    owner: Tests = ()
    zone: Tests = ()
    keyword: Tests = ()
    is_: Tests = ()
    under: Tests = ()
    any_of: tuple["Filter", ...] = ()
    all_of: tuple["Filter", ...] = ()
    none_of: tuple["Filter", ...] = ()
    highest: Characteristic | None = None
    lowest: Characteristic | None = None

    @cached_property
    def active(self) -> tuple[tuple[str, Tests], ...]:
        """The tests that were given, by characteristic."""
        own = ((one.name, getattr(self, one.name)) for one in fields(self) if one.name not in _WITHOUT_TESTS)
        return tuple((_written(name), tests) for name, tests in own if tests and isinstance(tests, tuple))

    @cached_property
    def zones(self) -> tuple[str, ...]:
        """The zones named without a negation, () for the field."""
        return tuple(test.word for test in plain(self.zone) if not test.negated)

    @cached_property
    def pools(self) -> tuple["Filter", ...]:
        """The descriptions that name zones, where each of several names its own."""
        return () if self.zone else tuple(one for one in self.any_of if one.zone or one.pools)

    def speaks_of(self, *, field: bool) -> bool:
        """May it speak of what lies on the field, or elsewhere? Of the field alone where it names no zone."""
        return field or bool(self.zone or self.pools)

    def accepts(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        """Does the object pass every test, as the source of the ability sees it?"""
        if not all(_any(name, tests, obj, game, view) for name, tests in self.active):
            return False
        if self.any_of and not any(one.accepts(obj, game, view) for one in self.any_of):
            return False
        if not all(one.accepts(obj, game, view) for one in self.all_of):
            return False
        if any(one.accepts(obj, game, view) for one in self.none_of):
            return False
        return not (self.highest or self.lowest) or self._extreme(obj, game, view)

    def _extreme(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        rivals = game.matching(replace(self, highest=None, lowest=None), view)
        for written, furthest in ((self.highest, max), (self.lowest, min)):
            name = game.characteristic(written or "")
            if written and rivals:
                most = furthest(whole(game.value(one, name)) for one in rivals)
                if whole(game.value(obj, name)) != most:
                    return False
        return True


def _written(field: str) -> str:
    return "name contains" if field == "name_contains" else field.removesuffix("_")


_WITHOUT_TESTS = ("any_of", "all_of", "none_of", "highest", "lowest")


def _any(name: str, tests: Tests, obj: Obj, game: Known, view: Viewpoint) -> bool:
    if name in _OF_PLACE:
        return any(_OF_PLACE[name](test, obj, game, view) != test.negated for test in plain(tests))
    value = game.names(obj) if name == "name" else game.value(obj, _PLURAL.get(name, name))
    asked = tuple(one.of(obj, game) if isinstance(one, ItsOwn) else one for one in tests)
    return passes(asked, value, game, view) or any(_names_source(one, value, view) for one in plain(tests))


def _names_source(test: Test, value: Value | None, view: Viewpoint) -> bool:
    """A mark that holds a label, such as where somebody is, may hold that of the source: {location: self}."""
    return test.word == "self" and not test.negated and value == view.source.label


_PLURAL = {"keyword": "keywords"}


def _is(word: str, obj: Obj, game: Known, view: Viewpoint) -> bool:
    """The one that is meant; `card` is the same physical card, whatever object it was or is elsewhere.

    `other` is another card: not what this one has become where it has gone.
    """
    same_card = obj.label == view.source.label
    if word == "card":
        return same_card
    return _meant(word, obj.unit, game, view) and not (word == "other" and same_card)


def _meant(word: str, unit: int, game: Known, view: Viewpoint) -> bool:
    if word in {"self", "other"}:
        return (unit == view.source.unit) == (word == "self")
    return unit in game.units_meant(word, view)


def _whose(word: str, player: str, you: str) -> bool:
    return word in {player, "you" if player == you else "opponent"}


_OF_PLACE: Mapping[str, Callable[[Test, Obj, Known, Viewpoint], bool]] = {
    "controller": lambda test, obj, _, view: _whose(test.word, obj.controller, view.controller),
    "owner": lambda test, obj, _, view: _whose(test.word, obj.owner, view.controller),
    "is": lambda test, obj, game, view: _is(test.word, obj, game, view),
    "under": lambda test, obj, game, view: _meant(test.word, obj.zone.host, game, view),
    "zone": lambda test, obj, _, __: test.word in {obj.zone.name, ANYWHERE},
    "name contains": lambda test, obj, game, _: game.has_in_its_name(obj, test.word),
}
ANYWHERE = "any"
Target = str | Filter
