"""1.5, 4.3.2.3, 4.3.2.4 and 4.3.6: what has to be paid, and paying it."""

from judgekit.engine import happenings
from judgekit.engine.continuous import Continuous
from judgekit.engine.event import Event
from judgekit.engine.game import Game
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, after, rule
from judgekit.engine.terms import number

PAY_LESS = "pay less"


class Costs(Game):
    """A cost never changes; what is paid for it may."""

    @rule("4.3.2.3")
    def total_cost(self, card: Obj, cost: int) -> int:
        """The total is the ink cost, or the alternate one, with every payment modifier."""
        total = max(0, cost - self.payment_modifier(card))
        self.say("total cost", card=card, cost=cost, total=total)
        return total

    @rule("1.5.4")
    def payment_modifier(self, card: Obj) -> int:
        """Modifiers make the payment smaller and leave the cost of the card as it is."""
        less = self.discount(card)
        if less:
            self.say("pays less", card=card, amount=less)
        return less

    def discount(self, card: Obj) -> int:
        """How much less than its cost is paid for a card."""
        return sum(number(one.payload.pay_less, self, one.at) for one in self.modifiers_of(card))

    @rule("1.5.3")
    def pay_in_full(self, player: str, amount: int) -> None:
        """A cost is paid whole, or what it is for cannot be done."""
        paid = self.pay_ink(player, amount)
        if paid < amount:
            raise Illegal("not paid in full", player=player, amount=amount, paid=paid)

    @rule("4.3.2.4", "5.2.3")
    def pay_ink(self, player: str, amount: int) -> int:
        """Ink is paid by exerting as many ready cards of the inkwell; returns how many there were."""
        ready = self.ready_ink(player)[:amount]
        with self.trace.under(self.say("pays ink", actor=player, player=player, amount=len(ready))):
            for one in ready:
                self.mark(one, "exerted", True)
        return len(ready)

    def ready_ink(self, player: str) -> list[Obj]:
        """The cards of an inkwell that can pay."""
        return [one for one in self.zone(player, "inkwell") if not one.mark("exerted")]

    @after(happenings.Play, "4.3.6")
    def next_modifier_used(self, event: happenings.Play) -> None:
        """A modifier for the next card of a kind is spent by the first one played, whatever was paid for it."""
        card = self.played(event)
        for one in self.modifiers_of(card):
            if one.payload.next_only and one.id in self.state.floating:
                self.say("modifier used", card=card, ability=one.at.instance.label)
                self.state.sink(one.id)

    def modifiers_of(self, card: Obj) -> list[Continuous]:
        """The payment modifiers that are on and speak of this card."""
        return [one for one in self.continuous(PAY_LESS) if one.is_on(self) and one.payload.reaches(card, self, one.at)]

    def played(self, event: Event) -> Obj:
        """The card that a «play» event speaks of, wherever it is now."""
        was = self.was(event.subject or 0)
        assert was is not None
        return self.card(was.label)
