"""5.2.1 and 11.2: Crystal Points, made by discarding cards and dulling Backups, and how costs are paid with them."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Collection
from typing import ClassVar

from judgekit.engine.choice import Option
from judgekit.engine.event import Event
from judgekit.engine.model import Effect, Obj, Resolution
from judgekit.engine.record import record
from judgekit.engine.rule import Illegal, guard, rule
from judgekit.engine.view import View
from judgekit.games.fftcg import events
from judgekit.games.fftcg.cards import LIGHT_AND_DARK
from judgekit.games.fftcg.how_paid import asks_how_it_was_paid, how_paid
from judgekit.games.fftcg.reductions import Reductions

PAYMENT = "#payment"
MORE = "#more"


@record
class Payment:
    """What a player pays with: the cards to discard, the Backups to dull; `for_` is the card that is being played."""

    player: str
    discard: tuple[Obj, ...] = ()
    dull: tuple[Obj, ...] = ()
    for_: Obj | None = None
    same_name: Obj | None = None


class InPoints(Effect):
    """A part of a cost that is paid in Crystal Points."""

    @abstractmethod
    def points(self, game: View, at: Resolution) -> int:
        """How many."""


class ExtraCost(Effect):
    """A part of a cost that the player may take on or not; `in_place` where the card's own cost is not paid then."""

    in_place: ClassVar[bool] = False

    def is_open(self, game: View, at: Resolution) -> bool:  # noqa: ARG002 - one with a condition looks
        """May it be taken on now?"""
        return True

    @property
    @abstractmethod
    def name(self) -> str:
        """How the decision is asked for, and asked about later."""

    @property
    @abstractmethod
    def parts(self) -> tuple[Effect, ...]:
        """What it costs."""


class Paying(Reductions):
    """Costs in Crystal Points."""

    def pay_for_card(self, payment: Payment, card: Obj, more: int = 0) -> None:
        """Pay the cost of a card, with its Elements."""
        cost, elements = self.cost_now(card) + more, self.needed_elements(card)
        if cost < len(elements) > 1:
            cost = self.one_of_each_at_least(cost, elements)
        self.pay_cp(payment, cost if cost >= 0 else self.no_cost_below_zero(cost), elements, card)
        self.next_is_played(card)

    def cost_now(self, card: Obj) -> int:
        """What playing it costs as it is announced, with whatever changes that."""
        now, printed = self.cost_of_playing(card), int(str(card.card.printed.get("cost", 0)))
        if now == printed:
            return now
        counts = self.cost_of_summon if "summon" in self.types(card) else self.cost_of_character
        return now if counts(card, now) else printed

    @rule("5.2.1.2/nota-1", considered="one point of each element")
    def one_of_each_at_least(self, cost: int, elements: frozenset[str]) -> int:
        """However far its cost is reduced, a card of several Elements costs a point of each."""
        self.say("one of each", elements=sorted(elements), before=cost, after=len(elements))
        return len(elements)

    @rule("4.3", considered="cost below zero")
    def no_cost_below_zero(self, cost: int) -> int:
        """A cost that falls below 0 is 0."""
        self.say("counts as zero", amount=cost)
        return 0

    @rule("11.3.5", "11.3.7")
    def cost_of_summon(self, card: Obj, now: int) -> bool:
        """What changes the cost of a Summon is looked at now, and the cost does not change any more."""
        return self.tell_cost(card, now)

    @rule("11.4.4", "11.4.6")
    def cost_of_character(self, card: Obj, now: int) -> bool:
        """So is that of a Character."""
        return self.tell_cost(card, now)

    def tell_cost(self, card: Obj, now: int) -> bool:
        """Say what the cost has become."""
        self.say("cost changed", card=card, cost=now, printed=card.card.printed.get("cost"))
        return True

    @rule("5.2.1.1")
    def all_its_elements(self, card: Obj) -> frozenset[str]:
        """A card of several Elements, be they printed or given, is of each of them."""
        self.say("several elements", card=card, elements=sorted(self.elements(card)))
        return self.elements(card)

    @rule("11.2.1.1", considered="point of its element")
    def needed_elements(self, card: Obj) -> frozenset[str]:
        """A card of Light or Darkness is paid with any Element; every other one asks for its own."""
        found = self.all_its_elements(card) if len(self.elements(card)) > 1 else self.elements(card)
        if found & LIGHT_AND_DARK:
            self.say("any element", card=card)
        return found - LIGHT_AND_DARK

    @rule("11.2.1.1/nota-1")
    def same_rules_everywhere(self) -> None:
        """Points are paid in the same way whatever asks for them."""
        self.cite()

    def pay_when_asked(self, player: str, amount: int, elements: Collection[str]) -> bool:
        """Pay while something resolves: the player says with what; False where that is no payment."""
        self.same_rules_everywhere()
        hand, backups = self.zone(player, "hand"), [one for one in self.field(player) if not one.mark("dull")]
        backups = [one for one in backups if "backup" in self.types(one)]
        discard = self.choose_objects(player, hand, "discard", least=0, most=len(hand))
        dull = self.choose_objects(player, backups, "dull", least=0, most=len(backups))
        try:
            self.pay_cp(Payment(player, discard, dull), amount, elements)
        except Illegal:
            return False
        return True

    def pay_cp(self, payment: Payment, amount: int, elements: Collection[str], paid: Obj | None = None) -> None:
        """Make the Crystal Points, see that they are right, and pay them all at once."""
        made = Counter[str]()
        for card in payment.discard:
            made.update(self.discarded_for_cp(payment, card))
        for backup in payment.dull:
            made[self.dulled_for_cp(payment.player, backup)] += 1
        self.each_card_once(payment)
        self.nothing_to_spare(payment, made.total(), amount)
        self.own_elements(made, elements if amount else ())
        if paid is not None and (self.value(paid, "only_backups") or self.value(paid, "only_element")):
            self.as_its_text_says(payment, made, paid)
        self.pay_at_once(payment, made)
        if paid is not None and asks_how_it_was_paid(paid.card):
            for name, value in how_paid(made, discarded=bool(payment.discard)).items():
                paid = self.mark(paid, name, value)

    @rule("5.2.1.3")
    def discarded_for_cp(self, payment: Payment, card: Obj) -> tuple[str, ...]:
        """A card of the hand gives two points; of Light and Darkness, none."""
        if card.zone != (payment.player, "hand", 0) or card is payment.for_:
            raise Illegal("not in hand", card=card)
        self.gives_points(card)
        return self.both_of_one_element(payment.player, card)

    @guard("11.2.1.1", considered="neither light nor dark")
    def gives_points(self, card: Obj) -> None:
        """Cards of Light and Darkness are not discarded for points."""
        if self.elements(card) & LIGHT_AND_DARK:
            raise Illegal("light or dark", card=card)

    @rule("5.2.1.3/nota-1")
    def both_of_one_element(self, player: str, card: Obj) -> tuple[str, ...]:
        """Both points of a card that is discarded are of the same Element."""
        return (self.one_element(player, card),) * 2

    def one_element(self, player: str, card: Obj) -> str:
        """The Element of its points, which the player picks where the card has several."""
        found = sorted(self.elements(card))
        if not found:
            raise Illegal("no element", card=card)
        (taken,) = self.choose(player, "element", "element", [Option(one) for one in found])
        if len(found) > 1:
            self.say("element", actor=player, card=card, element=taken.key)
        return taken.key

    @rule("5.2.3.1.1.3")
    def dulled_for_cp(self, player: str, backup: Obj) -> str:
        """An active Backup of the player gives one point of its Element."""
        mine = self.is_field(backup) and backup.controller == player
        if not mine or "backup" not in self.types(backup) or backup.mark("dull"):
            raise Illegal("no active backup", card=backup)
        return self.one_element(player, backup)

    def each_card_once(self, payment: Payment) -> None:
        """The whole cost is paid together: no card serves twice."""
        used = [*payment.discard, *payment.dull, *([payment.same_name] if payment.same_name else [])]
        if len(used) != len(set(used)):
            raise Illegal("card used twice", player=payment.player)

    @guard("5.2.1.3.1")
    def nothing_to_spare(self, payment: Payment, made: int, amount: int) -> None:
        """Exactly the points that are needed; by discarding, one more, which is lost."""
        spare = made - amount
        if spare < 0:
            raise Illegal("too few points", made=made, cost=amount)
        if spare > (1 if payment.discard else 0):
            raise Illegal("too many points", made=made, cost=amount)

    @guard("5.2.1.2", "5.2.1.2/nota-1")
    def own_elements(self, made: Counter[str], elements: Collection[str]) -> None:
        """At least one point is of each Element of what is paid for; as many as its text names it."""
        missing = sorted(one for one, many in Counter(elements).items() if made[one] < many)
        if missing:
            raise Illegal("element missing", element=missing[0])

    @guard("2.1", considered="text says what pays")
    def as_its_text_says(self, payment: Payment, made: Counter[str], card: Obj) -> None:
        """A text that says with which points alone a card is paid for outranks the rule that any would do."""
        if self.value(card, "only_backups") and payment.discard:
            raise Illegal("only backups pay", card=card)
        element = self.value(card, "only_element")
        if element and set(made) - {element}:
            raise Illegal("only one element pays", card=card, element=element)

    def pay_at_once(self, payment: Payment, made: Counter[str]) -> None:
        """Every part of the cost is paid at the same time, or none."""
        if not payment.discard and not payment.dull:
            return
        proposed: list[Event] = [events.Discard(one.id, payment.player, cause="cost") for one in payment.discard]
        proposed += [events.Dull(one.id, payment.player, cause="cost") for one in payment.dull]
        elements = sorted(made.elements())
        paid = self.say("pays", actor=payment.player, player=payment.player, amount=made.total(), elements=elements)
        with self.trace.under(paid):
            if len(self.do_all(proposed)) < len(proposed):
                raise Illegal("cost not paid", player=payment.player)
