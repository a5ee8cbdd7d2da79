"""What the rulebook leaves open, or says in two ways."""

from pathlib import Path

from judgekit.engine.game import Game
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, after, guard, rule
from judgekit.games.spoken import readings
from judgekit.games.yugioh import events
from judgekit.games.yugioh.attacks import Attacks


class EffectAlone(Game):
    """The table of the example: what is negated is the effect."""

    @rule("4.6.2")
    def negated_part(self, part: str) -> str:  # noqa: ARG002
        """Whatever the card says, the effect alone is negated and the card was activated."""
        self.cite()
        return "effect"


class ScalesIncluded(Game):
    """The bounds of the Scales count."""

    @rule("2.6.5.3", considered="does the level fit")
    def scales_include(self, level: int, low: int, high: int) -> bool:
        """Between the Scales, the Scales themselves included."""
        return low <= level <= high


class XyzAtAnyMoment(Game):
    """Word by word: any moment."""

    @guard("2.7.1", considered="a moment for an xyz summon")
    def moment_for_xyz(self, player: str) -> None:
        """Any moment of one's own turn when one controls the materials."""
        if player != self.turn_player:
            raise Illegal("not the turn player", player=player)


class QuickPlayOnlySet(Game):
    """What is not said is not allowed."""

    @guard("2.14.7.1", considered="quick-play from where it is")
    def quick_play_from_hand(self, player: str, card: Obj) -> None:  # noqa: ARG002
        """A Quick-Play Spell must have been Set, whoever's turn it is."""
        raise Illegal("quick-play from hand", subject=card)


class ReplayByEitherField(Attacks):
    """The field of either player may change."""

    @after(events.SpecialSummon, "3.3.6.1", considered="no replay by arriving")
    def monster_appears(self, event: events.SpecialSummon) -> None:  # noqa: ARG002
        """A monster that comes to either side before the Damage Step gives a replay."""
        if self.stage == "declared":
            self.replay_is_due()
            self.cite()


READINGS = readings(Path(__file__).with_suffix(".yaml"), globals())
