"""Chapter 18.7: what counts as leaving the battle area, whatever the event is called."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from judgekit.engine.abilities import Would
from judgekit.engine.at_once import Interruption
from judgekit.engine.event import Event
from judgekit.engine.events import Happened, Listener
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rows import printed_for_each, row
from judgekit.engine.rule import rule
from judgekit.games.digimon import events
from judgekit.games.digimon.interruptive import joined_meanwhile
from judgekit.games.digimon.table import Table

DESTINATIONS: Mapping[str, str] = {"delete": "trash", "trash": "trash", "put under": "under"}


def leaving(event: Event) -> events.Leave:
    """The same event, for what only looks at who leaves."""
    return events.Leave(event.subject, event.player, event.source, event.cause)


class Leaving(Table):
    """Texts that say «leave the battle area» wait for every one of those events."""

    def steps_in(self, ability: Would, event: Event, at: Resolution) -> bool:
        """Does it wait for this event, or for leaving, and is this event leaving?"""
        if super().steps_in(ability, event, at):
            return True
        if not any(one.event == "leave" for one in ability.would):
            return False
        return super().steps_in(ability, leaving(event), at) and self.leaves(event)

    def prohibition(self, event: Event, *, record: bool = False) -> tuple[str, ...] | None:
        """What may not leave may not do any of those events."""
        by = super().prohibition(event, record=record)
        if by is None and any(self.continuous("forbid", "leave")) and self.leaves(event):
            by = super().prohibition(leaving(event), record=record)
        return by

    def match(self, happened: Sequence[Happened], before: Mapping[str, Sequence[Listener]]) -> None:
        """What waits for a card to leave has seen each of them too."""
        super().match(happened, before)
        if "leave" in before or "leave" in self.listeners():
            left = [replace(one, event=leaving(one.event)) for one in happened if self.leaves(one.event)]
            super().match(left, before)

    def step_in(self, event: Event, one: Interruption) -> Event | None:
        """What was going to leave has not left where it has become part of another Digimon instead."""
        changed = super().step_in(event, one)
        card = self.was(event.subject)
        if changed is None or card is None or card.unit not in joined_meanwhile(self) or not self.leaves(changed):
            return changed
        return None if self.leaves_no_more(card) else changed

    @rule("17.2", "15.11")
    def leaves_no_more(self, card: Obj) -> bool:
        """A DNA digivolution that interrupts a removal makes another Digimon, which goes on and does what it does."""
        self.say("joined instead", card=card)
        return True

    def leaves(self, event: Event) -> bool:
        """Does this event take a card of the battle area to a place that counts, or has it taken it there?"""
        card = self.was(event.subject)
        to = DESTINATIONS.get(event.kind, event.text("to"))
        return card is not None and card.zone.name == "battle" and bool(self.leaves_to(to, card))

    @printed_for_each(
        str,
        row("trash", "leaves_to_trash", "18.7.1"),
        row("hand", "leaves_to_hand", "18.7.2"),
        row("deck", "leaves_to_deck", "18.7.3"),
        row("security", "leaves_to_security", "18.7.4"),
        row("under", "leaves_to_go_under", "18.7.5"),
        row("breeding", "leaves_to_breeding", "18.7.6"),
    )
    def leaves_to(self, to: str, card: Obj) -> bool:  # noqa: ARG002 - each row is of one place
        """To end up there, by whatever means, is to leave the battle area."""
        self.say("leaves", card=card)
        return True
