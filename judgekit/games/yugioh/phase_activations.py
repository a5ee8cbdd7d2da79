"""What chapter 3.3 lets be activated in each Phase, besides what each kind of card says of itself."""

from judgekit.engine.abilities import StateTriggered, Triggered
from judgekit.engine.effects.continuous import Later
from judgekit.engine.rule import Illegal, rule
from judgekit.games.yugioh.links import Link
from judgekit.games.yugioh.negation import Negation
from judgekit.games.yugioh.spell_speed import FAST


class PhaseActivations(Negation):
    """The other possible actions of each Phase."""

    def fits_the_phase(self, link: Link, speed: int) -> None:
        """Is this the Phase for it? Raises Illegal where not; what triggers waits for no Phase but its own."""
        waited = isinstance(link.ability, Triggered | StateTriggered | Later)
        if not waited and not self.phase_lets(speed):
            raise Illegal("not in this phase", ability=link.label)

    def phase_lets(self, speed: int) -> bool:
        """Does the Phase let its player activate cards and effects of this Spell Speed?"""
        by_phase = {
            "draw": self.draw_phase_lets,
            "standby": self.standby_phase_lets,
            "main 1": self.main_phase_1_lets,
            "battle": self.battle_phase_lets,
            "main 2": self.main_phase_2_lets,
            "end": self.end_phase_lets,
        }
        return self.phase in by_phase and by_phase[self.phase](speed)

    @rule("3.3.2.4.1", considered="phase lets only the fast")
    def draw_phase_lets(self, speed: int) -> bool:
        """After the draw Traps, Quick-Play Spells and the like may be activated."""
        return self._if_fast(speed)

    @rule("3.3.3.3.1", considered="phase lets only the fast")
    def standby_phase_lets(self, speed: int) -> bool:
        """Traps, Quick-Play Spells and the like may be activated in the Standby Phase."""
        return self._if_fast(speed)

    @rule("3.3.4.5.1", machinery=True)
    def main_phase_1_lets(self, speed: int) -> bool:  # noqa: ARG002
        """In Main Phase 1 any card or effect is activated, as often as its costs can be paid."""
        self.cite()
        return True

    @rule("3.3.5.4", considered="phase lets only the fast")
    def battle_phase_lets(self, speed: int) -> bool:
        """Traps and Quick-Play Spells may be activated in the Battle Phase."""
        return self._if_fast(speed)

    @rule("3.3.7.2", machinery=True)
    def main_phase_2_lets(self, speed: int) -> bool:  # noqa: ARG002
        """Main Phase 2 lets any card or effect be activated too."""
        self.cite()
        return True

    @rule("3.3.8.3", considered="phase lets only the fast")
    def end_phase_lets(self, speed: int) -> bool:
        """Traps and Quick-Play Spells may be activated in the End Phase."""
        return self._if_fast(speed)

    def _if_fast(self, speed: int) -> bool:
        if speed < FAST:
            return False
        self.cite()
        return True
