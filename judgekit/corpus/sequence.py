"""Printed clause numbers, told apart from misprints by where they stand."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

Number = tuple[int, ...]


MISPRINT, REPEATED, GAP, OUT_OF_ORDER = "errata", "duplicado", "salto", "fuera de orden"


@dataclass(frozen=True, slots=True)
class Oddity:
    """Something odd about a printed number: what kind, in one Spanish sentence."""

    kind: str
    message: str


@dataclass(frozen=True, slots=True)
class Placed:
    """The number that a printed one stands for, and what is odd about it (None where nothing is)."""

    number: str
    oddity: Oddity | None = None

    @property
    def misprint(self) -> bool:
        """Was another number printed?"""
        return self.oddity is not None and self.oddity.kind == MISPRINT


def parse_number(text: str) -> Number:
    """`"11.8.7"` as `(11, 8, 7)`."""
    return tuple(int(part) for part in text.strip(".").split("."))


def format_number(number: Number) -> str:
    """`(11, 8, 7)` as `"11.8.7"`."""
    return ".".join(str(part) for part in number)


class Sequence:
    """Walks through the printed numbers of a text and mends the misprints.

    A number is a misprint when it does not continue the one before, the number that would is printed nowhere, and one
    slip tells the two apart: one part differs, or two neighbouring parts are swapped.
    """

    def __init__(self, printed: Iterable[str]) -> None:
        self._printed: Mapping[Number, int] = Counter(parse_number(text) for text in printed)
        self._used: set[Number] = set()
        self._previous: Number = ()

    def place(self, printed: str) -> Placed:
        """The right number for the next printed one."""
        number = parse_number(printed)
        expected = self._expected(len(number))
        if number == expected or (not self._previous and number not in self._used):
            return self._accept(number)
        if expected and self._printed[expected] == 0 and _one_slip(number, expected):
            self._accept(expected)
            right = format_number(expected)
            return Placed(right, Oddity(MISPRINT, f"el número impreso {printed} es una errata de {right}"))
        if number in self._used:
            self._previous = number
            return Placed(format_number(number), Oddity(REPEATED, f"el número {printed} está repetido"))
        return self._accept(number, self._gap(number, expected))

    def _accept(self, number: Number, oddity: Oddity | None = None) -> Placed:
        self._used.add(number)
        self._previous = number
        return Placed(format_number(number), oddity)

    def _expected(self, depth: int) -> Number | None:
        if depth == len(self._previous) + 1:
            return (*self._previous, 1)
        if depth > len(self._previous):
            return None
        return (*self._previous[: depth - 1], self._previous[depth - 1] + 1)

    def _gap(self, number: Number, expected: Number | None) -> Oddity:
        printed = format_number(number)
        if number < self._previous:
            return Oddity(OUT_OF_ORDER, f"el número {printed} está fuera de orden")
        wanted = format_number(expected) if expected else f"{format_number(self._previous)}.1"
        previous = format_number(self._previous)
        return Oddity(GAP, f"se salta del {previous} al {printed}; se esperaba {wanted}")


def _one_slip(printed: Number, expected: Number) -> bool:
    different = [i for i in range(len(printed)) if printed[i] != expected[i]]
    last = len(printed) - 1
    if len(different) == 1:
        return different[0] != last or printed[last] < expected[last]
    swapped = len(different) == 2 and different[1] == different[0] + 1
    return (
        swapped and printed[different[0]] == expected[different[1]] and printed[different[1]] == expected[different[0]]
    )
