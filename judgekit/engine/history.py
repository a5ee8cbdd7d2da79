"""What has happened this turn, or of late, as far as the text of some card on the table asks for it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from judgekit.engine.event import Event
from judgekit.engine.fact import Fact
from judgekit.engine.model import Card
from judgekit.engine.next_after import NextAfter
from judgekit.engine.said import parts
from judgekit.engine.terms import HasHappened, TimesHappened

LATELY = 2
"""How many turns back a text may ask for what happened: to its player's own turn before this one."""


@dataclass(frozen=True, slots=True)
class ThisTurn(Fact):
    """The events of this turn that a text asks for, in order, and the turn that it is."""

    felt = True
    turn: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class OfLate(Fact):
    """The events of this turn and the two before it of which a text asks which came next, each behind its turn."""

    felt = True
    events: tuple[tuple[int, Event], ...] = ()

    def with_these(self, turn: int, events: Sequence[Event]) -> "OfLate":
        """The same and what happens now, without what was too long ago."""
        still = (one for one in self.events if one[0] >= turn - LATELY)
        return OfLate((*still, *((turn, one) for one in events)))


@cache
def kinds_asked_for(card: Card) -> frozenset[str]:
    """The kinds of events whose happening some ability of the card counts."""
    said = (one for one in _asked(card.abilities) if not isinstance(one, NextAfter))
    return frozenset(one.happened.event for one in said)


@cache
def kinds_awaited(card: Card) -> frozenset[str]:
    """The kinds of events of which some ability of the card asks which came next after which."""
    said = (one for one in _asked(card.abilities) if isinstance(one, NextAfter))
    return frozenset(kind for one in said for kind in (one.next.event, one.after.event))


def _asked(part: object) -> Iterator[HasHappened | TimesHappened | NextAfter]:
    return (one for one in parts(part) if isinstance(one, HasHappened | TimesHappened | NextAfter))
