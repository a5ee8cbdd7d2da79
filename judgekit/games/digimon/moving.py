"""The plain changes of the table: cards between zones, suspending, drawing.

The guide takes most of them for granted: those name no clause, and are done by the clause of whatever asks for them.
"""

from judgekit.engine import happenings
from judgekit.engine.event import Event
from judgekit.engine.events import Ban
from judgekit.engine.model import Obj
from judgekit.engine.rule import applies, rule
from judgekit.games.digimon import events
from judgekit.games.digimon.table import Table


class Moving(Table):
    """What events do to cards, whoever causes them."""

    @applies(happenings.Move)
    def apply_move(self, event: happenings.Move) -> None:
        """A card goes where the effect says; a Digimon leaves its sources in the trash."""
        obj = self.subject(event)
        to = str(event.to)
        if to == "breeding" and obj.zone.name == "battle":
            self.go_to_breeding(obj)
            return
        self.leave_play(obj, to, top=not event.bottom)

    @applies(events.Place, "16.5")
    def apply_place(self, event: events.Place) -> None:
        """What an effect places in the battle area stays there; it has come this turn."""
        self.put(self.subject(event), "battle", event.player, placed=True, played=True)

    @rule("18.3")
    def go_to_breeding(self, obj: Obj) -> None:
        """A Digimon that goes from one area of the field to the other goes whole, with the cards under it."""
        self.cite()
        if self.is_token(obj):
            self.put(obj, "breeding")
        else:
            self.mark(self.carry(obj, "breeding"), "attacking", False)

    def ban_on(self, event: Event) -> Ban | None:
        """What forbids an event: no Digimon goes to a breeding area in which there is another one."""
        ban = super().ban_on(event)
        obj = self.live(event.subject)
        if ban is not None or obj is None or obj.zone.name != "battle" or event.text("to") != "breeding":
            return ban
        full = bool(self.zone(obj.controller, "breeding")) and self.breeding_is_full()
        return Ban(self.cited(("18.7.6",))) if full else None

    @rule("18.7.6", role="forbids")
    def breeding_is_full(self) -> bool:
        """A Digimon goes only to a breeding area that is empty."""
        return True

    @applies(events.Trash)
    def apply_trash(self, event: events.Trash) -> None:
        """A card goes to the trash without having been deleted."""
        self.leave_play(self.subject(event), "trash")

    @applies(events.Link, "18.6")
    def apply_link(self, event: events.Link) -> None:
        """A linked card lies under its Digimon and is none of its sources."""
        card, host = self.subject(event), self.live(event.host)
        if host is not None and card.unit != host.unit and not self.in_play(card):
            self.mark(self.put_under(card, host, top=False), "linked", True)

    @applies(events.Suspend)
    def apply_suspend(self, event: events.Suspend) -> None:
        """What suspends is turned."""
        self.mark(self.subject(event), "suspended", True)

    @applies(events.Unsuspend)
    def apply_unsuspend(self, event: events.Unsuspend) -> None:
        """What unsuspends may suspend again."""
        self.mark(self.subject(event), "suspended", False)

    @applies(happenings.Mark, "14.5.8")
    def apply_mark(self, event: happenings.Mark) -> None:
        """A card is marked by what a text says of it."""
        self.mark(self.subject(event), event.mark, event.value)

    @applies(happenings.Draw)
    def apply_draw(self, event: happenings.Draw) -> None:
        """The top cards of the deck go to the hand."""
        assert event.player is not None
        for card in self.zone(event.player, "deck")[: event.cards]:
            self.put(card, "hand")

    @applies(happenings.Shuffle)
    def apply_shuffle(self, event: happenings.Shuffle) -> None:
        """The cards of a zone change their order; nobody knows it any more."""
        assert event.player is not None
        self.shuffle(event.player, event.zone)
