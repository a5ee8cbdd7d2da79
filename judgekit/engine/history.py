"""What has happened this turn, as far as the text of some card on the table asks for it."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache

from judgekit.engine.event import Event
from judgekit.engine.fact import Fact
from judgekit.engine.model import Card
from judgekit.engine.terms import HasHappened, TimesHappened


@dataclass(frozen=True, slots=True)
class ThisTurn(Fact):
    """The events of this turn that a text asks for, in order, and the turn that it is."""

    felt = True
    turn: int
    events: tuple[Event, ...]


@cache
def kinds_asked_for(card: Card) -> frozenset[str]:
    """The kinds of events whose happening some ability of the card counts."""
    return frozenset(_kinds(card.abilities))


def _kinds(part: object) -> Iterator[str]:
    if isinstance(part, HasHappened | TimesHappened):
        yield part.happened.event
    if isinstance(part, dict):
        part = tuple(part.values())
    if isinstance(part, tuple):
        for one in part:
            yield from _kinds(one)
    elif is_dataclass(part):
        for name in (one.name for one in fields(part)):
            yield from _kinds(getattr(part, name))
