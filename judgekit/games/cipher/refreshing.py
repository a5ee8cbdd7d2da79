"""Clause 8.3: a player without deck, in the middle of whatever is happening."""

from judgekit.engine.model import Obj, Zone
from judgekit.engine.rule import applies, rule
from judgekit.games.cipher import events
from judgekit.games.cipher.table import Table


class Refreshing(Table):
    """A player whose deck is empty gets a new one out of their Retreat Area."""

    def arrived(self, moved: Obj, origin: Zone) -> Obj:
        """Every card passes here: with an empty deck everything stops until there is a new one."""
        left, zone = origin.name, moved.zone.name
        if (left == "deck" or zone == "retreat") and not self.state.zones.get(Zone(moved.owner, "deck")):
            self.without_deck(moved.owner, left)
        return self.card(moved.label)

    @rule("8.3")
    def without_deck(self, player: str, left: str) -> None:  # noqa: ARG002 - a reading looks at where the card came from
        """Who has no deck makes one of their Retreat Area at once, whatever is going on."""
        if self.zone(player, "retreat"):
            self.do(events.Refresh(None, player, cause="rule"))

    @applies(events.Refresh, "8.3")
    def apply_refresh(self, event: events.Refresh) -> None:
        """The cards of the Retreat Area, shuffled, are the new deck; nothing else is lost."""
        player = str(event.player)
        for card in self.zone(player, "retreat"):
            self.put(card, "deck")
        self.shuffle(player, "deck")
