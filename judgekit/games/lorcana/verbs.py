"""The verbs of Lorcana's texts."""

from dataclasses import dataclass, replace
from typing import cast

from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import END_OF_TURN, ContinuousEffect
from judgekit.engine.effects.objects import happen, verb
from judgekit.engine.filters import Filter, Target, Test
from judgekit.engine.model import Amount, Effect, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import View, Who, number
from judgekit.engine.words import Named
from judgekit.games.lorcana import events
from judgekit.games.lorcana.activating import Activating
from judgekit.games.lorcana.costs import PAY_LESS, Costs
from judgekit.games.lorcana.exerting import Exert
from judgekit.games.lorcana.golden_rules import GoldenRules
from judgekit.games.lorcana.moving import Moving

Counters = events.Damage | events.PutDamage | events.RemoveDamage
YOURS = (Test("you"),)


@dataclass(frozen=True)
class Damage(Effect):
    """Deal damage: {damage: 2, to: target}."""

    damage: int | Amount
    to: Target = "target"

    def run(self, game: Table, at: Resolution) -> bool:
        """One event for each object."""
        return _counters(events.Damage, self.damage, self.to, game, at)


@dataclass(frozen=True)
class PutDamage(Effect):
    """Put damage counters: {put damage: 1, on: target}."""

    put_damage: int | Amount
    on: Target = "target"

    def run(self, game: Table, at: Resolution) -> bool:
        """One event for each object."""
        return _counters(events.PutDamage, self.put_damage, self.on, game, at)


@dataclass(frozen=True)
class RemoveDamage(Effect):
    """Remove damage counters, as many as there are: {remove damage: 2, from: target}."""

    remove_damage: int | Amount
    from_: Target = "target"

    def run(self, game: Table, at: Resolution) -> bool:
        """One event for each object."""
        return _counters(events.RemoveDamage, self.remove_damage, self.from_, game, at)


@dataclass(frozen=True)
class MoveDamage(Effect):
    """Move damage counters, as many as there are: {move damage: 2, from: hurt, to: target}."""

    move_damage: int | Amount
    from_: Target
    to: Target

    def run(self, game: Table, at: Resolution) -> bool:
        """One event, that happens to the object that takes them."""
        givers, takers = game.targets(self.from_, at), game.targets(self.to, at)
        if not givers or not takers:
            return False
        moved = number(self.move_damage, game, at)
        return happen(game, at, [events.MoveDamage(takers[0].id, *at.by, amount=moved, from_=givers[0].label)])


@dataclass(frozen=True)
class PayInk(Effect):
    """Pay ink: {pay ink: 1}."""

    pay_ink: int

    def run(self, game: Table, at: Resolution) -> bool:
        """True if it was paid in full."""
        return cast(Costs, game).pay_ink(at.controller, self.pay_ink) == self.pay_ink


@dataclass(frozen=True)
class UseForFree(Effect):
    """Use the activated ability of a card without its cost, but for {E}: {use for free: target}."""

    use_for_free: Target

    def run(self, game: Table, at: Resolution) -> bool:
        """True if any was used."""
        table = cast(Activating, game)
        used = [table.use_for_free(at.controller, one) for one in game.targets(self.use_for_free, at)]
        return any(used)


@dataclass(frozen=True)
class MoveForFree(Effect):
    """Move characters to a location without paying: {move for free: target, to: place}."""

    move_for_free: Target
    to: Target

    def run(self, game: Table, at: Resolution) -> bool:
        """True if any of them moved."""
        places = game.targets(self.to, at)[:1]
        movers = game.targets(self.move_for_free, at)
        table = cast(Moving, game)
        moved = [table.move_for_free(at.controller, one, to) for to in places for one in movers]
        return any(moved)


@dataclass(frozen=True)
class Look(Effect):
    """Look at the top cards of the deck and remember them: {look: 3, as: seen}."""

    look: int
    as_: str = "seen"
    player: Who = "you"

    def run(self, game: Table, at: Resolution) -> bool:
        """As many as there are."""
        player = game.who(self.player, at)[0]
        deck = game.zone(player, "deck")
        seen = deck[: cast(GoldenRules, game).as_many_as_there_are(self.look, len(deck))]
        at.bound[self.as_] = tuple(one.id for one in seen)
        game.say("looks", actor=player, cards=list(seen), zone="deck")
        return bool(seen)


@dataclass(frozen=True)
class Pick(Effect):
    """Pick one of the cards that were looked at: {pick: seen, as: kept}."""

    pick: Named
    as_: str

    def run(self, game: Table, at: Resolution) -> bool:
        """Ask which one."""
        taken = game.choose_objects(at.controller, game.targets(self.pick, at), self.as_, at=at)
        at.bound[self.as_] = tuple(one.id for one in taken)
        return bool(taken)


@dataclass(frozen=True)
class PayLess(ContinuousEffect):
    """Pay less ink for your cards: {pay less: 1, for: {type: character}, next only: yes}."""

    pay_less: int | Amount
    for_: Filter
    next_only: bool = False
    until: str = END_OF_TURN

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """A payment modifier; it reaches cards wherever they are played from."""
        return Continuous(0, PAY_LESS, PAY_LESS, at, payload=self)

    def reaches(self, card: Obj, game: View, at: Resolution) -> bool:
        """Is it for this card, in the hands of this modifier's player?"""
        wanted = self.for_ if self.for_.controller else replace(self.for_, controller=YOURS)
        return wanted.accepts(card, game, at)


def _counters(event: type[Counters], amount: int | Amount, target: Target, game: Table, at: Resolution) -> bool:
    counters = number(amount, game, at)
    objects = game.targets(target, at) if counters > 0 else ()
    return happen(game, at, [event(one.id, *at.by, amount=counters) for one in objects])


VERBS: tuple[type[Effect], ...] = (
    Exert,
    *map(verb, (events.Ready, events.Banish, events.PutIntoInkwell)),
    Damage,
    PutDamage,
    RemoveDamage,
    MoveDamage,
    PayInk,
    UseForFree,
    MoveForFree,
    Look,
    Pick,
    PayLess,
)
