"""What amounts, conditions and continuous effects may read of a table."""

from collections.abc import Iterable
from typing import Protocol

from judgekit.engine.abilities import Pattern
from judgekit.engine.event import Event
from judgekit.engine.filters import Known, Target
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.state import State


class View(Known, Protocol):
    """The table as a text reads it: nothing here asks a player or writes."""

    state: State

    @property
    def turn_player(self) -> str:
        """Whose turn it is."""
        ...

    @property
    def phase(self) -> str:
        """The phase that the turn is in."""
        ...

    def in_step(self, name: str) -> bool:
        """Is the phase in the step of this name?"""
        ...

    def is_field(self, obj: Obj) -> bool:
        """Is the object on the field?"""
        ...

    def field(self, player: str | None = None) -> Iterable[Obj]:
        """What is on the field, of one player or of both, in turn order."""
        ...

    def zone(self, player: str, name: str) -> tuple[Obj, ...]:
        """The objects in a player's zone, the top one first."""
        ...

    def beneath(self, obj: Obj) -> tuple[Obj, ...]:
        """The cards under an object, the highest first."""
        ...

    def live(self, number: int | None) -> Obj | None:
        """The object with this id, or the one that carries on its unit on the field; None where it has left."""
        ...

    def still_sustains(self, at: Resolution) -> bool:
        """Is the card whose effect it is still there for what lasts as long as it?"""
        ...

    def follow(self, number: int, at: Resolution) -> Obj | None:
        """The object now; where this very effect moved it, the one that it became."""
        ...

    def was(self, number: int | None) -> Obj | None:
        """The object with this id, or its last known information."""
        ...

    def number(self, obj: Obj, name: str) -> int:
        """A characteristic that is a number, 0 where there is none."""
        ...

    def nothing_is_zero(self, obj: Obj, name: str) -> bool:
        """Does the document count as 0 a characteristic that an object has not?"""
        ...

    def never_has(self, obj: Obj, name: str) -> bool:
        """Is it of a kind that has no such number, by the rules?"""
        ...

    def half(self, number: int) -> int:
        """Half of a number, rounded as the document says."""
        ...

    def half_up(self, number: int) -> int:
        """Half of a number, rounded up because a text says so."""
        ...

    def times_happened(self, pattern: Pattern, at: Resolution) -> int:
        """How many events of this turn fit a pattern."""
        ...

    def is_next(self, awaited: Pattern, after: Pattern, at: Resolution) -> bool:
        """Is the last event of one kind the first since one of another?"""
        ...

    def fits(self, pattern: Pattern, event: Event, at: Resolution) -> bool:
        """Is the event one of which the pattern speaks?"""
        ...

    def who(self, player: str, at: Resolution) -> tuple[str, ...]:
        """The players that a word means."""
        ...

    def targets(self, target: Target, at: Resolution) -> tuple[Obj, ...]:
        """The objects that are there now under a word or a filter."""
        ...

    def last_known(self, target: Target, at: Resolution) -> tuple[Obj, ...]:
        """The same, with the last known information of those that have left."""
        ...

    def before_moving(self, target: Target, at: Resolution) -> tuple[Obj, ...]:
        """The same, as they were before this effect or its cost moved them."""
        ...

    def controllers(self, target: Target, at: Resolution) -> tuple[str, ...]:
        """Who controls what is meant, or did when it left, in turn order."""
        ...
