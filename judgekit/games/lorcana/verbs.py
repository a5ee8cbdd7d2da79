"""The verbs of Lorcana's texts."""

from dataclasses import dataclass
from typing import cast

from judgekit.engine.choice import Option
from judgekit.engine.effects.objects import ToObjects, Use, happen, verb
from judgekit.engine.filters import Target
from judgekit.engine.model import Amount, Effect, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import number
from judgekit.games.lorcana import events
from judgekit.games.lorcana.exerting import Exert
from judgekit.games.lorcana.moving import Moving
from judgekit.games.lorcana.obligations import Must
from judgekit.games.lorcana.payment_words import AdditionalCost, AlternateCost, PayInk, PayLess, PayMore

Counters = events.Damage | events.PutDamage | events.RemoveDamage


@dataclass(frozen=True)
class PutIntoInkwell(ToObjects):
    """Put cards facedown into the inkwell: {put into inkwell: target, exerted: yes}."""

    put_into_inkwell: Target
    exerted: bool = False
    happening = events.PutIntoInkwell

    def words(self, game: Table, at: Resolution) -> dict[str, object]:  # noqa: ARG002
        """Only where it enters exerted is that said."""
        return {"exerted": True} if self.exerted else {}


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
    """Remove damage counters, as many as there are: {remove damage: 2, from: target}; `up to` lets choose fewer."""

    remove_damage: int | Amount
    from_: Target = "target"
    up_to: bool = False
    as_: str = "removed"

    def run(self, game: Table, at: Resolution) -> bool:
        """One event for each object; where it may be fewer, whoever does it says how many."""
        if not self.up_to:
            return _counters(events.RemoveDamage, self.remove_damage, self.from_, game, at)
        most = number(self.remove_damage, game, at)
        amounts = [(one, up_to(most, one, self.as_, game, at)) for one in game.targets(self.from_, at)]
        return happen(game, at, [events.RemoveDamage(one.id, *at.by, amount=some) for one, some in amounts if some])


@dataclass(frozen=True)
class MoveDamage(Effect):
    """Move damage counters, as many as there are: {move damage: 2, from: hurt, to: target}; `up to` as in removing."""

    move_damage: int | Amount
    from_: Target
    to: Target
    up_to: bool = False
    as_: str = "moved"

    def run(self, game: Table, at: Resolution) -> bool:
        """One event, that happens to the object that takes them."""
        givers, takers = game.targets(self.from_, at), game.targets(self.to, at)
        if not givers or not takers:
            return False
        moved = number(self.move_damage, game, at)
        if self.up_to:
            moved = up_to(moved, givers[0], self.as_, game, at)
        if not moved:
            return False
        return happen(game, at, [events.MoveDamage(takers[0].id, *at.by, amount=moved, from_=givers[0].label)])


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


def up_to(most: int, obj: Obj, question: str, game: Table, at: Resolution) -> int:
    """As many counters as whoever takes them off an object likes, of those that there are and no more than that."""
    there = min(most, obj.number("damage"))
    (taken,) = game.choose(at.controller, "number", question, [Option(str(one), one) for one in range(there + 1)])
    amount: int = taken.value
    return amount


def _counters(event: type[Counters], amount: int | Amount, target: Target, game: Table, at: Resolution) -> bool:
    counters = number(amount, game, at)
    objects = game.targets(target, at) if counters > 0 else ()
    return happen(game, at, [event(one.id, *at.by, amount=counters) for one in objects])


VERBS: tuple[type[Effect], ...] = (
    Exert,
    *map(verb, (events.Ready, events.Banish)),
    PutIntoInkwell,
    Damage,
    PutDamage,
    RemoveDamage,
    MoveDamage,
    PayInk,
    Use,
    MoveForFree,
    PayLess,
    PayMore,
    AdditionalCost,
    AlternateCost,
    Must,
)
