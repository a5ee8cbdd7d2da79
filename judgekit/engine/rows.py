"""One rule that a document prints again for each kind of thing: rows of data over one method.

Each row is a rule of its own, with its name and its clauses, so that each is cited, taken away and misread alone.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from types import FunctionType
from typing import Any, TypeVar, cast

from judgekit.engine.rule import rule

M = TypeVar("M", bound=Callable[..., Any])
ANY_OTHER = ""


@dataclass(frozen=True, slots=True)
class Row:
    """The rule for things of one kind, ANY_OTHER for those that have no row: its name and its clause numbers."""

    kind: str
    name: str
    numbers: tuple[str, ...]
    considered: str = ""


def row(kind: str, name: str, *numbers: str, considered: str = "") -> Row:
    """The rule of this name, by these clauses, for things of this kind."""
    return Row(kind, name, numbers, considered)


def printed_for_each(kind_of: Callable[[Any], str], *rows: Row) -> Callable[[M], M]:
    """Declare that a method is what each row says; called, it is the rule for the kind of what it takes first.

    What is of no kind that has a row is passed over: None.
    """

    def decorate(method: M) -> M:
        return cast(M, _Printed(cast(FunctionType, method), kind_of, rows))

    return decorate


class _Printed:
    """Puts the rules of its rows beside the method, on the class that it stands in."""

    def __init__(self, method: FunctionType, kind_of: Callable[[Any], str], rows: tuple[Row, ...]) -> None:
        self._method, self._kind_of, self._rows = method, kind_of, rows

    def __set_name__(self, owner: type, name: str) -> None:
        for one in self._rows:
            setattr(owner, one.name, rule(*one.numbers, considered=one.considered)(_named(self._method, one.name)))
        setattr(owner, name, self._by_kind())

    def _by_kind(self) -> Callable[..., Any]:
        names, kind_of = {one.kind: one.name for one in self._rows}, self._kind_of

        @wraps(self._method)
        def by_kind(game: Any, first: Any, *rest: Any, **words: Any) -> Any:
            name = names.get(kind_of(first)) or names.get(ANY_OTHER)
            return getattr(game, name)(first, *rest, **words) if name else None

        return by_kind


def _named(method: FunctionType, name: str) -> FunctionType:
    copied = FunctionType(method.__code__, method.__globals__, name, method.__defaults__, method.__closure__)
    copied.__qualname__ = f"{method.__qualname__.rpartition('.')[0]}.{name}"
    copied.__doc__, copied.__annotations__ = method.__doc__, method.__annotations__
    return copied
