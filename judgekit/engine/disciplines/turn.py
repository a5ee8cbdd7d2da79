"""A turn of phases, one after another: in some of them players may act, the others go by by themselves."""

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar

from judgekit.engine.game import Game


class PhaseByPhase(Game):
    """What a turn consists of, in order; where nobody may act it goes on when nothing waits.

    A document fills `phases_of_turn`, says in `open_phases` where players act until they go on (or in `is_open`, where
    more than the phase decides it), and writes `turn_over`: what ends with the turn, and whose comes next. With a
    stack the phase is over when all have passed (`advance`); without one the turn player says so by an action.
    """

    open_phases: ClassVar[frozenset[str]] = frozenset()

    def phases_of_turn(self) -> Mapping[str, Callable[[], None]]:
        """The phases in their order, each with what happens when it begins."""
        raise NotImplementedError

    def turn_over(self) -> None:
        """The last phase is over."""
        raise NotImplementedError

    def is_open(self) -> bool:
        """May somebody act before the turn goes on?"""
        return self.phase in self.open_phases

    def go_on(self) -> bool:
        """Players act, or the next phase begins."""
        if self.is_open():
            return super().go_on()
        self.advance()
        return True

    def advance(self) -> None:
        """Nobody does anything more in this phase: the next one begins, or the turn is over."""
        following = self.phases_after(self.phase)
        if following:
            self.enter(following[0])
        else:
            self.turn_over()

    def phases_after(self, phase: str, until: str = "") -> tuple[str, ...]:
        """The phases that come after one in the same turn, as far as another; none where that is not after it."""
        order = tuple(self.phases_of_turn())
        first = order.index(phase) + 1 if phase in order else 0
        return order[first : order.index(until) + 1 if until in order else None]

    def enter(self, phase: str) -> None:
        """A phase begins."""
        self.phases_of_turn()[phase]()

    def go_through(self, phases: Iterable[str]) -> None:
        """These phases, one after another, unless somebody has won."""
        for one in phases:
            if not self.over:
                self.enter(one)
