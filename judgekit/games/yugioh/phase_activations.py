"""What chapter 3.3 lets be activated in each Phase, besides what each kind of card says of itself."""

from judgekit.engine.abilities import StateTriggered, Triggered
from judgekit.engine.effects.continuous import Later
from judgekit.engine.rule import Illegal, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.links import Link
from judgekit.games.yugioh.negation import Negation


class PhaseActivations(Negation):
    """The other possible actions of each Phase."""

    def fits_the_phase(self, link: Link, speed: int) -> None:
        """Is this the Phase for it? Raises Illegal where not; what triggers waits for no Phase but its own."""
        if isinstance(link.ability, Triggered | StateTriggered | Later):
            self.effect_of_a_phase(link)
        elif not self.phase_lets(speed):
            raise Illegal("not in this phase", ability=link.label)

    def effect_of_a_phase(self, link: Link) -> None:
        """The clause of the Phase whose beginning triggered an effect."""
        if isinstance(link.event, events.Phase) and self.phase in {"standby", "end"}:
            self.effect_of_the_standby_phase() if self.phase == "standby" else self.effect_of_the_end_phase()

    @rule("3.3.3.2.1", "3.3.3.1")
    def effect_of_the_standby_phase(self) -> None:
        """Effects that happen in the Standby Phase are activated and resolved in it."""
        self.cite()

    @rule("3.3.8.2", "3.3.8.1")
    def effect_of_the_end_phase(self) -> None:
        """So are, in the End Phase, those that say so."""
        self.cite()

    def phase_lets(self, speed: int) -> bool:
        """Does the Phase let its player activate cards and effects of this Spell Speed? Before the Duel none does."""
        by_phase = {
            "draw": self.draw_phase_lets,
            "standby": self.standby_phase_lets,
            "main 1": self.main_phase_1_lets,
            "battle": self.battle_phase_lets,
            "main 2": self.main_phase_2_lets,
            "end": self.end_phase_lets,
        }
        return self.phase in by_phase and by_phase[self.phase](speed)

    @rule("3.3.2.4.1")
    def draw_phase_lets(self, speed: int) -> bool:
        """After the draw Traps, Quick-Play Spells and the like may be activated."""
        return self._lets(speed > 1)

    @rule("3.3.3.3.1")
    def standby_phase_lets(self, speed: int) -> bool:
        """Traps, Quick-Play Spells and the like may be activated in the Standby Phase."""
        return self._lets(speed > 1)

    @rule("3.3.4.5.1")
    def main_phase_1_lets(self, speed: int) -> bool:  # noqa: ARG002
        """In Main Phase 1 any card or effect is activated, as often as its costs can be paid."""
        return self._lets(True)

    @rule("3.3.5.4")
    def battle_phase_lets(self, speed: int) -> bool:
        """Traps and Quick-Play Spells may be activated in the Battle Phase."""
        return self._lets(speed > 1)

    @rule("3.3.7.2")
    def main_phase_2_lets(self, speed: int) -> bool:  # noqa: ARG002
        """Main Phase 2 lets any card or effect be activated too."""
        return self._lets(True)

    @rule("3.3.8.3")
    def end_phase_lets(self, speed: int) -> bool:
        """Traps and Quick-Play Spells may be activated in the End Phase."""
        return self._lets(speed > 1)

    def _lets(self, allowed: bool) -> bool:
        if allowed:
            self.cite()
        return allowed
