"""Chapter 18.7: what counts as leaving the battle area, whatever the event is called."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from judgekit.engine.abilities import Would
from judgekit.engine.event import Event
from judgekit.engine.events import Happened, Listener
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import rule
from judgekit.games.digimon import events
from judgekit.games.digimon.table import Table

DESTINATIONS: Mapping[str, str] = {"delete": "trash", "trash": "trash", "put under": "under"}
LEAVING: Mapping[str, str] = {
    "trash": "leaves_to_trash",
    "hand": "leaves_to_hand",
    "deck": "leaves_to_deck",
    "security": "leaves_to_security",
    "under": "leaves_to_go_under",
    "breeding": "leaves_to_breeding",
}


def leaving(event: Event) -> events.Leave:
    """The same event, for what only looks at who leaves."""
    return events.Leave(event.subject, event.player, event.source, event.cause)


def _row(name: str, number: str, says: str) -> Callable[[Any, Obj], bool]:
    """One line of the list of 18.7: each is a rule of its own, and all say the same of another zone."""

    def leaves(self: Table, card: Obj) -> bool:
        self.say("leaves", card=card)
        return True

    leaves.__name__, leaves.__doc__ = name, says
    return rule(number)(leaves)


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

    def leaves(self, event: Event) -> bool:
        """Does this event take a card of the battle area to a place that counts, or has it taken it there?"""
        card = self.was(event.subject)
        to = DESTINATIONS.get(event.kind, event.text("to"))
        if card is None or card.zone.name != "battle" or to not in LEAVING:
            return False
        return bool(getattr(self, LEAVING[to])(card))

    leaves_to_trash = _row(
        "leaves_to_trash", "18.7.1", "To end up in the trash, by whatever means, is to leave the battle area."
    )
    leaves_to_hand = _row("leaves_to_hand", "18.7.2", "To go to the hand is to leave it.")
    leaves_to_deck = _row("leaves_to_deck", "18.7.3", "To go to the deck is to leave it.")
    leaves_to_security = _row("leaves_to_security", "18.7.4", "To go to the security stack is to leave it.")
    leaves_to_go_under = _row("leaves_to_go_under", "18.7.5", "To go under another card is to leave it.")
    leaves_to_breeding = _row("leaves_to_breeding", "18.7.6", "To go to the breeding area is to leave it.")
