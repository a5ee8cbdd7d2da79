"""Rules of zones, turns, damage and what the rules do by themselves, as people get them wrong: how they would play."""

from collections.abc import Iterator

from judgekit.engine import happenings
from judgekit.engine.abilities import Resolves, Triggered
from judgekit.engine.event import Event
from judgekit.engine.model import Ability, Instance, Obj
from judgekit.engine.rule import applies, check, forbids, rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.cards import LIGHT_AND_DARK
from judgekit.games.fftcg.damage import Damaging
from judgekit.games.fftcg.entering import Entering
from judgekit.games.fftcg.limit_break import LimitBreak
from judgekit.games.fftcg.rule_processes import RuleProcesses
from judgekit.games.fftcg.searching import Searching
from judgekit.games.fftcg.table import Table
from judgekit.games.fftcg.turn import TurnFrame
from judgekit.games.fftcg.warp import Warp


class NoPowerBreaks(RuleProcesses):
    """A Character without Power is broken, so that what cannot be broken stays."""

    @check("12.4.4", considered="nobody goes for power")
    def no_power(self) -> Iterator[Event]:
        """The same Characters, broken."""
        yield from (events.Break(one.subject, one.player, cause=one.cause) for one in self.without_power())


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


class BurstIsMandatory(Damaging):
    """An EX Burst that is shown must be used."""

    @rule("6.5.2.1", "11.10.2")
    def ex_burst(self, player: str, card: Obj) -> None:
        """Its player could not decline."""
        for ability in self.bursting(card):
            self.decides(player, "EX Burst")
            label = f"{card.label}/{card.card.abilities.index(ability) + 1}"
            with self.trace.under(self.say("burst", actor=player, card=card)):
                self.resolves_at_once(Instance(self.state.fresh_id(), label, player, card, ability))


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
        return any(self.is_namesake(card, one) and not self.value(one, "multi") for one in self.field())


class LimitBreakStaysAway(LimitBreak):
    """A Limit Break card stays in the zone that it goes to."""

    @rule("15.2.8.4.1", "15.2.8.4.2", "15.2.8.4.5")
    def back_to_its_deck(self, card: Obj) -> Obj:
        """It would lie there like any other."""
        return card


class EqualDamageIsSurvived(RuleProcesses):
    """A Forward is broken by more damage than its Power, not by as much."""

    @check("12.4.5")
    def lethal_damage(self) -> Iterator[Event]:
        """It would take one point more."""
        for one in self.field():
            if one.number("damage") > self.number(one, "power"):
                yield events.Break(one.id, one.controller, self.broken_by(one), "rule")


class PutIsBroken(RuleProcesses):
    """Whatever goes from the field to the Break Zone has been broken."""

    @applies(events.PutInBreakZone, "15.1.1.3.2")
    def apply_put_in_break_zone(self, event: events.PutInBreakZone) -> None:
        """Putting it there would be one way of breaking it."""
        if self.is_field(self.subject(event)):
            self.do(events.Break(event.subject, event.player, event.source, event.cause))
        else:
            self.put(self.subject(event), "break")


class OnlyDullOnesFreeze(Table):
    """Only a dull Character can be frozen."""

    @applies(events.Freeze, "15.2.4.2", "15.2.4.2/nota-1")
    def apply_freeze(self, event: events.Freeze) -> None:
        """An active one would not notice."""
        if self.subject(event).mark("dull"):
            self.mark(self.subject(event), "frozen", True)


class OneOfThemStays(RuleProcesses):
    """Of several Characters with one name the one that was there stays."""

    @check("12.4.6", "7.7.3", "5.2.2.1/nota-1")
    def same_name(self) -> Iterator[Event]:
        """Only the later ones would go."""
        for player in self.players:
            names = set[str]()
            for one in sorted(self.field(player), key=lambda one: one.since):
                if not self.value(one, "multi") and names & self.names(one):
                    yield self.put_away(one)
                names |= self.names(one)


class LightAndDarkApart(Entering):
    """One Character of Light and one of Darkness may be there together."""

    @forbids(happenings.Play, "7.7.3", "2.2")
    def one_light_or_dark(self, event: happenings.Play) -> bool:
        """Only two of the same would be too many."""
        card, player = self.concerned(event), event.player or self.turn_player
        if card is None:
            return False
        own = self.elements(card) & LIGHT_AND_DARK
        return any(own & self.elements(one) for one in self.light_and_dark(player))


class CountersFollow(Table):
    """A card keeps its counters when it changes zones."""

    @rule("6.7.3")
    def counters_go(self, moved: Obj) -> bool:  # noqa: ARG002
        """It would be the same card."""
        return False


class WarpTriesAgain(Warp):
    """A card with Warp that could not enter tries it again in the next turn."""

    @rule("15.2.7.5.1", "15.2.7.5.2")
    def stays_removed(self, card: Obj) -> None:
        """It would keep a counter."""
        self.mark(self.state.objects[card.id], "warp counters", 1)


class BurstsAreAnswered(Damaging):
    """An EX Burst goes on the Stack, where it can be answered."""

    @rule("11.10.2", considered="nobody answers a burst")
    def resolves_at_once(self, instance: Instance) -> None:
        """Like any auto-ability."""
        self.put_on_stack(instance)


class BurstUsesTheWholeCard(Damaging):
    """An EX Burst uses every ability of its card."""

    @rule("11.10.3", "6.5.3/nota-1")
    def bursting(self, card: Obj) -> tuple[Ability, ...]:
        """Whatever it would do as it enters."""
        marked = any(one.keyword == "EX Burst" for one in card.card.abilities if isinstance(one, Triggered))
        if not (marked or self.value(card, "ex")):
            return ()
        return tuple(one for one in card.card.abilities if isinstance(one, Triggered | Resolves))


class TheFirstPlayerDrawsTwo(TurnFrame):
    """Whoever begins draws two cards like anybody else."""

    @rule("9.2.1.3", "8.2.1.5")
    def first_turn(self) -> bool:
        """No turn would be another."""
        return False


class SearchesFind(Searching):
    """Whoever searches must find what is there."""

    @rule("15.1.1.8.2")
    def may_find_nothing(self) -> bool:
        """It would have to be shown."""
        return False


class HalvesRoundUp(Table):
    """Half of an odd number is rounded up."""

    @rule("4.2")
    def half(self, number: int) -> int:
        """The bigger half."""
        return -(-number // 2)


class WhatIBringIsMine(Entering):
    """What an effect of mine brings to the field is mine."""

    @rule("6.2.4")
    def under_its_owners_control(self, card: Obj, said: str) -> bool:  # noqa: ARG002
        """Whoever brings it would control it."""
        return False
