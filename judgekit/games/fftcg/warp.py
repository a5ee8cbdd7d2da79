"""15.2.7: Warp, which removes a Character from the game and brings it back turns later."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from judgekit.engine.abilities import Activated, Pattern, Triggered
from judgekit.engine.effects.objects import Play, ToObjects
from judgekit.engine.filters import Target, Test
from judgekit.engine.model import Ability, Instance, Obj, Resolution
from judgekit.engine.rule import Illegal, action, applies, guard, rule
from judgekit.engine.table import Table
from judgekit.engine.terms import CharacteristicOf, Compare
from judgekit.games.fftcg import events
from judgekit.games.fftcg.entering import Entering
from judgekit.games.fftcg.payment import MORE, Payment
from judgekit.games.fftcg.using import Using

COUNTERS = "warp counters"
NO_WARP = Ability()


@dataclass(frozen=True)
class RemoveWarpCounter(ToObjects):
    """Take one Warp counter off: {remove warp counter: self}."""

    remove_warp_counter: Target
    happening = events.WarpCounter


@dataclass(frozen=True)
class Return(Play):
    """Put it on the field, or leave it where it is for good."""

    def run(self, game: Table, at: Resolution) -> bool:
        """It has one chance."""
        returned = super().run(game, at)
        if not returned:
            cast(Warp, game).stays_removed(at.source)
        return returned


_SOME_LEFT = Compare(CharacteristicOf(COUNTERS), (Test(">= 1", ">=", 1),))
_TICK = Triggered((Pattern("main 1", player="you"),), (RemoveWarpCounter("self"),), if_=_SOME_LEFT, zone=("removed",))
_RETURN = Triggered((Pattern("last warp counter"),), (Return("self"),), zone=("removed",))


class Warp(Entering, Using):
    """The cost in the hand, the counters out of the game, and the way back."""

    text_elsewhere = frozenset({"removed"})

    @action("warp", "15.2.7.3")
    def use_warp(self, player: str, card: Obj, discard: tuple[Obj, ...] = (), dull: tuple[Obj, ...] = ()) -> None:
        """A player pays the cost of Warp instead of playing the Character; the Stack is not used."""
        self.own_main_phase(player)
        self.empty_stack(player)
        label, ability = self.warp_of(card)
        self.has_warp(card, ability)
        self.warps_from_hand(player, card)
        with self.trace.under(self.say("warps", actor=player, card=card)):
            payment = Payment(player, discard, dull, card)
            self.pay_parts(Resolution(Instance(0, label, player, card, ability), {MORE: self.more_for(card)}), payment)
            self.leave_with_counters(self.state.objects[card.id])

    def more_for(self, card: Obj) -> int:
        """What the card costs more than it says, where that would have to be paid for its Warp as well."""
        more = self.cost_of_playing(card) - int(str(card.card.printed.get("cost", 0)))
        return more if more and not self.warp_costs_the_same(card) else 0

    @rule("15.2.7.3", considered="warp is not playing")
    def warp_costs_the_same(self, card: Obj) -> bool:
        """To pay for Warp is not to play the card: what changes the cost of the card does not change it."""
        self.say("warp is not playing", card=card)
        return True

    def warp_of(self, card: Obj) -> tuple[str, Ability]:
        """Its Warp, or an ability that does nothing where it has none."""
        found = ((label, one) for label, one in self.abilities(card) if isinstance(one, Activated))
        return next((one for one in found if one[1].activate == "warp"), (card.label, NO_WARP))

    @guard("15.2.7.3", "15.2.7.1", "15.2.7.2")
    def has_warp(self, card: Obj, ability: Ability) -> None:
        """What is paid is the cost of the card's own Warp."""
        if ability is NO_WARP:
            raise Illegal("no warp", card=card)

    @guard("15.2.7.1.1")
    def warps_from_hand(self, player: str, card: Obj) -> None:
        """Warp works while the Character that has it is in the hand."""
        if card.zone != (player, "hand", 0):
            raise Illegal("warp not in hand", card=card)

    @rule("15.2.7.3")
    def leave_with_counters(self, card: Obj) -> None:
        """It leaves the game with as many counters as its Warp says."""
        self.cite()
        self.mark(self.put(card, "removed"), COUNTERS, self.number(card, "warp"))

    def abilities(self, obj: Obj) -> Sequence[tuple[str, Ability]]:
        """Its own, and those of Warp while it waits out of the game."""
        own = super().abilities(obj)
        if obj.zone.name != "removed" or "warp" not in obj.card.printed:
            return own
        return (*own, (f"{obj.label}/cuenta", _TICK), (f"{obj.label}/regreso", _RETURN))

    def await_(self, instance: Instance) -> None:
        """What triggers out of the game does so by the rule of Warp."""
        if instance.ability is _TICK or instance.ability is _RETURN:
            self.warp_triggers(instance)
        else:
            super().await_(instance)

    @rule("15.2.7.1.2", "15.2.7.4", "15.2.7.5")
    def warp_triggers(self, instance: Instance) -> None:
        """At the start of its player's Main Phase 1 it loses a counter; without the last one it comes to the field."""
        self.say("warp triggers", ability=instance.label)
        super().await_(instance)

    @rule("15.2.7.5.1", "15.2.7.5.2")
    def stays_removed(self, card: Obj) -> None:
        """What cannot enter when its last counter goes stays out of the game, and does not try again."""
        self.say("stays removed", card=card)

    def enter_the_field(self, player: str, card: Obj) -> None:
        """Played from the hand, a card with Warp is a card like any other."""
        if "warp" in card.card.printed:
            self.played_without_warp(card)
        super().enter_the_field(player, card)

    @rule("15.2.7.5.2/nota-1")
    def played_without_warp(self, card: Obj) -> None:
        """Its cost was paid and not that of Warp; what Warp adds does not trigger."""
        self.say("without warp", card=card)

    @applies(events.WarpCounter, "15.2.7.4")
    def apply_warp_counter(self, event: events.WarpCounter) -> None:
        """One counter less."""
        card = self.subject(event)
        left = card.number(COUNTERS) - 1
        self.mark(card, COUNTERS, max(left, 0))
        if left == 0:
            self.do(events.LastWarpCounter(card.id, event.player, card.id, "effect"))
