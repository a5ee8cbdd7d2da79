"""11.3: casting a Summon."""

from dataclasses import replace

from judgekit.engine.abilities import Resolves
from judgekit.engine.model import Instance, Obj, Resolution
from judgekit.engine.rule import Illegal, action, applies, guard, rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.announcing import kind_of
from judgekit.games.fftcg.deciding import Deciding
from judgekit.games.fftcg.payment import PAYMENT, InPoints, Paying, Payment

NOTHING = Resolves(())
GOES_TO = "#goes to"
FROM_ELSEWHERE = "cast from elsewhere"


class Casting(Deciding, Paying):
    """A Summon goes from the hand to the Stack and its cost is paid."""

    @action("cast", "11.3.1")
    def cast_summon(self, player: str, summon: Obj, discard: tuple[Obj, ...] = (), dull: tuple[Obj, ...] = ()) -> None:
        """A player casts a Summon of their hand."""
        self.phase_with_effects()
        self.has_priority(player)
        self.is_own_summon(player, summon)
        self.must_be_allowed(events.Cast(summon.id, player, summon.id, "action"), "may not be used", card=summon)
        with self.trace.under(self.say("casts", actor=player, card=summon)):
            self.goes_on_the_stack(player, summon, Payment(player, discard, dull))

    def goes_on_the_stack(self, player: str, summon: Obj, payment: Payment) -> None:
        """It is shown, decided and paid for; then it is cast."""
        instance = self.reveal_and_stack(player, summon)
        self.replace_on_stack(self.use_at_will(replace(instance, bound={PAYMENT: payment})))
        self.keeps_priority(player)
        self.cast_triggers(instance.source, resolving=False)

    @guard("15.1.1.7.1")
    def is_own_summon(self, player: str, summon: Obj) -> None:
        """What is cast is a Summon of one's own hand, unless a text lets it be cast from where it is."""
        there = summon.zone == (player, "hand", 0) or self.text_lets_cast(player, summon)
        if not there or "summon" not in self.types(summon):
            raise Illegal("no summon in hand", card=summon)

    def text_lets_cast(self, player: str, summon: Obj) -> bool:
        """Does a text name it as one that may be cast from elsewhere?"""
        return self.is_permitted(FROM_ELSEWHERE, player, summon) and self.cast_from_elsewhere(summon)

    @rule("2.1", "11.3.2", considered="cast from elsewhere")
    def cast_from_elsewhere(self, summon: Obj) -> bool:
        """A text may let a Summon be cast from another zone, be it the other player's."""
        self.say("cast from elsewhere", card=summon, zone=summon.zone.name)
        return True

    @rule("11.3.2", "15.1.1.7.1", considered="cast by an effect")
    def cast_by_effect(self, at: Resolution, summon: Obj, goes_to: str) -> bool:
        """What an effect casts goes on the Stack from where it is, with its choices; its own cost is not paid."""
        before = self.checkpoint()
        self.say("casts", actor=at.controller, card=summon)
        instance = self.reveal_and_stack(at.controller, summon)
        try:
            used = self.use_at_will(replace(instance, bound={GOES_TO: goes_to}))
        except Illegal:
            self.rewind(before)
            return self.not_cast(summon)
        self.replace_on_stack(used)
        self.next_is_played(instance.source)
        self.cast_triggers(instance.source, resolving=False)
        return True

    @rule("11.3.3", considered="cast by an effect in vain")
    def not_cast(self, summon: Obj) -> bool:
        """A Summon that cannot be cast, by an effect or not, stays where it was."""
        self.say("not cast", card=summon)
        return False

    def cost_paid(self, at: Resolution) -> bool:
        """A Summon that is cast costs what its card says, besides what its text asks for."""
        payment = at.bound.get(PAYMENT)
        if not payment or kind_of(at.instance) != "summon":
            return super().cost_paid(at)
        asked = self.parts_of_cost(at)
        if self.is_paid_otherwise(at):
            self.next_is_played(at.source)
            return self.pay_otherwise(payment, asked, at)
        points = [part for part in asked if isinstance(part, InPoints)]
        self.pay_summon(payment, self.state.objects[at.source.id], sum(part.points(self, at) for part in points))
        return self.pay([part for part in asked if part not in points], at)

    @rule("11.3.7.1", machinery=True)
    def pay_summon(self, payment: Payment, summon: Obj, more: int) -> None:
        """The whole cost of a Summon is paid at the same time, with the points that its text adds."""
        self.pay_for_card(payment, summon, more)

    @rule("11.3.2", "6.2.3")
    def reveals(self) -> None:
        """The card itself, shown to the opponent, goes on the Stack; whoever casts it controls it."""
        self.cite()

    def reveal_and_stack(self, player: str, summon: Obj) -> Instance:
        """The card moves to the Stack, with what it does when it resolves."""
        self.reveals()
        card = self.put(summon, "stack", player, controller=player)
        label, ability = self.summon_text(card)
        instance = Instance(self.state.fresh_id(), label, player, card, ability)
        self.onto_stack(instance)
        return instance

    def summon_text(self, card: Obj) -> tuple[str, Resolves]:
        """What a Summon does when it resolves, with its label."""
        found = ((label, one) for label, one in self.abilities(card) if isinstance(one, Resolves))
        return next(found, (card.label, NOTHING))

    @rule("11.3.8", considered="not cast yet")
    def cast_triggers(self, summon: Obj, *, resolving: bool) -> None:
        """With everything paid the Summon is cast, and what waits for a cast triggers at that moment."""
        if not resolving:
            self.do(events.Cast(summon.id, summon.controller, summon.id, "action"))

    @applies(events.Cancel, "11.3.2")
    def apply_cancel(self, event: events.Cancel) -> None:
        """The Summon is taken off the Stack with its effects undone, and its card leaves it."""
        card = self.subject(event)
        entry = next((one for one in self.state.stack if one.source.id == card.id), None)
        if entry is not None:
            self.state.off_stack(entry)
            self.summon_leaves_stack(entry)

    @rule("11.11.10", "7.10.1", machinery=True)
    def summon_leaves_stack(self, instance: Instance) -> None:
        """A Summon that has been on the Stack ends in its owner's Break Zone, unless an effect has moved it."""
        card = self.state.objects.get(instance.source.id)
        if card is not None and card.zone.name == "stack":
            self.say("leaves stack", card=card)
            self.put(card, str(instance.bound.get(GOES_TO, "break")))
