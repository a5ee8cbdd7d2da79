"""7.7 and 11.4: playing Characters, and how many of them there may be."""

from judgekit.engine import happenings
from judgekit.engine.event import Event
from judgekit.engine.events import Ban
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import Illegal, action, applies, forbids, guard, rule
from judgekit.games.fftcg.cards import LIGHT_AND_DARK
from judgekit.games.fftcg.how_paid import remembered
from judgekit.games.fftcg.payment import Paying, Payment
from judgekit.games.fftcg.priority import WINDOWS, Priority

LIMIT = "several light or dark characters"
PLAYED_FROM_ELSEWHERE = "play from elsewhere"


class Entering(Priority, Paying):
    """Characters come to the field without the Stack."""

    @action("play", "11.4.1", machinery=True)
    def play_character(self, player: str, card: Obj, discard: tuple[Obj, ...] = (), dull: tuple[Obj, ...] = ()) -> None:
        """A player plays a Character from their hand and pays its cost."""
        self.moment_to_play(player, card)
        self.is_in_hand(player, card)
        self.may_enter(player, card)
        with self.trace.under(self.say("plays", actor=player, card=card)):
            payment = Payment(player, discard, dull, card)
            self.pay_as_decided(payment, card)
            self.enter_the_field(player, card)

    def decide_as_played(self, payment: Payment, card: Obj) -> int | None:  # noqa: ARG002
        """What its player decides as it is played; how many points it costs more, None where its cost is not paid."""
        return 0

    def pay_as_decided(self, payment: Payment, card: Obj) -> None:
        """What its player decides, and the cost that is left to pay."""
        more = self.decide_as_played(payment, card)
        if more is not None:
            self.pay_character(payment, card, more)

    @rule("11.4.6.1", machinery=True)
    def pay_character(self, payment: Payment, card: Obj, more: int) -> None:
        """The whole cost of a Character is paid at the same time, with the points that its text adds."""
        self.pay_for_card(payment, card, more)

    def enter_the_field(self, player: str, card: Obj) -> None:
        """The Character that was paid for enters; then the active player has priority."""
        enters = self.enters_unanswered if self.has(card, "Back Attack") else self.enters_at_once
        enters(player, card)
        self.gain_priority(self.turn_player)

    @rule("11.4.1", "9.3.1.5", considered="enters at once")
    def enters_at_once(self, player: str, card: Obj) -> None:
        """Playing a Character is a special action: it does not use the Stack, and nobody answers it."""
        self.do(happenings.Play(card.id, player, card.id, "action"))

    @rule("15.2.5.4", considered="enters at once")
    def enters_unanswered(self, player: str, card: Obj) -> None:
        """Nor does Back Attack use it: nobody can keep the Character from being played."""
        self.do(happenings.Play(card.id, player, card.id, "action"))

    @guard("11.4.2")
    def is_in_hand(self, player: str, card: Obj) -> None:
        """The Character is shown from the player's own hand, unless a text lets it be played from where it is."""
        there = card.zone == (player, "hand", 0) or self.text_lets_play(player, card)
        if not there or not self.is_character(card):
            raise Illegal("no character in hand", card=card)

    def text_lets_play(self, player: str, card: Obj) -> bool:
        """Does a text name it as one that may be played from elsewhere?"""
        return self.is_permitted(PLAYED_FROM_ELSEWHERE, player, card) and self.played_from_elsewhere(card)

    @rule("2.1", considered="played from elsewhere")
    def played_from_elsewhere(self, card: Obj) -> bool:
        """A text may let a Character be played from another zone than the hand."""
        self.say("played from elsewhere", card=card, zone=card.zone.name)
        return True

    def moment_to_play(self, player: str, card: Obj) -> None:
        """Main Phase, priority and an empty Stack; or any moment of priority, with Back Attack."""
        if self.has(card, "Back Attack"):
            self.back_attack(player)
        else:
            self.own_main_phase(player)
            self.has_priority(player)
            self.empty_stack(player)

    @guard("9.3.1.5", "11.4.1/nota-1")
    def own_main_phase(self, player: str) -> None:
        """Only the active player plays Characters, in a Main Phase of theirs."""
        if player != self.turn_player or self.phase not in {"main 1", "main 2"}:
            raise Illegal("not your main phase", player=player)

    @guard("9.3.1.5")
    def empty_stack(self, player: str) -> None:
        """While something waits on the Stack no Character is played."""
        if self.state.stack:
            raise Illegal("stack not empty", player=player)

    @guard("15.2.5.2", "15.2.5.3")
    def back_attack(self, player: str) -> None:
        """Whoever has priority may play it from the hand, in a Main or Attack Phase of either player."""
        if self.phase not in WINDOWS:
            raise Illegal("no back attack", phase=self.phase)
        self.has_priority(player)
        self.say("back attack", player=player)

    @guard("14.1")
    def may_enter(self, player: str, card: Obj) -> None:
        """What may not be done to its end is not begun."""
        self.must_be_allowed(happenings.Play(card.id, player, card.id, "action"), "cannot enter", card=card)

    def ban_on(self, event: Event) -> Ban | None:
        """A Summon that would be put on the field is not."""
        card = self.concerned(event) if isinstance(event, happenings.Play) else None
        if card is not None and (event.cause == "effect" or not self.is_character(card)):
            return self.only_characters_enter(card) or super().ban_on(event)
        return super().ban_on(event)

    @rule("5.2.3.1.2.1", "5.2.3.1.1.1")
    def only_characters_enter(self, card: Obj) -> Ban | None:
        """A Summon is never put on the field, whatever would play it; a Character is."""
        if self.is_character(card):
            self.spares("a character enters", subject=card)
            return None
        return Ban(self.trace.clauses)

    @forbids(happenings.Play, "7.7.3", "5.2.2.1", "5.2.2.1/nota-1", "2.2")
    def one_of_each_name(self, event: happenings.Play) -> bool:
        """Without the Multi-Card icon a player has one Character of each name."""
        card = self.concerned(event)
        alike = [one for one in self.field(event.player) if self.is_namesake(card, one)]
        if alike and (card is None or self.value(card, "multi") or all(self.value(one, "multi") for one in alike)):
            self.spares("multi-card", subject=card)
            return False
        return bool(alike)

    def is_namesake(self, card: Obj | None, other: Obj) -> bool:
        """Do both share a name?"""
        return card is not None and bool(self.names(card) & self.names(other)) and card.id != other.id

    @forbids(happenings.Play, "7.7.3", "2.2")
    def one_light_or_dark(self, event: happenings.Play) -> bool:
        """A player has one Character of Light or Darkness at most, whatever tries to bring another."""
        card = self.concerned(event)
        player = event.player or self.turn_player
        if card is None or not self.light_and_dark(player):
            return False
        if not self.elements(card) & LIGHT_AND_DARK:
            self.spares("neither light nor dark enters", subject=card)
            return False
        return not self.text_lifts_limit(player)

    def light_and_dark(self, player: str) -> tuple[Obj, ...]:
        """The Characters of Light and Darkness that a player controls."""
        return tuple(one for one in self.field(player) if self.elements(one) & LIGHT_AND_DARK)

    @rule("2.1", considered="no text lifts the limit")
    def text_lifts_limit(self, player: str) -> bool:
        """A text that sets the limit of Light and Darkness aside outranks the rules."""
        if not self.is_permitted(LIMIT, player):
            return False
        self.say("limit lifted", player=player)
        return True

    @applies(happenings.Play, "11.4.7", "6.2.5", "11.8.16.1.1", "11.12.4.10")
    def apply_play(self, event: happenings.Play) -> None:
        """The Character enters the field, active unless a text says otherwise; what enters together is equally old."""
        card = self.subject(event)
        if event.cause == "effect" and not self.plays_as_it_resolves(card):
            return
        entered = self.put(card, "field", event.player, new=True)
        entered = self.date(entered, self.state.batch or entered.since)
        for name, value in {**remembered(card), **dict.fromkeys(event.with_ or (), True)}.items():
            entered = self.mark(entered, name, value)
        if self.is_reached(entered):
            self.field_abilities_reach(entered)

    @rule("11.4.1/nota-2", "11.4.1", considered="played as it resolves")
    def plays_as_it_resolves(self, card: Obj) -> bool:
        """What an effect plays enters as that resolves, without the Stack; only the effect could be answered."""
        self.say("played as it resolves", card=card)
        return True

    def plays_by_effect(self, card: Obj, at: Resolution, said: str) -> str:
        """Its owner, where the text does not say who."""
        if card.owner == (said or at.controller):
            return card.owner
        return card.owner if self.under_its_owners_control(card, said) else said

    @rule("6.2.4")
    def under_its_owners_control(self, card: Obj, said: str) -> bool:
        """What an effect brings to the field enters under its owner's control, unless the effect says otherwise."""
        if said:
            self.spares("text says for whom", card=card, player=said)
        else:
            self.say("enters for owner", card=card, player=card.owner)
        return not said

    def is_reached(self, entered: Obj) -> bool:
        """Does a field ability of another card change it?"""
        lasting = (one for op in self.layers for one in self.continuous(op) if not one.until)
        return any(one.at.source.id != entered.id and one.is_on(self) and one.reaches(entered, self) for one in lasting)

    @rule("11.9.1", "11.9.2", "11.12.4.4", "11.12.4.5", "11.12.4.8")
    def field_abilities_reach(self, entered: Obj) -> None:
        """What field abilities keep on reaches what enters later too, from the moment it enters."""
        self.say("reached", card=entered)
