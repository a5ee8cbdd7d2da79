"""Cards that go at the same time: each goes as the others, still there, would have it go."""

from collections.abc import Sequence
from typing import TypeGuard

from judgekit.engine import happenings
from judgekit.engine.abilities import Would
from judgekit.engine.altered import altered
from judgekit.engine.at_once import Interruption
from judgekit.engine.event import Event
from judgekit.engine.events import Happened
from judgekit.engine.model import Ability
from judgekit.engine.rule import rule
from judgekit.games.yugioh.duel import Duel


class GoingTogether(Duel):
    """What says where others go says so of those that leave together with it."""

    _going: tuple[Interruption, ...] = ()

    def happen_together(self, agreed: Sequence[Event]) -> Sequence[Happened]:
        """Several events at once, each with what changes its way before any of them."""
        before, self._going = self._going, (*self._going, *self._that_redirect())
        try:
            return super().happen_together(agreed)
        finally:
            self._going = before

    def _that_redirect(self) -> tuple[Interruption, ...]:
        """Those whose condition holds now; it is not asked again."""
        found = ((label, self.viewpoint(obj, label, one), one) for obj, label, one in self.working() if _redirects(one))
        hold = (one for one in found if one[2].if_ is None or one[2].if_.holds(self, one[1]))
        return tuple(Interruption(label, at, altered(one, if_=None)) for label, at, one in hold)

    def interruptions(self, event: Event) -> list[Interruption]:
        """What would step in, with what has left a moment ago together with this card."""
        found = super().interruptions(event)
        if not self._going or not isinstance(event, happenings.Move):
            return found
        left = (one for one in self._going if self.live(one.at.source.id) is None)
        return [*found, *(one for one in left if self._redirected_it(one, event))]

    def _redirected_it(self, one: Interruption, event: Event) -> bool:
        return isinstance(one.does, Would) and self.steps_in(one.does, event, one.at) and self.lay_there_as_it_left()

    @rule("2.14.4.1", "2.15.3.1", "2.5.3.1", considered="lay there as it left")
    def lay_there_as_it_left(self) -> bool:
        """What lasts while its card lies face up holds for all that leaves in the moment in which that card does."""
        return True


def _redirects(ability: Ability) -> TypeGuard[Would]:
    """Is it a rule for where cards go, which nobody pays for or decides?"""
    if not isinstance(ability, Would):
        return False
    free = not (ability.cost or ability.do or ability.may or ability.once_per_turn)
    return free and set(ability.becomes or ()) == {"to"}
