"""Costs (5.2.22): paid before the activation is declared, all or nothing, and never given back."""

from collections.abc import Iterable, Iterator, Sequence

from judgekit.engine.effects.flow import OneOf
from judgekit.engine.effects.objects import Move, ToObjects
from judgekit.engine.event import Event
from judgekit.engine.model import Effect, Obj, Resolution
from judgekit.engine.rule import Illegal, applies, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.sending import BANISHED, Sending, where_to
from judgekit.games.yugioh.table import EXTRA_KINDS


def _sends(part: Effect, name: str) -> bool:
    return isinstance(part, Move | ToObjects) and part.target == name and part.kind in {"move", *BANISHED}


def paid_parts(cost: Iterable[Effect]) -> Iterator[Effect]:
    """The parts of a cost, those of each way of paying it too."""
    for one in cost:
        if isinstance(one, OneOf):
            yield from (part for way in one.one_of.values() for part in paid_parts(way))
        else:
            yield one


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

    def are_paid(self, proposed: Sequence[Event], done: Sequence[Event], at: Resolution) -> bool:
        """A card is sent, banished or returned where it comes to where the cost says."""
        if not super().are_paid(proposed, done, at):
            return False
        return at.paid_by != "cost" or not any(self._comes_elsewhere(one) for one in proposed)

    def _comes_elsewhere(self, event: Event) -> bool:
        to, now = where_to(event), self.state.objects.get(self.state.became.get(event.subject or 0, 0))
        if not to or now is None or now.zone.name == to:
            return False
        if now.zone.name == "removed":
            return self.token_pays_nothing(now)
        if to == "hand":
            return self.no_hand_takes_it(now)
        return to == "graveyard" and self.not_sent_there(now)

    @rule("5.2.22", "2.7.1", "2.8.1", considered="returned where the cost says")
    def no_hand_takes_it(self, obj: Obj) -> bool:
        """A cost that returns to the hand is not paid with what goes back to the Extra Deck."""
        self.say("no hand takes it", subject=obj)
        return True

    @rule("5.1.2.1", considered="no token pays")
    def token_pays_nothing(self, obj: Obj) -> bool:
        """A Token goes nowhere: a cost that sends, banishes or returns cards is not paid with one."""
        self.say("token pays nothing", subject=obj)
        return True

    @rule("5.2.22", considered="sent where the cost says")
    def not_sent_there(self, obj: Obj) -> bool:
        """A cost that sends to the Graveyard is what one does: what goes elsewhere instead has not been sent there."""
        self.say("cost goes elsewhere", subject=obj, to=obj.zone.name)
        return True

    def those_that_pay_nothing(self, wanted: Iterable[Obj], name: str, at: Resolution) -> dict[str, tuple[str, ...]]:
        """Of what is chosen to pay with, Tokens where the cost sends them somewhere, and whoever no hand takes."""
        cost = tuple(paid_parts(at.ability.cost))
        if at.cause != "cost" or at.paid_by != "cost" or not any(_sends(one, name) for one in cost):
            return {}
        found = {one.label: self.cited(("5.1.2.1",)) for one in wanted if self.is_kind(one, "token")}
        if any(isinstance(one, Move) and (one.target, one.to) == (name, "hand") for one in cost):
            found |= {one.label: self.cited(("5.2.22",)) for one in wanted if self.is_kind(one, *EXTRA_KINDS)}
        return found

    @applies(events.PayLife, "5.2.22")
    def apply_pay_life(self, event: events.PayLife) -> None:
        """Life Points that are paid are a cost, not damage."""
        self.count(str(event.player), "lp", -event.amount)

    @applies(events.Detach, "2.7.2.3.2")
    def apply_detach(self, event: events.Detach) -> None:
        """A detached material goes to the Graveyard."""
        self.send(self.subject(event), event)
