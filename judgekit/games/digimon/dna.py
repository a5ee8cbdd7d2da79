"""DNA digivolution: what a card asks of two Digimon at once, and how both become one."""

from dataclasses import dataclass

from judgekit.engine.altered import altered
from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import ContinuousEffect
from judgekit.engine.fact import Unit
from judgekit.engine.filters import Filter
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.view import View
from judgekit.games.digimon.interruptive import SteppingIn
from judgekit.games.digimon.table import Table

DNA = "dna"


@dataclass(frozen=True)
class DnaFrom(ContinuousEffect):
    """Two Digimon may DNA digivolve into this card: {dna from: {name: X}, with: {name: Y}, cost: 0}.

    `blast`: in the Counter Timing, of a Digimon and a card of the hand.
    """

    dna_from: Filter
    with_: Filter
    cost: int = 0
    blast: bool = False

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """A requirement that the card prints besides its own."""
        return Continuous(0, DNA, DNA, at, payload=self)


class Joining(Table):
    """Two Digimon become one: what the reminder of DNA digivolution says, which the guide takes for known.

    The one that lies on top digivolves and goes on, as in every digivolution, where the guide does not speak of it: it
    does where one of the two was about to leave (15.11).
    """

    def join(self, top: Obj, partner: Obj) -> None:
        """The other one and its sources go under the new card, behind those of the first; it is unsuspended."""
        for one in self.links(partner):
            self.put(one, "trash")
        for one in (partner, *self.sources(partner)):
            self.put_under(one, top, top=False)
        self.mark(top, "suspended", False)
        stepping = self.state.fact(SteppingIn)
        if stepping:
            self.record(altered(stepping, joined=(*stepping.joined, Unit(top.unit))))
