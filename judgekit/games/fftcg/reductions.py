"""11.3.5 and 11.4.4: what texts make a card cheaper or dearer to play, which leaves its own cost as it is."""

from dataclasses import dataclass

from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import END_OF_TURN
from judgekit.engine.effects.payments import PAY_LESS, PAY_MORE, Less, More
from judgekit.engine.filters import Filter
from judgekit.engine.model import Amount, Obj
from judgekit.games.fftcg.table import Table


@dataclass(frozen=True)
class PayLess(Less):
    """Playing your cards costs less: {pay less: 2, for: {type: forward}, next only: yes}; their own cost is the same.

    `down to` says below what it does not take it.
    """

    pay_less: int | Amount
    for_: Filter
    down_to: int | None = None
    next_only: bool = False
    until: str = END_OF_TURN


@dataclass(frozen=True)
class PayMore(More):
    """Playing cards costs more: {pay more: 1, for: {type: summon, controller: opponent}}."""

    pay_more: int | Amount
    for_: Filter
    until: str = END_OF_TURN


class Reductions(Table):
    """How much is paid for a card."""

    def cost_of_playing(self, card: Obj) -> int:
        """Its cost, with all that is taken off it or put on; what may not go below a number is taken off last."""
        cost = self.number(card, "cost")
        for one in sorted(self.modifiers_of(card), key=_floor):
            changed = cost + one.payload.change(self, one.at)
            cost = max(changed, min(cost, _floor(one))) if _floor(one) else changed
        return cost

    def modifiers_of(self, card: Obj) -> list[Continuous]:
        """What changes what is paid for this card."""
        there = [*self.continuous(PAY_LESS), *self.continuous(PAY_MORE)]
        return [one for one in there if one.is_on(self) and one.payload.plays(card, self, one.at)]

    def next_is_played(self, card: Obj) -> None:
        """What speaks of the next card alone has been used."""
        for one in self.modifiers_of(card):
            if one.payload.next_only and one.id in self.state.floating:
                self.say("modifier used", card=card, ability=one.at.instance.label)
                self.state.sink(one.id)


def _floor(one: Continuous) -> int:
    return getattr(one.payload, "down_to", None) or 0
