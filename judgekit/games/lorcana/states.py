"""5.1: the states of cards, stacks, and leaving play."""

from collections.abc import Sequence

from judgekit.engine import happenings
from judgekit.engine.model import Ability, Obj
from judgekit.engine.rule import Illegal, applies, forbids, guard, rule
from judgekit.engine.value import Value
from judgekit.games.lorcana import events
from judgekit.games.lorcana.card_parts import CardParts

Marks = dict[str, Value]


class States(CardParts):
    """Ready or exerted, drying or dry, under and on top.

    `shuffled` are the players whose deck this move has shuffled, be it undone (1.7.6.2); None between moves.
    """

    shuffled: list[str] | None = None

    def printed(self, obj: Obj, name: str) -> Value | None:
        """A state that was never set is «no», and no damage is 0."""
        if name in self.marks:
            return 0 if name == "damage" else False
        return super().printed(obj, name)

    def abilities(self, obj: Obj) -> Sequence[tuple[str, Ability]]:
        """An object's own abilities, and whatever it has from the cards under it."""
        own = super().abilities(obj)
        if obj.zone.name != "play" or not self.beneath(obj):
            return own
        return (*own, *self.text_from_beneath(obj))

    @rule("5.1.1.6")
    def text_from_beneath(self, obj: Obj) -> Sequence[tuple[str, Ability]]:  # noqa: ARG002 - there is none to take
        """The card on top does not have the text of those under it."""
        return ()

    def is_field(self, obj: Obj) -> bool:
        """Is the object in play?"""
        there = super().is_field(obj)
        if not there or not obj.mark("facedown"):
            return there
        with self.trace.looking:
            return not self.facedown_is_out_of_play(obj)

    @rule("5.1.1.8", "5.1.1.10")
    def facedown_is_out_of_play(self, obj: Obj) -> bool:  # noqa: ARG002 - all of them
        """A facedown card in the Play zone is not in play."""
        return True

    @guard("5.3.1", considered="a card in play")
    def is_a_mere_card(self, obj: Obj) -> None:
        """Outside the Play zone there is only a card: it does nothing that characters do."""
        if obj.mark("facedown"):
            self.is_facedown(obj)
        raise Illegal("not in play", card=obj)

    @guard("5.1.1.10", "5.1.1.8", considered="a card faceup")
    def is_facedown(self, obj: Obj) -> None:
        """A facedown card is never in play."""
        raise Illegal("facedown", card=obj)

    @applies(events.Ready, "5.1.1.1", "5.1.3")
    def apply_ready(self, event: events.Ready) -> None:
        """A ready card is upright."""
        self.mark(self.subject(event), "exerted", False)

    @applies(events.Exert, "5.1.1.2", "5.1.3")
    def apply_exert(self, event: events.Exert) -> None:
        """An exerted card is sideways; it stops being ready at once."""
        self.mark(self.subject(event), "exerted", True)

    def can_exert(self, obj: Obj) -> None:
        """Can this object pay {E}? Raises Illegal."""
        self.must_be_ready(obj)
        self.must_be_dry(obj)

    @guard("5.1.1.2")
    def must_be_ready(self, obj: Obj) -> None:
        """What is exerted already cannot pay {E}."""
        if obj.mark("exerted"):
            raise Illegal("exerted", card=obj)

    @guard("1.7.5", "5.1.1.11", "5.3.5")
    def must_be_dry(self, obj: Obj) -> None:
        """A character that is drying does not quest, challenge or pay {E}."""
        if obj.mark("drying"):
            raise Illegal("drying", card=obj)

    @rule("5.1.2.1")
    def character_enters(self, card: Obj) -> bool:  # noqa: ARG002 - all of them do
        """A character enters play faceup, ready, undamaged and drying; returns whether it dries."""
        self.cite()
        return True

    @rule("5.1.2.2")
    def item_enters(self, card: Obj) -> bool:  # noqa: ARG002
        """An item enters play faceup and ready, and does not dry."""
        self.cite()
        return False

    @rule("5.1.2.3")
    def location_enters(self, card: Obj) -> bool:  # noqa: ARG002
        """A location enters play faceup and undamaged, and does not dry."""
        self.cite()
        return False

    def enters_drying(self, card: Obj) -> bool:
        """Does a card enter play drying? Its type says."""
        match self.value(card, "type"):
            case "item":
                return self.item_enters(card)
            case "location":
                return self.location_enters(card)
            case _:
                return self.character_enters(card)

    @rule("4.3.3.1", "5.1.1.5", "5.1.1.6", "5.1.3/ejemplo-2")
    def lie_on_top(self, card: Obj, lower: Obj) -> None:
        """With Shift a card lies on another one and takes its states: ready or exerted, damage, dry."""
        with self.trace.under(self.say("lies on top", card=card, lower=lower)):
            self.take_over(card, lower)
            self.mark(self.card(card.label), "shifted", True)

    @rule("5.1.1.7")
    def stack_goes_too(self, obj: Obj, zone: str, *, top: bool) -> None:
        """When the top card leaves play the whole stack goes to the same zone."""
        for one in self.beneath(obj):
            self.goes_to(one, zone, top=top)
            self.cite()

    @rule("1.9.3")
    def damage_is_lost(self) -> None:
        """A card that leaves play loses its damage."""
        self.cite()

    @rule("5.6.1")
    def location_is_gone(self, location: Obj) -> None:
        """Outside the Play zone there is no location, and nobody is at it."""
        for one in tuple(self.field()):
            if one.mark("location") == location.label:
                self.mark(one, "location", False)
                self.cite()

    def leaves_play(self, obj: Obj, zone: str, *, top: bool = True) -> None:
        """Take a card out of play with all that lies under it."""
        if self.beneath(obj):
            self.stack_goes_too(obj, zone, top=top)
        if self.value(obj, "type") == "location":
            self.location_is_gone(obj)
        if obj.number("damage"):
            self.damage_is_lost()
        self.goes_to(self.state.objects[obj.id], zone, top=top)

    def goes_to(self, obj: Obj, zone: str, *, top: bool = True) -> None:
        """Put a card into a zone, in the states that it has there."""
        if zone == "inkwell":
            self.lies_in_inkwell(obj)
        elif zone == "hand" and obj.zone.name == "deck":
            self.is_not_drawn(self.put(obj, "hand"))
        else:
            there = self.put(obj, zone, top=top)
            for name, value in self.states_there(obj, zone).items():
                self.mark(there, name, value)

    def states_there(self, obj: Obj, zone: str) -> Marks:
        """The states that a card still has in a zone: outside play and the inkwell none but how it faces."""
        now = {name: value for name, value in obj.marks.items() if value}
        if not now:
            return now
        match zone:
            case "hand":
                return self.no_state_in_hand(now)
            case "deck":
                return self.facedown_in_deck(now)
            case "discard":
                return self.faceup_in_discard(now)
        return {}

    @rule("5.1.2", "5.1.2.7")
    def no_state_in_hand(self, now: Marks) -> Marks:  # noqa: ARG002 - all of them go
        """In the hand a card has no state."""
        self.cite()
        return {}

    @rule("5.1.2.5")
    def facedown_in_deck(self, now: Marks) -> Marks:  # noqa: ARG002
        """In the deck a card is facedown, and nothing else."""
        self.cite()
        return {}

    @rule("5.1.2.6")
    def faceup_in_discard(self, now: Marks) -> Marks:  # noqa: ARG002
        """In the discard a card is faceup, and nothing else."""
        self.cite()
        return {}

    @rule("5.1.2.4")
    def lies_in_inkwell(self, obj: Obj) -> None:
        """In the inkwell a card is facedown, and ready or exerted; it has no other state."""
        self.put(obj, "inkwell", facedown=True)
        self.cite()

    @applies(happenings.Move, "1.4.3", machinery=True)
    def apply_move(self, event: happenings.Move) -> None:
        """A card that an effect moves goes to the zone of the player whose deck it came from."""
        self.moves(self.subject(event), event.to or "", top=not event.bottom)

    def moves(self, obj: Obj, zone: str, *, top: bool = True) -> None:
        """Move a card from wherever it is."""
        if self.is_field(obj):
            self.leaves_play(obj, zone, top=top)
        else:
            self.goes_to(obj, zone, top=top)

    @rule("1.12.3")
    def is_not_drawn(self, obj: Obj) -> None:  # noqa: ARG002 - none of them is
        """To put a card of the deck into the hand is not to draw it: nothing that waits for a draw triggers."""
        self.cite()

    @applies(happenings.Mark, "5.1.3")
    def apply_mark(self, event: happenings.Mark) -> None:
        """A card gains or loses a state at once, whatever the reason."""
        self.mark(self.subject(event), event.mark, event.value)

    @forbids(happenings.PutUnder, "5.1.1.7", considered="nothing under a card there")
    def no_stack_there(self, event: happenings.PutUnder) -> bool:
        """Only cards in play make a stack, and none lies under itself."""
        host = self.live(event.host)
        return host is None or host.id == event.subject or not self.is_field(host)

    @applies(happenings.PutUnder, "5.1.1.5")
    def apply_put_under(self, event: happenings.PutUnder) -> None:
        """A card that lies under another one is not in play."""
        obj, host = self.subject(event), self.live(event.host)
        assert host is not None
        if self.value(obj, "type") == "location":
            self.location_is_gone(obj)
        for one in (*self.beneath(obj), obj):
            self.put_under(one, host, top=not event.bottom)

    @applies(happenings.Shuffle, "1.4.3")
    def apply_shuffle(self, event: happenings.Shuffle) -> None:
        """A deck is shuffled by the player whose deck it is."""
        assert event.player is not None
        if self.shuffled is not None:
            self.shuffled.append(event.player)
        self.shuffle(event.player, event.zone)
