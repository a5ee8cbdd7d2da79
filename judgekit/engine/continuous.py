"""Continuous effects: what changes a characteristic, forbids or permits something, for how long, since when."""

from typing import Any

from judgekit.engine.filters import Filter
from judgekit.engine.model import Amount, Condition, Obj, Resolution
from judgekit.engine.record import record
from judgekit.engine.value import NothingToCount, Value, whole
from judgekit.engine.view import View

SELF_LEAVES = "self leaves"


@record
class Continuous:
    """One continuous effect.

    `op` says what it does (set, add, times, grant, lose, forbid, allow, would, later) to the characteristic or event
    `name`; it reaches the fixed `units`, or whatever passes `reach`; `until` is "" while its source sustains it.
    """

    id: int
    op: str
    name: str
    at: Resolution
    value: int | str | Amount = 0
    units: frozenset[int] | None = None
    reach: Filter | None = None
    until: str = ""
    since: int = 0
    while_: Condition | None = None
    payload: Any = None
    clauses: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The same words for the same effect, without ids."""
        return f"{self.at.instance.label} {self.op} {self.name} {self.value} {self.until}"

    def is_on(self, game: View) -> bool:
        """Does its condition hold, and is its source still there if it lasts no longer?"""
        if self.until == SELF_LEAVES and not game.still_sustains(self.at):
            return False
        return self.while_ is None or self.while_.holds(game, self.at)

    @property
    def everywhere(self) -> bool:
        """Does it speak of no object in particular?"""
        return self.units is None and self.reach is None

    def reaches(self, obj: Obj, game: View) -> bool:
        """Does it apply to the object? A filter that names no zone speaks of the field."""
        if self.units is not None:
            return obj.unit in self.units
        if self.reach is None:
            return True
        there = self.reach.speaks_of(field=game.is_field(obj))
        return there and self.reach.accepts(obj, game, self.at)

    def change(self, value: Value | None, obj: Obj, game: View) -> Value | None:
        """The characteristic of the object after this effect, as it was where there is nothing to count."""
        try:
            return self._changed(value, obj, game)
        except NothingToCount:
            return value

    def _changed(self, value: Value | None, obj: Obj, game: View) -> Value | None:
        match self.op:
            case "add":
                return whole(value) + self._number(obj, game)
            case "times":
                return whole(value) * self._number(obj, game)
            case "set":
                return self.value if isinstance(self.value, str) else self._number(obj, game)
            case "grant":
                return _words(value) | {str(self.value)}
            case _:
                return _words(value) - {str(self.value)} if self.value else frozenset()

    def _number(self, obj: Obj, game: View) -> int:
        if isinstance(self.value, Amount):
            return self.value.number(game, self.at.on(obj))
        return whole(self.value)


def _words(value: Value | None) -> frozenset[str]:
    if isinstance(value, frozenset):
        return value
    return frozenset({str(value)}) if value else frozenset()
