"""Abilities on the Stack that others choose and cancel."""

from judgekit.engine.choice import Option
from judgekit.engine.model import Instance, Resolution
from judgekit.engine.rule import rule
from judgekit.games.fftcg.announcing import Announcing, kind_of


class Cancelling(Announcing):
    """An ability has no card on the Stack; it is chosen and cancelled by itself."""

    def choose_ability(self, at: Resolution, kind: str, whose: tuple[str, ...], name: str) -> bool:
        """Ask for one of those of a kind; none chooses itself."""
        found = [one for one in self.state.stack if self.is_meant(one, kind, whose) and one.id != at.instance.id]
        if not found:
            return False
        (taken,) = self.choose(at.controller, "target", name, [Option(one.label, one.id) for one in found])
        at.bound[name] = (taken.value,)
        self.say("chosen", actor=at.controller, chosen=[taken.key], ability=at.instance.label)
        return True

    def is_meant(self, one: Instance, kind: str, whose: tuple[str, ...]) -> bool:
        """Is it an ability of this kind, and of one of these players?"""
        return one.controller in whose and kind_of(one) in ({kind} if kind != "any" else {"action", "special", "auto"})

    @rule("11.11.5", "2.1", considered="nothing to cancel")
    def cancel_abilities(self, at: Resolution, name: str) -> bool:
        """Those that still wait are taken off the Stack with their effects undone."""
        waiting = [one for number in at.bound.get(name, ()) if (one := self.on_the_stack(number))]
        for one in waiting:
            self.say("cancel ability", ability=one.label)
            self.state.off_stack(one)
        return bool(waiting)
