"""Costs (5.2.22): paid before the activation is declared, all or nothing, and never given back."""

from judgekit.engine.model import Resolution
from judgekit.engine.rule import Illegal, applies, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.sending import Sending


class Costs(Sending):
    """Paying costs."""

    def cost_paid(self, at: Resolution) -> bool:
        """Its cost is paid, whole."""
        if at.ability.cost:
            self.pay_to_activate(at)
        return True

    @rule("5.2.22")
    def pay_to_activate(self, at: Resolution) -> None:
        """Every cost is paid before the activation is declared; who cannot pay cannot activate."""
        if not self.pay(at.ability.cost, at):
            raise Illegal("cost not paid", ability=at.instance.label)

    @applies(events.PayLife, "5.2.22")
    def apply_pay_life(self, event: events.PayLife) -> None:
        """Life Points that are paid are a cost, not damage."""
        self.count(str(event.player), "lp", -event.amount)

    @applies(events.Detach, "2.7.2.3.2")
    def apply_detach(self, event: events.Detach) -> None:
        """A detached material goes to the Graveyard."""
        self.send(self.subject(event), event)
