"""Rules as people commonly get them wrong: what they believe, what clauses it breaks, and how they would play."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from judgekit.engine import happenings
from judgekit.engine.event import Event
from judgekit.engine.model import Instance, Obj
from judgekit.engine.rule import Illegal, applies, check, forbids, guard, rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.announcing import Announcing
from judgekit.games.fftcg.attacking import Attacking
from judgekit.games.fftcg.auto_abilities import AutoAbilities
from judgekit.games.fftcg.blocking import Blocking
from judgekit.games.fftcg.combat import Combat
from judgekit.games.fftcg.damage import Damaging
from judgekit.games.fftcg.entering import Entering
from judgekit.games.fftcg.limit_break import LimitBreak
from judgekit.games.fftcg.payment import Paying, Payment
from judgekit.games.fftcg.priority import Priority
from judgekit.games.fftcg.resolving import Resolving
from judgekit.games.fftcg.rule_processes import RuleProcesses
from judgekit.games.fftcg.turn import TurnFrame
from judgekit.games.fftcg.using import Using
from judgekit.games.spoken import malrules


class NoPowerBreaks(RuleProcesses):
    """A Character without Power is broken, so that what cannot be broken stays."""

    @check("12.4.4", considered="nobody goes for power")
    def no_power(self) -> Iterator[Event]:
        """The same Characters, broken."""
        yield from (events.Break(one.subject, one.player, cause=one.cause) for one in self.without_power())


class SourceGoneAbilityGone(Resolving):
    """An ability on the Stack ends when its source leaves the field."""

    @rule("6.4.2", "11.5.5", "11.5.6", "11.11.4", "11.11.7")
    def outlives_its_source(self, instance: Instance) -> bool:  # noqa: ARG002
        """It would need its source."""
        return False


class SelectingIsChoosing(Announcing):
    """What cannot be chosen cannot be selected either."""

    @rule("11.3.3", "11.11.5.1")
    def may_be_selected(self) -> bool:
        """There would be no difference."""
        return False


class TheRestStillHappens(Resolving):
    """A Summon that lost its target still does what needs none."""

    @rule("11.3.9", "11.11.2")
    def summon_fails(self, instance: Instance) -> bool:  # noqa: ARG002
        """It would never be cancelled."""
        return False


class OneLostTargetCancels(Resolving):
    """A Summon that lost one of its targets does nothing."""

    @rule("11.3.9", "11.11.2")
    def summon_fails(self, instance: Instance) -> bool:
        """All the targets would be needed."""
        legal = self.legal_targets(instance)
        return any(instance.bound.get(name) != ids for name, ids in legal.items())


class ConditionLooksOnce(AutoAbilities):
    """The condition of an auto-ability counts only when it triggers."""

    @rule("11.11.3")
    def condition_failed(self, instance: Instance) -> bool:  # noqa: ARG002
        """It would not be looked at again."""
        return False


class LightGivesPoints(Paying):
    """Cards of Light and Darkness are discarded for points like any other."""

    @guard("11.2.1.1", considered="neither light nor dark")
    def gives_points(self, card: Obj) -> None:
        """Every card would do."""


class SparePointsAreFine(Paying):
    """Any number of points may be made in excess."""

    @guard("5.2.1.3.1")
    def nothing_to_spare(self, payment: Payment, made: int, amount: int) -> None:  # noqa: ARG002
        """Only too few points would be wrong."""
        if made < amount:
            raise Illegal("too few points", made=made, cost=amount)


class AnyElementWillDo(Paying):
    """A card of two Elements gives a point of each, so that one discard is enough for both."""

    @guard("5.2.1.2", "5.2.1.2/nota-1")
    def own_elements(self, made: Counter[str], elements: frozenset[str]) -> None:
        """One of the Elements would be enough."""
        if elements and not any(made[one] for one in elements):
            raise Illegal("element missing", element=min(elements))


class EachMemberHurts(Combat):
    """An unblocked party deals one point for each of its members."""

    @rule("10.1.4.1", "10.1.4.1/nota-1")
    def unblocked(self, attacker: Obj) -> None:
        """As many points as attackers."""
        points = len(self.attackers())
        self.do(events.DamagePlayer(None, self.opponent(self.turn_player), attacker.id, "battle", amount=points))


class EveryMemberMustBeBlockable(Blocking):
    """Whoever blocks a party must be able to block all its members."""

    @rule("15.1.1.9.6", "10.1.3.1.2")
    def unblockable_by(self, blocker: Obj) -> tuple[str, ...]:
        """One that cannot be blocked would be enough."""
        free = all(self.can_be_blocked(one, blocker) for one in self.attackers())
        return () if free else self.trace.clauses


class OneFirstStrikeIsEnough(Combat):
    """A party has First Strike if one of its members does."""

    @rule("15.2.3.2", "15.2.3.4", "15.1.1.9.7")
    def strike_first(self, attackers: tuple[Obj, ...], blocker: Obj) -> tuple[Obj, ...]:
        """All of them would strike with it."""
        together = attackers if any(self.has(one, "First Strike") for one in attackers) else ()
        found = (*together, *((blocker,) if self.has(blocker, "First Strike") else ()))
        if found:
            self.say("strike first", cards=list(found))
        return found


class BraveAttacksAgain(Attacking):
    """A Forward with Brave attacks as often as its player likes."""

    @guard("15.2.1.2")
    def brave_attacks_once(self, attacker: Obj) -> None:
        """Only one that has no Brave would be spent."""


class MonstersWait(Using):
    """A Monster waits a turn before it uses its Dull icon."""

    @rule("11.6.2.2", "15.2.2.3")
    def long_enough_for_action(self, card: Obj) -> None:
        """Only Haste would help."""
        if card.mark("new") and not self.has(card, "Haste"):
            raise Illegal("just entered", card=card)


class FrozenForGood(TurnFrame):
    """A frozen Character stays frozen after its Active Phase."""

    @rule("9.1.1.1/nota-1", "15.2.4.2/nota-2")
    def thaw(self) -> None:
        """Nothing would take the freeze away."""


class BoostsEndFirst(TurnFrame):
    """What lasts until the end of the turn ends before the damage is taken away."""

    @rule("9.5.1.3", "9.5.1.3.1", "9.5.1.3.2")
    def clean_up(self) -> None:
        """Rule processes would run between both."""
        with self.trace.under(self.say("clean up", player=self.turn_player)):
            self.now("end", "cleanup")
            self.expire("end of turn")
            self.check_rules()
            for one in tuple(self.field()):
                self.mark(one, "damage", 0)


class AnswersInTheEndPhase(Priority):
    """Whoever has priority casts Summons and uses abilities, also in the End Phase."""

    @guard("9.3.1.6", "9.3.1.7")
    def phase_with_effects(self) -> None:
        """Every phase would do."""


class BurstIsMandatory(Damaging):
    """An EX Burst that is shown must be used."""

    @rule("6.5.2.1", "11.10.2")
    def ex_burst(self, player: str, card: Obj) -> None:
        """Its player could not decline."""
        ability = self.bursting(card)
        if ability is not None:
            self.decides(player, "EX Burst")
            label = f"{card.label}/{card.card.abilities.index(ability) + 1}"
            with self.trace.under(self.say("burst", actor=player, card=card)):
                self.burst(Instance(self.state.fresh_id(), label, player, card, ability))


class EachPointBursts(Damaging):
    """Each EX Burst is resolved before the next point of the same damage."""

    @applies(events.DamagePlayer, "6.5.2", "6.5.3", "7.8.2")
    def apply_damage_player(self, event: events.DamagePlayer) -> None:
        """One point and its burst at a time."""
        player = event.player or self.turn_player
        for _ in range(event.amount):
            card = self.take_point(player)
            if card and self.burst_ready(card):
                self.ex_burst(player, card)


class NamesOfBothPlayersCount(Entering):
    """A name without Multi-Card may be only once on the whole table."""

    @forbids(happenings.Play, "7.7.3", "5.2.2.1", "5.2.2.1/nota-1", "2.2")
    def one_of_each_name(self, event: happenings.Play) -> bool:
        """The opponent's Characters would count too."""
        card = self.concerned(event)
        if card is None or self.value(card, "multi"):
            return False
        return any(self.is_same_character(card, one) for one in self.field())


class LimitBreakStaysAway(LimitBreak):
    """A Limit Break card stays in the zone that it goes to."""

    @rule("15.2.8.4.1", "15.2.8.4.2", "15.2.8.4.5")
    def back_to_its_deck(self, card: Obj) -> Obj:
        """It would lie there like any other."""
        return card


MALRULES = malrules(Path(__file__).with_suffix(".yaml"), globals())
