"""Rules as people commonly get them wrong: the belief, the clauses that it breaks, and how they would play."""

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from judgekit.engine.at_once import Interruption
from judgekit.engine.event import Event
from judgekit.engine.events import Listener
from judgekit.engine.model import Instance, Obj, Resolution, Wanted, Zone
from judgekit.engine.rule import check, guard, rule
from judgekit.engine.state import Bucket
from judgekit.games.digimon import events
from judgekit.games.digimon.activation import Activation
from judgekit.games.digimon.attack import Attacks
from judgekit.games.digimon.attack_steps import AttackSteps
from judgekit.games.digimon.existence import Existence
from judgekit.games.digimon.interruptive import Interruptive
from judgekit.games.digimon.leaving import Leaving
from judgekit.games.digimon.parts import Parts
from judgekit.games.digimon.pending import Pending
from judgekit.games.digimon.piles import Piles
from judgekit.games.digimon.playing import Playing, colors_of
from judgekit.games.digimon.rule_check import RuleCheck
from judgekit.games.digimon.security import Security
from judgekit.games.spoken import malrules


class TriggersPause(Pending):
    """What triggers is activated on the spot, in the middle of whatever triggered it."""

    @rule("1.4")
    def await_(self, instance: Instance) -> None:
        """Nothing waits while something is being activated."""
        if self.state.running:
            self.resolve(instance)
        else:
            super().await_(instance)


class TurnBeforeNewness(Pending):
    """Everything of the turn player goes before anything of the opponent."""

    @rule("2.1")
    def newer_first(self, oldest: int, newest: int) -> int:  # noqa: ARG002 - it looks at whose they are
        """Whose it is weighs more than how new it is."""
        first: Bucket = min(self.state.waiting, key=lambda one: (one[1], one[0]))
        return int(first[0])


class OldestFirst(Pending):
    """What has triggered first goes first."""

    @rule("3.1")
    def newer_first(self, oldest: int, newest: int) -> int:  # noqa: ARG002 - the one that does go first
        """A queue."""
        return oldest


class TriggersByTheClock(Pending):
    """Each Trigger of one effect is newer than the one before."""

    @rule("13.1")
    def one_moment(self, by_the_clock: Bucket, own: Bucket, labels: tuple[str, str]) -> Bucket:  # noqa: ARG002
        """By the event and not by the moment."""
        return by_the_clock


class CardsDoNotSeeThemselves(Pending):
    """A card never counts itself."""

    @rule("12.1")
    def sees_itself(self, instance: Instance) -> bool:  # noqa: ARG002
        """As if every text said «other»."""
        return False


class TriggeredMeansActivated(Existence):
    """What has triggered is activated whatever becomes of its card."""

    @rule("4.1")
    def is_gone(self, instance: Instance) -> bool:  # noqa: ARG002
        """Nothing is lost."""
        return False


class DeletedMeansActivated(Existence):
    """An On Deletion effect is activated wherever its card is by then."""

    @rule("4.4")
    def has_left_trash(self, instance: Instance) -> bool:  # noqa: ARG002
        """The trash does not matter."""
        return False


class SourcesOwnTheirEffects(Existence):
    """An inherited effect looks at the card on which it is printed."""

    @rule("4.5")
    def top_owns_it(self, printed: Obj | None, instance: Instance) -> Obj | None:  # noqa: ARG002
        """The source and not the top card."""
        return printed


class LeavingCutsOff(Existence):
    """An effect stops as soon as its card leaves."""

    @rule("5.1")
    def goes_on(self, instance: Instance) -> bool:  # noqa: ARG002
        """What was left of it is not done."""
        return False


class NewcomersSeeTheTrigger(Existence):
    """An effect that appears while another one of its Trigger is activated joins in."""

    @rule("6.1")
    def came_too_late(self, instance: Instance) -> bool:  # noqa: ARG002
        """As if it had been there."""
        return False


class PiercingIsCheckedAgain(AttackSteps):
    """Piercing must still be there when security would be checked."""

    @rule("5.4", considered="no right to check")
    def after_battle(self) -> None:
        """No keyword, no check."""
        attacker = self.attacker
        if self.attack.pierced and attacker and self.has(attacker, "Piercing"):
            self.stand("check")


class NoCounterWithoutAttacker(AttackSteps):
    """Where the attacker is gone the Counter Timing does not happen."""

    @rule("14.3.1")
    def counter_timing(self) -> None:
        """Straight on to the end."""
        if self.attacker is not None:
            super().counter_timing()
        else:
            self.stand("ending")


class EndedAttacksTakeAllAlong(AttackSteps, Pending):
    """Ending the attack takes the effects that it had triggered away."""

    @rule("14.6.1", considered="no attack to end")
    def end_the_attack(self, ability: str) -> bool:
        """What waited for the attack is lost."""
        for bucket, instances in tuple(self.state.waiting.items()):
            for one in tuple(instances.values()):
                if self.trigger_of(one) == "attack":
                    self.state.take(bucket, one)
        return super().end_the_attack(ability)


class DecliningSpends(Activation):
    """To decline a once-per-turn effect is to have used it."""

    @rule("7.1")
    def wants(self, at: Resolution) -> bool:
        """Spent either way."""
        wanted = super().wants(at)
        if not wanted and at.ability.once_per_turn:
            self.use_up(at.instance.label)
        return wanted


class PrivateCardsMustBeShown(Activation):
    """Who has the card that is asked for must use it."""

    @rule("7.5", considered="private card")
    def private_card_is_optional(self, zones: Collection[str]) -> bool:  # noqa: ARG002
        """Mandatory, as it does not say «may»."""
        return False


class FailingSpends(Activation):
    """An effect whose condition fails is used up."""

    @rule("8.2")
    def not_activated(self, instance: Instance) -> None:
        """As if it had been activated."""
        self.use_up(instance.label)


class IfMeansWhen(Pending):
    """An «if» is looked at when the effect would trigger."""

    @rule("9.1")
    def await_(self, instance: Instance) -> None:
        """False then, false for good."""
        condition = instance.ability.condition
        if condition is None or condition.holds(self, Resolution(instance)):
            super().await_(instance)


class UpToAllowsNone(Activation):
    """«Up to» may be none."""

    @rule("10.1")
    def choose_up_to(self, wanted: Wanted) -> tuple[Obj, ...]:
        """Zero is a number too."""
        return super(Activation, self).ask_for(wanted)


class DeDigivolveTakesThemAll(Piles):
    """De-Digivolve trashes exactly the number that it says."""

    @rule("10.2")
    def counts_to_trash(self, most: int) -> tuple[int, ...]:
        """All of them or as many as there are."""
        return (most,) if most else ()


class TotalsAreFilled(Activation):
    """All that fits into a total must be chosen."""

    @rule("10.5")
    def least_of_total(self, taken: list[Obj]) -> int:  # noqa: ARG002
        """One more, as long as any fits."""
        return 1


class ThenNeedsTheFirstPart(Parts):
    """What follows «then» is done only if the part before it was."""

    @rule("11.1")
    def still_does(self, at: Resolution) -> bool:  # noqa: ARG002
        """No first part, no second one."""
        return False


class TryingPays(Activation):
    """To try to pay a cost is enough."""

    @rule("11.3")
    def trying_is_not_enough(self, at: Resolution) -> bool:  # noqa: ARG002
        """Paid or not, the effect is done."""
        return False


class NewcomersAttack(Attacks):
    """A Digimon attacks in the turn in which it was played."""

    @guard("15.2", considered="not played this turn")
    def obeys_limits(self, attacker: Obj, ignoring: tuple[str, ...]) -> None:
        """No limit."""


class AttacksInsideAttacks(Attacks):
    """A second effect declares its attack while the first one is open."""

    @rule("15.9")
    def second_attack(self, attacker: Obj) -> bool:
        """It is declared on the spot, against the player."""
        stands = not attacker.mark("suspended")
        self.declare(attacker, self.opponent(attacker.controller), ignoring=self.permissions, suspend=stands)
        return True


class DigiEggsAreDeleted(RuleCheck):
    """A pile that has become a Digi-Egg is deleted."""

    @check("16.4")
    def no_printed_dp(self) -> Iterator[Event]:
        """With its On Deletion effects."""
        for event in super().no_printed_dp():
            yield events.Delete(event.subject, event.player, cause="rule")


class PreventedMeansOver(Interruptive):
    """Once one effect has stopped the event the others are gone."""

    @rule("17.6")
    def others_step_in_too(self, left: Sequence[Interruption]) -> bool:  # noqa: ARG002
        """There is nothing left to step in on."""
        return False


class UnderACardIsNotAway(Leaving):
    """A card that goes under another one has not left the battle area."""

    @rule("18.7.5")
    def leaves_to_go_under(self, to: str, card: Obj) -> bool:  # noqa: ARG002
        """It is still on the table."""
        return False


class OverflowLooksAtTheBattleArea(Piles):
    """Overflow happens whenever the card leaves the battle area."""

    @rule("18.8")
    def leaves_safety(self, origin: Zone, to: Zone) -> bool:
        """Under another card too."""
        leaves = origin.name == "battle" and to.name != "battle"
        if leaves:
            self.cite()
        return leaves


class SourcesLendTheirColors(Playing):
    """The cards under a Digimon lend their colors to Options."""

    @guard("18.4")
    def colors_are_there(self, player: str, card: Obj) -> None:
        """As if they were in the battle area."""
        under = [one for top in self.field(player) for one in self.sources(top)]
        lent = frozenset(str(color) for one in under for color in colors_of(self, one))
        if not colors_of(self, card) <= lent:
            super().colors_are_there(player, card)


class TokensAreNotSent(Parts):
    """A Token that leaves the game was not sent anywhere."""

    @rule("22.5")
    def counts_as_sent(self) -> bool:
        """It is not there."""
        return False


class PiercingWins(AttackSteps, Security):
    """Piercing wins the game where there is no security left."""

    @rule("14.5.10")
    def pierces_nothing(self) -> None:
        """As an attack on the player would."""
        if (attacker := self.attacker) is not None:
            self.strike(attacker)


class ChecksInsideEffects(Parts, RuleCheck):
    """What may not exist is removed in the middle of an effect."""

    @rule("16.9")
    def no_check_inside(self, at: Resolution) -> None:  # noqa: ARG002
        """At once."""
        self.check_rules()


class ReactionsOfWhoPlays(Playing):
    """What reacts to a Digimon played looks at whose effect plays it."""

    @rule("21.7")
    def reacts_to_its_side(self, listener: Listener, event: Event) -> bool:
        """Not at the side on which it enters."""
        source = self.was(event.source)
        return source is not None and listener.obj.controller == source.controller


MALRULES = malrules(Path(__file__).with_suffix(".yaml"), globals())
