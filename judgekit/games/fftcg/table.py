"""Chapters 4 to 7 and 15.1: what is on the table, and the events that change it."""

from judgekit.engine.event import Event
from judgekit.engine.game import Game
from judgekit.engine.model import Obj
from judgekit.engine.rule import applies
from judgekit.games.fftcg.cards import CHARACTERS


class Table(Game):
    """Characters and cards: how they are dulled, broken, drawn, discarded and moved."""

    def is_character(self, obj: Obj) -> bool:
        """Is it a Forward, a Backup or a Monster?"""
        return self.value(obj, "type") in CHARACTERS

    def forwards(self, player: str) -> tuple[Obj, ...]:
        """The Forwards that a player controls."""
        return tuple(one for one in self.field(player) if self.value(one, "type") == "forward")

    def elements(self, obj: Obj) -> frozenset[str]:
        """The Elements of a card."""
        found = self.value(obj, "elements")
        return found if isinstance(found, frozenset) else frozenset()

    def permits(self, name: str, player: str) -> bool:
        """Does a text set this rule aside for the player?"""
        return any(one.value == player and one.is_on(self) for one in self.continuous("allow", name))

    def subject(self, event: Event) -> Obj:
        """The object that an event happens to."""
        return self.state.objects[event.subject or 0]

    @applies("activate", "15.1.1.1.1")
    def apply_activate(self, event: Event) -> None:
        """A dull Character stands upright again."""
        self.mark(self.subject(event), "dull", False)

    @applies("dull", "15.1.1.2.1")
    def apply_dull(self, event: Event) -> None:
        """The Character is turned sideways."""
        self.mark(self.subject(event), "dull", True)

    @applies("freeze", "15.2.4.2")
    def apply_freeze(self, event: Event) -> None:
        """It will not activate in its controller's next Active Phase."""
        self.mark(self.subject(event), "frozen", True)

    @applies("break", "15.1.1.3.1")
    def apply_break(self, event: Event) -> None:
        """The card goes from the field to the Break Zone of its owner."""
        self.put(self.subject(event), "break")

    @applies("put in break zone", "15.1.1.3.2")
    def apply_put_in_break_zone(self, event: Event) -> None:
        """The card goes to the Break Zone of its owner, and that is no breaking."""
        self.put(self.subject(event), "break")

    @applies("discard", "15.1.1.4.1")
    def apply_discard(self, event: Event) -> None:
        """The card goes from the hand to the Break Zone."""
        self.put(self.subject(event), "break")

    @applies("remove", "15.1.1.5.1")
    def apply_remove(self, event: Event) -> None:
        """The card leaves the game."""
        self.put(self.subject(event), "removed")

    @applies("shuffle", "15.1.1.6.1")
    def apply_shuffle(self, event: Event) -> None:
        """The deck ends in a random order."""
        self.shuffle(event.player or self.turn_player, "deck")

    @applies("move", "7.4")
    def apply_move(self, event: Event) -> None:
        """The card is a new card in the zone that it goes to."""
        self.put(self.subject(event), event.text("to"), top=not event.args.get("bottom"))

    @applies("draw", "8.2.1.3/nota-1")
    def apply_draw(self, event: Event) -> None:
        """The top card of the deck goes to the hand."""
        player = event.player or self.turn_player
        deck = self.zone(player, "deck")
        if deck:
            self.put(deck[0], "hand")
        else:
            self.set_count(player, "undrawn", True)

    @applies("gain", "6.8.1")
    def apply_gain(self, event: Event) -> None:
        """A player has more crystals, or fewer."""
        self.count(event.player or self.turn_player, event.text("count"), event.number("amount"))

    @applies("mark", "6.7.1")
    def apply_mark(self, event: Event) -> None:
        """A card carries a marker."""
        self.mark(self.subject(event), event.text("mark"), bool(event.args.get("value")))
