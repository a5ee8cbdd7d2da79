"""Chapters 1.6 and 13: what is told of a hand or a security stack that wins or loses cards."""

from collections.abc import Iterator, Sequence

from judgekit.engine import happenings
from judgekit.engine.event import Event
from judgekit.engine.events import Happened
from judgekit.engine.model import Zone
from judgekit.engine.rule import rule
from judgekit.games.digimon import events
from judgekit.games.digimon.table import Table

LOST: dict[str, type[Event]] = {"security": events.SecurityRemoved}
WON: dict[str, type[Event]] = {"security": events.SecurityAdded, "hand": events.HandAdded}
TOLD_APART = frozenset({events.Check.kind})  # a check tells of the stack by its own clause, after the Security effect

Told = tuple[type[Event], str]
Cards = Sequence[Sequence[Happened]]


class Arriving(Table):
    """Texts wait for a hand or a stack that wins or loses cards, whatever the event is called."""

    def after_matching(self, happened: Sequence[Happened]) -> None:
        """Tell of each once, however many cards have gone together."""
        super().after_matching(happened)
        told: dict[Told, list[Happened]] = {}
        for one in happened:
            for change in self.changes_of(one.event):
                told.setdefault(change, []).append(one)
        for (kind, player), found in told.items():
            if kind is not events.HandAdded or kind.kind in self.listeners():
                apart = [[one] for one in found]
                for together in self.at_once(apart, [found]) if len(found) > 1 else apart:
                    self.tell(kind, player, together)

    @rule("1.2")
    def at_once(self, apart: Cards, together: Cards) -> Cards:  # noqa: ARG002 - how they would be told otherwise
        """Of several cards that go at the same time it is told once: their Trigger has happened once."""
        self.cite()
        return together

    def tell(self, kind: type[Event], player: str, found: Sequence[Happened]) -> None:
        """Say so, by the clauses of the event that moved the cards."""
        event, many = found[0].event, sum(self.cards_in(one.event) for one in found)
        with self.trace.under(found[0].step):
            made = kind(None, player, event.source, event.cause, clauses=event.clauses)
            self.do(made.saying({"amount": many}) if many > 1 else made)

    def changes_of(self, event: Event) -> Iterator[Told]:
        """What this event has done to a hand or a stack."""
        if isinstance(event, happenings.Draw):
            yield events.HandAdded, str(event.player)
        places = self.went(event)
        if places is None or event.kind in TOLD_APART:
            return
        origin, goal = places
        if origin.name != goal.name and origin.name in LOST:
            yield LOST[origin.name], origin.player
        if origin.name != goal.name and goal.name in WON:
            yield WON[goal.name], goal.player

    def went(self, event: Event) -> tuple[Zone, Zone] | None:
        """From where to where it took its card; of a digivolution that is the one laid on top."""
        number = event.source if isinstance(event, events.Digivolve) else event.subject
        was, now = self.was(number), self.was(self.state.became.get(number or 0))
        return (was.zone, now.zone) if was and now else None

    def cards_in(self, event: Event) -> int:
        """How many cards it is."""
        return event.cards if isinstance(event, happenings.Draw) else 1
