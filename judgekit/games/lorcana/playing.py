"""4.3: playing a card, and the alternate costs: singing (5.4.4.2) and shift."""

from collections.abc import Mapping, Sequence

from judgekit.engine import happenings
from judgekit.engine.abilities import Resolves
from judgekit.engine.event import Event
from judgekit.engine.events import Happened, Listener
from judgekit.engine.model import Instance, Obj
from judgekit.engine.rule import Illegal, action, applies, forbids, guard, rule
from judgekit.engine.value import Value
from judgekit.games.lorcana import events
from judgekit.games.lorcana.costs import Costs
from judgekit.games.lorcana.golden_rules import GoldenRules
from judgekit.games.lorcana.states import States
from judgekit.games.lorcana.turn_actions import TurnActions


class Playing(Costs, GoldenRules, States, TurnActions):
    """Announce, choose how to pay, find the total, pay it, and the card enters play."""

    @action("play", "4.3.1", machinery=True)
    def play_card(
        self, player: str, card: Obj, sung_by: Obj | None = None, shifted_onto: Obj | None = None, paying: str = ""
    ) -> None:
        """The active player announces a card of their hand and pays for it."""
        onto = shifted_onto.id if shifted_onto else 0
        event = events.PlayByHand(card.id, player, None, "action", onto=onto)
        self.not_forbidden(event)
        self.takes_a_turn_action(player)
        with self.trace.under(self.say("plays", actor=player, player=player, card=card)):
            self.reveal_to_play(player, card)
            self.pay_for(player, card, self.manner(sung_by, shifted_onto, paying), sung_by or shifted_onto, paying)
            self.pay_what_else(player, card)
            self.must_happen(event)

    @forbids(happenings.Play, "4.3.2")
    def play_out_of_turn(self, event: happenings.Play) -> bool:
        """Cards are played by the active player only, unless the text of a card says otherwise."""
        return event.player != self.turn_player and not self.text_allows(event)

    def printed(self, obj: Obj, name: str) -> Value | None:
        """To sing, a character without Singer counts as what it costs: that is what effects add to."""
        found = super().printed(obj, name)
        return self.number(obj, "cost") if name == "singer" and found is None else found

    @guard("4.3.2.1")
    def reveal_to_play(self, player: str, card: Obj) -> None:
        """First the card is announced and revealed from the hand."""
        if card.zone != (player, "hand", 0):
            raise Illegal("not in hand", player=player, card=card)
        self.cite()

    @rule("4.3.2.2", "1.5.5", machinery=True)
    def manner(self, sung_by: Obj | None, shifted_onto: Obj | None, paying: str) -> str:
        """Then how it is paid for: the ink cost, or one alternate cost and no other."""
        self.one_alternate_cost(sung_by, shifted_onto, paying)
        found = "singing" if sung_by else "shift" if shifted_onto else "alternate cost" if paying else "ink"
        self.say(f"pays by {found}")
        return found

    @guard("4.3.2.2", considered="at most one alternate cost")
    def one_alternate_cost(self, *costs: Obj | str | None) -> None:
        """Of several alternate costs one is chosen, and the others are left."""
        if sum(map(bool, costs)) > 1:
            raise Illegal("two alternate costs")

    def pay_for(self, player: str, card: Obj, manner: str, with_: Obj | None, paying: str) -> None:
        """Pay for a card in the manner announced."""
        if manner == "ink":
            self.pay_in_full(player, self.total_cost(card, self.ink_cost(card)))
        elif manner == "shift" and with_:
            self.pay_shift(player, card, with_)
        else:
            self.sing(player, card, with_) if with_ else self.pay_alternate_cost(player, card, paying)
            if ink := self.ink_besides(card):
                self.pay_in_full(player, ink)

    @rule("1.5.1", machinery=True)
    def ink_cost(self, card: Obj) -> int:
        """What a card costs is the number printed on it, in ink."""
        self.cite()
        return self.number(card, "cost")

    @rule("5.4.4.2", "1.5.5.1")
    def sing(self, player: str, song: Obj, singer: Obj) -> None:
        """Instead of ink, a song of cost N may be paid by exerting a character of cost N or more."""
        if not self.is_song(song):
            raise Illegal("not a song", card=song)
        if not self.is_theirs(player, singer, "character"):
            raise Illegal("not their character", player=player, card=singer)
        self.can_exert(singer)
        if self.sings_as(singer) < self.cost_to_sing(song):
            raise Illegal("cost too low to sing", card=singer, song=song)
        self.must_happen(events.ExertToSing(singer.id, player, song.id, "cost"))
        self.must_happen(events.Sing(singer.id, player, song.id, "cost"))

    @rule("5.4.4.2")
    def cost_to_sing(self, song: Obj) -> int:
        """N is what the song costs, whatever is paid for it."""
        self.cite()
        return self.number(song, "cost")

    @rule("5.4.4.1")
    def is_song(self, card: Obj) -> bool:
        """A song is an action with the word Song among its classifications."""
        words = self.value(card, "classifications")
        if self.value(card, "type") != "action" or not isinstance(words, frozenset) or "Song" not in words:
            return False
        self.cite()
        return True

    @rule("4.3.5")
    def sings_as(self, singer: Obj) -> int:
        """Singer makes a character count as dearer to sing; its own cost stays the same."""
        cost, counts_as = self.number(singer, "cost"), self.number(singer, "singer")
        if counts_as > cost:
            self.say("counts as", card=singer, cost=cost, amount=counts_as)
        return max(cost, counts_as)

    def pay_shift(self, player: str, card: Obj, lower: Obj) -> None:
        """Shift is ink, or what a text asks for in its place."""
        text = next((one.at.instance.label for one in self.alternate_costs(card) if one.payload.shift), "")
        ink = self.shift_cost(player, card, lower, by_text=bool(text))
        if text:
            self.pay_alternate_cost(player, card, text)
            ink = self.ink_besides(card)
        else:
            ink = self.total_cost(card, ink)
        self.pay_in_full(player, ink)

    @rule("1.5.5.2")
    def shift_cost(self, player: str, card: Obj, lower: Obj, *, by_text: bool) -> int:
        """Shift is an alternate cost of the cards that have it, to lie on a character of the same name."""
        if self.value(card, "shift") is None and not by_text:
            raise Illegal("no shift", card=card)
        if not self.is_theirs(player, lower, "character") or not self.shifts_onto(card, lower):
            raise Illegal("cannot shift onto it", card=card, lower=lower)
        self.cite()
        return self.number(card, "shift")

    def shifts_onto(self, card: Obj, lower: Obj) -> bool:
        """Have they a name in common, or is it of a classification that the card names?"""
        named, has = self.value(card, "shift_onto"), self.value(lower, "classifications")
        of_kind = isinstance(named, frozenset) and isinstance(has, frozenset) and bool(named & has)
        return of_kind or bool(self.names(card) & self.names(lower))

    @applies(happenings.Play, "4.3.3", machinery=True)
    def apply_play(self, event: happenings.Play) -> None:
        """Once it is paid the card enters play as its type says; from then on it has been played."""
        card = self.subject(event)
        if self.value(card, "type") == "action":
            self.action_enters(card, self.plays(event))
        elif isinstance(event, events.PlayByHand) and event.onto:
            self.lie_on_top(card, self.state.objects[event.onto])
        else:
            self.enter(card, event)

    def survive(self, event: Event) -> Event | None:
        """What an effect plays is free or can be paid for, like any other card."""
        agreed = super().survive(event)
        if isinstance(agreed, happenings.Play) and agreed.cause == "effect" and not agreed.free:
            return agreed if self.can_be_paid(self.plays(agreed), self.played(agreed)) else None
        return agreed

    def can_be_paid(self, player: str, card: Obj) -> bool:
        """Can what an effect plays be paid for? Looking pays nothing."""
        return not self.lacks_ink(player, self.total_now(card)) and not (
            any(self.additional_costs(player, card)) and self.lacks_additional_cost(player, card)
        )

    def before_applying(self, agreed: Sequence[Event]) -> None:
        """What an effect plays is paid for as it is played."""
        super().before_applying(agreed)
        for event in agreed:
            if isinstance(event, happenings.Play) and event.cause == "effect" and not self.for_free(event):
                self.paid_for(event)

    def plays(self, event: Event) -> str:
        """Who plays a card."""
        assert event.player is not None
        return event.player

    @rule("1.5.5.3", "4.3.2.2")
    def for_free(self, event: happenings.Play) -> bool:
        """Playing «for free» is an alternate cost: nothing is paid."""
        if not event.free:
            return False
        self.say("for free", card=self.played(event))
        return True

    def total_now(self, card: Obj) -> int:
        """What would be paid for a card now; looking at it tells nothing."""
        return max(0, self.number(card, "cost") + self.change_of_payment(card))

    def pay_what_else(self, player: str, card: Obj) -> None:
        """The costs besides, where there are any."""
        if any(self.additional_costs(player, card)):
            self.pay_additional_costs(player, card)

    def paid_for(self, event: happenings.Play) -> None:
        """What an effect plays, and not for free, is paid for like any other card."""
        card, player = self.played(event), self.plays(event)
        self.pay_ink(player, self.total_cost(card, self.number(card, "cost")))
        self.pay_what_else(player, card)

    @rule("4.3.3.1", machinery=True)
    def enter(self, card: Obj, event: happenings.Play) -> None:
        """Characters, items and locations go to the Play zone."""
        entered = self.put(card, "play", event.player, drying=self.enters_drying(card))
        for word in event.with_ or ():
            entered = self.mark(entered, word, True)
        self.cite()

    @rule("4.3.3.2", machinery=True)
    def action_enters(self, card: Obj, player: str) -> None:
        """An action goes to the Play zone, where its effect is resolved at once."""
        self.put(card, "play", player)
        self.cite()

    def match(self, happened: Sequence[Happened], before: Mapping[str, Sequence[Listener]]) -> None:
        """What a played action triggers is in the bag before the action does anything."""
        for one in happened:
            if isinstance(one.event, happenings.Play) and any(self.payment_modifiers()):
                with self.trace.under(one.step):
                    self.next_modifier_used(one.event)
        super().match(happened, before)
        for one in happened:
            if isinstance(one.event, happenings.Play):
                self.resolve_action(one)

    def resolve_action(self, played: Happened) -> None:
        """Do what an action says, under the step that played it."""
        card = self.played(played.event)
        if self.value(card, "type") != "action":
            return
        with self.trace.under(played.step):
            self.action_effect(card, played)
            self.action_leaves(card.label)

    @rule("5.4.1.2", "5.4.3", machinery=True)
    def action_effect(self, card: Obj, played: Happened) -> None:
        """The effect of an action is resolved at once, outside the bag."""
        player = self.plays(played.event)
        for label, ability in self.abilities(card):
            if isinstance(ability, Resolves):
                self.carry_out(Instance(self.state.fresh_id(), label, player, card, ability, event=played.event))

    def action_leaves(self, label: str) -> None:
        """It does not stay in play."""
        card = self.card(label)
        if self.is_field(card) or not self.text_sent_it(card):
            self.goes_to_the_discard(card)

    @rule("1.2.1")
    def text_sent_it(self, card: Obj) -> bool:
        """Where the text of an action has sent it elsewhere, that goes before the discard."""
        self.say("text sent it", card=card)
        return True

    @rule("5.4.1")
    def goes_to_the_discard(self, card: Obj) -> None:
        """An action is in play only for a moment: then it goes to the discard."""
        with self.trace.under(self.say("action leaves", card=card)):
            self.moves(card, "discard")
