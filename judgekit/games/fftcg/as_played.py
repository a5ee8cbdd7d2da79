"""11.4.3 to 11.4.5: what the player of a Character decides as it is played, besides what it costs."""

from dataclasses import dataclass, replace

from judgekit.engine.abilities import Activated
from judgekit.engine.event import Event
from judgekit.engine.events import Happened, Listener
from judgekit.engine.fact import Fact
from judgekit.engine.happenings import Play
from judgekit.engine.model import Instance, Obj, Resolution
from judgekit.games.fftcg.entering import Entering
from judgekit.games.fftcg.payment import PAYMENT, InPoints, Payment
from judgekit.games.fftcg.using import Using


@dataclass(frozen=True, slots=True)
class Decided(Fact):
    """What was decided of the card that is being played, by its label: names and what stands under them."""

    card: str
    names: tuple[tuple[str, object], ...]


class AsPlayed(Entering, Using):
    """Its way of being played is an ability with the window `play`; what triggers as it enters knows what was said."""

    def decide_as_played(self, payment: Payment, card: Obj) -> int | None:
        """Effects, numbers and shares are declared, and extra costs taken on or not; what is no points is paid now.

        None where what is paid in place of its cost is all that is paid.
        """
        label, way = self.way_of_playing(card)
        if way is None:
            return 0
        at = Resolution(Instance(0, label, payment.player, card, way), {PAYMENT: payment})
        self.choose_targets(at)
        asked = self.parts_of_cost(at)
        otherwise = self.is_paid_otherwise(at)
        points = [part for part in asked if isinstance(part, InPoints)]
        besides = [part for part in asked if part not in points]
        if not (self.pay_otherwise(payment, asked, at) if otherwise else self.pay(besides, at)):
            self.refuse_cost(at, payment.player)
        if otherwise:
            self.next_is_played(card)
        said = tuple((name, value) for name, value in at.bound.items() if name != PAYMENT)
        self.record(Decided(card.label, said))
        return None if otherwise else sum(part.points(self, at) for part in points)

    def way_of_playing(self, card: Obj) -> tuple[str, Activated | None]:
        """What its text says of how it is played; None where it says nothing."""
        ways = ((label, one) for label, one in self.abilities(card) if isinstance(one, Activated))
        return next(((label, one) for label, one in ways if one.activate == "play"), (card.label, None))

    def sees(self, listener: Listener, event: Event) -> bool:
        """Its conditions know what was decided."""
        return super().sees(self.knowing(listener, event), event)

    def trigger(self, listener: Listener, happened: Happened) -> Instance | None:
        """So does what it does."""
        return super().trigger(self.knowing(listener, happened.event), happened)

    def knowing(self, listener: Listener, event: Event) -> Listener:
        """An ability of the card that enters, with what was decided as that was played."""
        decided = self.state.fact(Decided)
        if decided is None or decided.card != listener.obj.label or not isinstance(event, Play):
            return listener
        return replace(listener, bound={**dict(decided.names), **listener.bound})

    def enter_the_field(self, player: str, card: Obj) -> None:
        """Once it has entered nothing that was decided is asked any more."""
        super().enter_the_field(player, card)
        self.erase(Decided)
