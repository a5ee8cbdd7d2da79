"""What a card says must be done if able: be chosen, be challenged, challenge, quest."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from judgekit.engine import happenings
from judgekit.engine.abilities import Pattern
from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import END_OF_TURN, ContinuousEffect
from judgekit.engine.event import Event
from judgekit.engine.filters import Filter, Target
from judgekit.engine.game import Game
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import Illegal, rule
from judgekit.engine.view import View

MUST = "must"


@dataclass(frozen=True)
class Must(ContinuousEffect):
    """It must be this if able: {must: {event: challenged}}; for `choose` and `challenged` others are out of reach."""

    must: Pattern
    on: Target | None = None
    until: str = END_OF_TURN

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """An obligation."""
        reach = self.on if isinstance(self.on, Filter) else None
        return Continuous(0, MUST, self.must.event, at, payload=self.must, reach=reach)


class Obligations(Game):
    """A card's text beats the rules that leave a choice free."""

    def demand_of(self, event: Event) -> Continuous | None:
        """The text by which this event, and none like it, must happen."""
        found = self.continuous(MUST, event.kind)
        return next((one for one in found if self.is_about(one, event)), None)

    def demanded(self, player: str, wanted: Iterable[Obj], at: Resolution) -> tuple[Obj, ...]:
        """Those that a player who chooses has to choose, because a text says so and nothing keeps them from it."""
        if not any(self.continuous(MUST, "choose")):
            return ()
        return self.must_choose(player, tuple(wanted), at)

    @rule("1.2.1")
    def must_choose(self, player: str, wanted: Sequence[Obj], at: Resolution) -> tuple[Obj, ...]:
        """The text of a card goes before the rule that leaves the choice free, for whoever it speaks of."""
        events = ((one, happenings.Choose(one.id, player, at.source.id)) for one in wanted)
        found = tuple(one for one, event in events if self.demand_of(event) and self.prohibition(event) is None)
        if found:
            self.cite()
        for one in self.continuous(MUST, "choose"):
            self.spares("does not oblige", ability=one.at.instance.label, player=player)
        return found

    def is_able(self, check: Callable[[], None]) -> bool:
        """Would a check let it pass? Nothing that it says or does is left."""
        before = self.checkpoint()
        try:
            check()
        except Illegal:
            return False
        finally:
            self.rewind(before)
        return True
