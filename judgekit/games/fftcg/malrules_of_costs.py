"""Rules of costs as people get them wrong: how they would play."""

from collections import Counter
from collections.abc import Collection

from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, guard, rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.payment import Paying, Payment
from judgekit.games.fftcg.using import Using
from judgekit.games.fftcg.warp import Warp


class LightGivesPoints(Paying):
    """Cards of Light and Darkness are discarded for points like any other."""

    @guard("11.2.1.1", considered="neither light nor dark")
    def gives_points(self, card: Obj) -> None:
        """Every card would do."""


class SparePointsAreFine(Paying):
    """Any number of points may be made in excess."""

    @guard("5.2.1.3.1")
    def nothing_to_spare(self, payment: Payment, made: int, amount: int) -> None:  # noqa: ARG002
        """Only too few points would be wrong."""
        if made < amount:
            raise Illegal("too few points", made=made, cost=amount)


class AnyElementWillDo(Paying):
    """A card of two Elements gives a point of each, so that one discard is enough for both."""

    @guard("5.2.1.2", "5.2.1.2/nota-1")
    def own_elements(self, made: Counter[str], elements: Collection[str]) -> None:
        """One of the Elements would be enough."""
        if elements and not any(made[one] for one in elements):
            raise Illegal("element missing", element=min(elements))


class MonstersWait(Using):
    """A Monster waits a turn before it uses its Dull icon."""

    @rule("11.6.2.2", "15.2.2.3")
    def long_enough_for_action(self, card: Obj) -> None:
        """Only Haste would help."""
        if card.mark("new") and not self.has(card, "Haste"):
            raise Illegal("just entered", card=card)


class OnePointOfEach(Paying):
    """A card of two Elements that is discarded gives a point of each."""

    @rule("5.2.1.3/nota-1")
    def both_of_one_element(self, player: str, card: Obj) -> tuple[str, ...]:
        """One and one."""
        found = tuple(sorted(self.elements(card)))
        return found[:2] if len(found) > 1 else (self.one_element(player, card),) * 2


class ReductionWaivesElements(Paying):
    """A card of several Elements whose cost is reduced is paid with fewer points than it has Elements."""

    @rule("5.2.1.2/nota-1", considered="one point of each element")
    def one_of_each_at_least(self, cost: int, elements: frozenset[str]) -> int:  # noqa: ARG002
        """Whatever is left of its cost."""
        return cost


class NewBackupsWait(Paying):
    """A Backup gives no point in the turn in which it enters."""

    @rule("5.2.3.1.1.3")
    def dulled_for_cp(self, player: str, backup: Obj) -> str:
        """It would have to wait, like a Forward that attacks."""
        if backup.mark("new") or backup.mark("dull") or backup not in self.field(player):
            raise Illegal("no active backup", card=backup)
        return self.one_element(player, backup)


class SpecialNeedsTheSameCard(Using):
    """A special ability is paid with another copy of the very same card."""

    @rule("11.7.1", "11.7.1/nota-1")
    def discard_same_name(self, payment: Payment, source: Obj) -> None:
        """The name would not be enough."""
        card = payment.same_name
        if card is None or card.card != source.card:
            raise Illegal("same name needed", card=source)
        self.do(events.Discard(card.id, payment.player, cause="cost"))


class WarpCostsMoreToo(Warp):
    """What makes a card cost more makes its Warp cost more."""

    @rule("15.2.7.3", considered="warp is not playing")
    def warp_costs_the_same(self, card: Obj) -> bool:  # noqa: ARG002
        """It would be a way of playing it."""
        return False
