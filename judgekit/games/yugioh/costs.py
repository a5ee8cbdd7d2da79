"""Costs (5.2.22): paid before the activation is declared, all or nothing, and never given back."""

from collections.abc import Sequence

from judgekit.engine.model import Ability, Effect, Resolution
from judgekit.engine.rule import Illegal, applies, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.sending import Sending

PAYING = "#paying"


class Costs(Sending):
    """Paying costs."""

    def pay(self, cost: Sequence[Effect], at: Resolution) -> bool:
        """Pay every part of a cost, or none; what pays it is no effect."""
        at.bound[PAYING] = True
        paid = super().pay(cost, at)
        del at.bound[PAYING]
        return paid

    @rule("5.2.22")
    def pay_to_activate(self, ability: Ability, at: Resolution) -> None:
        """Every cost is paid before the activation is declared; who cannot pay cannot activate."""
        cost = ability.cost
        if cost and not self.pay(cost, at):
            raise Illegal("cost not paid", ability=at.instance.label)

    @applies(events.PayLife, "5.2.22")
    def apply_pay_life(self, event: events.PayLife) -> None:
        """Life Points that are paid are a cost, not damage."""
        self.count(str(event.player), "lp", -event.amount)

    @applies(events.Detach, "2.7.2.3.2")
    def apply_detach(self, event: events.Detach) -> None:
        """A detached material goes to the Graveyard."""
        self.send(self.subject(event), event)
