"""1.5, 4.3.2.3, 4.3.2.4, 4.3.6, 4.4.3.3 and 4.4.3.4: what has to be paid, and paying it."""

from collections.abc import Callable, Iterator, Sequence

from judgekit.engine import happenings
from judgekit.engine.abilities import Activated
from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.payments import PAY_LESS, PAY_MORE
from judgekit.engine.event import Event
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import Illegal, guard, rule
from judgekit.games.lorcana.additional_costs import AdditionalCosts


class Costs(AdditionalCosts):
    """A cost never changes; what is paid for it may."""

    @rule("4.3.2.3", machinery=True)
    def total_cost(self, card: Obj, cost: int) -> int:
        """The total is the ink cost, or the alternate one, with every payment modifier."""
        total = max(0, cost + (self.payment_modifier(card) if any(self.payment_modifiers()) else 0))
        self.say("total cost", card=card, cost=cost, total=total)
        return total

    @rule("4.3.2.3", considered="no ink besides")
    def ink_besides(self, card: Obj) -> int:
        """Payment modifiers are added to an alternate cost without ink too, such as singing."""
        total = max(0, self.payment_modifier(card)) if self.modifiers_of(card) else 0
        if total:
            self.say("ink besides", card=card, total=total)
        else:
            self.spares_other_cards(card)
        return total

    @rule("1.5.4", considered="payment unchanged")
    def payment_modifier(self, card: Obj) -> int:
        """Modifiers change the payment and leave the cost of the card as it is; returns by how much."""
        change = self.change_of_payment(card)
        if change:
            self.say("pays less" if change < 0 else "pays more", card=card, amount=abs(change))
        else:
            self.spares_other_cards(card)
        return change

    def spares_other_cards(self, card: Obj) -> None:
        """Say which modifier that is on speaks of other cards."""
        for one in self.payment_modifiers():
            if one.payload.for_ and self.is_field(one.at.source) and not one.payload.plays(card, self, one.at):
                self.spares("modifier of others", ability=one.at.instance.label, subject=card)

    def change_of_payment(self, card: Obj) -> int:
        """How much more than its cost is paid for a card; below 0, less."""
        return self.sum_of(self.modifiers_of(card))

    def sum_of(self, modifiers: Sequence[Continuous]) -> int:
        """All that payment modifiers add or take away."""
        changes: list[int] = [one.payload.change(self, one.at) for one in modifiers]
        return sum(changes)

    def pay_in_full(self, player: str, amount: int, pay: Callable[[str, int], None] | None = None) -> None:
        """A cost is paid whole, or what it is for cannot be done."""
        self.must_not_lack_ink(player, amount)
        (pay or self.pay_ink)(player, amount)

    @guard("1.5.3", considered="enough ink asked")
    def must_not_lack_ink(self, player: str, amount: int) -> None:
        """What cannot be paid whole cannot be done."""
        if (there := len(self.ready_ink(player))) < amount:
            raise Illegal("not paid in full", player=player, amount=amount, paid=there)

    @rule("4.3.2.4", "5.2.3", machinery=True)
    def pay_ink(self, player: str, amount: int) -> None:
        """The ink of a card is paid by exerting as many ready cards of the inkwell."""
        self.exert_ink(player, amount)

    def pay_ink_of_ability(self, at: Resolution, amount: int) -> bool:
        """Pay the ink that an ability asks for, as its cost or while it resolves; whole or not at all."""
        used = isinstance(at.ability, Activated) and at.cause == "cost"
        total = self.total_of_ability(at.source, amount) if used else amount
        if self.lacks_ink(at.controller, total):
            return False
        (self.pay_activation_ink if used else self.pay_ink_in_effect)(at.controller, total)
        return True

    def lacks_ink(self, player: str, amount: int) -> bool:
        """A cost is paid whole or not at all, within an effect too; says so where it cannot be."""
        try:
            self.must_not_lack_ink(player, amount)
        except Illegal as illegal:
            words = {"player": player, "amount": amount}
            self.trace.stopped("not enough ink", words, illegal.clauses, clauses=illegal.clauses)
            return True
        return False

    @rule("4.4.3.3", procedure=True)
    def total_of_ability(self, source: Obj, cost: int) -> int:
        """What using an ability costs is its ink with every payment modifier."""
        changes = [one for one in self.payment_modifiers() if one.payload.uses(source, self, one.at)]
        total = max(0, cost + self.sum_of(changes))
        self.say("total of ability", card=source, cost=cost, total=total)
        return total

    def total_of_move(self, character: Obj, location: Obj) -> int:
        """What moving to a location costs is its move cost with every payment modifier."""
        cost = self.number(location, "move_cost")
        changes = [one for one in self.payment_modifiers() if one.payload.moves(character, location, self, one.at)]
        return self.modified_move(cost, location, self.sum_of(changes)) if changes else cost

    @rule("1.5.4", considered="move cost unchanged")
    def modified_move(self, cost: int, location: Obj, change: int) -> int:
        """A payment modifier changes what is paid and leaves the move cost as it is."""
        total = max(0, cost + change)
        self.say("total of move", card=location, cost=cost, total=total)
        return total

    @rule("4.4.3.4", "5.2.3", machinery=True)
    def pay_activation_ink(self, player: str, amount: int) -> None:
        """The ink of an ability is paid by exerting as many ready cards of the inkwell."""
        self.exert_ink(player, amount)

    @rule("1.5.2", "5.2.3", machinery=True)
    def pay_ink_in_effect(self, player: str, amount: int) -> None:
        """A cost may be paid while an effect resolves."""
        self.exert_ink(player, amount)

    def exert_ink(self, player: str, amount: int) -> None:
        """Exert so many ready cards of the inkwell."""
        ready = self.ready_ink(player)[:amount]
        with self.trace.under(self.say("pays ink", actor=player, player=player, amount=len(ready))):
            for one in ready:
                self.mark(one, "exerted", True)

    def ready_ink(self, player: str) -> list[Obj]:
        """The cards of an inkwell that can pay."""
        return [one for one in self.zone(player, "inkwell") if not one.mark("exerted")]

    @rule("4.3.6", considered="next modifier waits")
    def next_modifier_used(self, event: happenings.Play) -> None:
        """A modifier for the next card of a kind is spent by the first one played, whatever was paid for it."""
        card = self.played(event)
        for one in self.modifiers_of(card):
            if not one.payload.next_only:
                self.spares("for every card", ability=one.at.instance.label)
            elif one.id in self.state.floating:
                self.say("modifier used", card=card, ability=one.at.instance.label)
                self.state.sink(one.id)

    def modifiers_of(self, card: Obj) -> list[Continuous]:
        """The payment modifiers that are on and speak of playing this card."""
        speaking = (one for one in self.payment_modifiers() if one.payload.plays(card, self, one.at))
        return [
            one for one in speaking if self.is_field(one.at.source) or one.until or self.speaks_of_itself(one, card)
        ]

    @rule("4.3.6", considered="of something else")
    def speaks_of_itself(self, one: Continuous, card: Obj) -> bool:
        """A modifier of a card that is not in play works only where it speaks of playing that very card."""
        if one.at.source.id == card.id:
            self.spares("of this very card", subject=card)
            return True
        return False

    def payment_modifiers(self) -> Iterator[Continuous]:
        """Every payment modifier that is on."""
        for op in (PAY_LESS, PAY_MORE):
            yield from (one for one in self.continuous(op) if one.is_on(self))

    def played(self, event: Event) -> Obj:
        """The card that a «play» event speaks of, wherever it is now."""
        was = self.was(event.subject or 0)
        assert was is not None
        return self.card(was.label)
