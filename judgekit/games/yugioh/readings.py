"""What the rulebook leaves open, or says in two ways."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from judgekit.engine.continuous import Continuous
from judgekit.engine.event import Event
from judgekit.engine.game import Game
from judgekit.engine.model import Effect, Obj, Resolution
from judgekit.engine.rule import Illegal, after, guard, rule
from judgekit.games.spoken import readings
from judgekit.games.yugioh import events
from judgekit.games.yugioh.attacks import Attacks
from judgekit.games.yugioh.falling import Falling
from judgekit.games.yugioh.included import said_by
from judgekit.games.yugioh.second_parts import Before


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
        if low <= level <= high:
            self.spares("level fits", level=level, low=low, high=high)
            return True
        return False


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


class ActivatedWithoutRoom(Game):
    """What is not said to be forbidden is allowed: only at the end it turns out that there is no place."""

    @guard("1.2.4.1", considered="used without room")
    def no_use_without_room(self, player: str) -> None:
        """The card is activated and resolves without bringing anybody."""


class AsFewAsThereAre(Game):
    """Nothing but a search asks for what is looked for on resolving, and what there is of it is enough."""

    @guard("2.13.4.1", considered="somebody to choose")
    def has_nobody_to_choose(self, at: Resolution) -> None:
        """It is activated all the same."""

    @rule("2.13.4.1", considered="as many as it says")
    def whole_or_nothing(self, wanted: int, there: int, at: Resolution) -> int:  # noqa: ARG002
        """It is done with those that there are."""
        return there


class DeckRunsOut(Game):
    """Nothing asks for the cards of a Deck before they are drawn."""

    @guard("2.13.4.1", considered="enough in the deck")
    def enough_in_the_deck(self, player: str, many: int, at: Resolution) -> None:
        """It is activated all the same."""


class PaidWhereverItGoes(Game):
    """Who has done what they could to pay has paid."""

    @rule("5.2.22", considered="paid wherever it goes")
    def not_sent_there(self, obj: Obj) -> bool:  # noqa: ARG002
        """It is paid wherever the card goes."""
        return False


class HeldFromPlayersAlone(Game):
    """A change of position is what a player does in the Main Phase."""

    def bans_by_text(self, event: Event) -> Iterator[Continuous]:
        """A text that does not say by what speaks of no effect."""
        found = super().bans_by_text(event)
        if event.kind != events.ChangePosition.kind or event.cause != "effect":
            return found
        return (one for one in found if one.payload.cause)


class SentAtOnce(Falling):
    """What has been destroyed is in the Graveyard."""

    def fall(self, agreed: Sequence[Event]) -> None:
        """They go as soon as it has been calculated."""
        self.come_about(agreed)


class FirstPartIsEnough(Game):
    """Nothing asks for what is only done if something else was."""

    @guard("2.13.4.1", considered="something for each part")
    def something_for_each_part(self, one: Effect, before: Before, at: Resolution) -> None:
        """It is activated all the same."""


class AllOrNobody(Game):
    """A text that brings several brings all of them or none."""

    @rule("1.2.4.1", considered="all or nobody")
    def as_many_as_fit(self, cards: Sequence[Obj], places: int) -> Sequence[Obj]:
        """Nobody comes where they do not all have a place."""
        return cards if len(cards) <= places else ()


class UpToNone(Game):
    """«Up to» so many is also none."""

    def fewest_of_up_to(self, at: Resolution) -> int:  # noqa: ARG002
        """Nobody need be taken."""
        return 0


class WouldMaybe(Game):
    """What an effect would do is whatever it may do."""

    def would_do(self, at: Resolution) -> Sequence[Effect]:
        """All of it, however it hangs on what is decided later."""
        return [one for one in said_by(at.ability) if isinstance(one, Effect)]


class FixedFirst(Game):
    """What fixes a number fixes the number to which the rest is added, whenever it came."""

    def in_order(self, effects: Sequence[Continuous]) -> Sequence[Continuous]:
        """What fixes it goes first."""
        return sorted(effects, key=lambda one: (one.op != "set", one.since))


class DiscardNoMore(Game):
    """With the last discard the turn is over."""

    @rule("3.3.8.1", considered="the discard ends the turn")
    def what_the_discard_sets_off(self) -> bool:
        """What it sets off is activated in the next turn."""
        return False


class NegatedSummonIsNone(Game):
    """A Summon that was negated was none."""

    def gives_the_summon_back(self) -> bool:
        """The one of the turn is still to be made."""
        return True


READINGS = readings(Path(__file__).with_suffix(".yaml"), globals())
