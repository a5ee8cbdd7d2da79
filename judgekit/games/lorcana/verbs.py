"""The verbs of Lorcana's texts."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar, cast

from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import END_OF_TURN, ContinuousEffect
from judgekit.engine.effects.objects import ToObjects, happen
from judgekit.engine.filters import Filter, Target, Test
from judgekit.engine.model import Amount, Effect, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import View, Who, number
from judgekit.engine.untyped import Untyped
from judgekit.engine.words import Named
from judgekit.games.lorcana.activating import Activating
from judgekit.games.lorcana.costs import PAY_LESS, Costs
from judgekit.games.lorcana.exerting import Exert
from judgekit.games.lorcana.golden_rules import GoldenRules
from judgekit.games.lorcana.moving import Moving

YOURS = (Test("you"),)


@dataclass(frozen=True)
class Ready(ToObjects):
    """Ready cards: {ready: target}."""

    ready: Target
    kind: ClassVar[str] = "ready"


@dataclass(frozen=True)
class Banish(ToObjects):
    """Banish cards: {banish: target}."""

    banish: Target
    kind: ClassVar[str] = "banish"


@dataclass(frozen=True)
class PutIntoInkwell(ToObjects):
    """Put cards facedown into the inkwell: {put into inkwell: target}."""

    put_into_inkwell: Target
    kind: ClassVar[str] = "put into inkwell"


@dataclass(frozen=True)
class Damage(Effect):
    """Deal damage: {damage: 2, to: target}."""

    damage: int | Amount
    to: Target = "target"

    def run(self, game: Table, at: Resolution) -> bool:
        """One event for each object."""
        return _counters("damage", self.damage, self.to, game, at)


@dataclass(frozen=True)
class PutDamage(Effect):
    """Put damage counters: {put damage: 1, on: target}."""

    put_damage: int | Amount
    on: Target = "target"

    def run(self, game: Table, at: Resolution) -> bool:
        """One event for each object."""
        return _counters("put damage", self.put_damage, self.on, game, at)


@dataclass(frozen=True)
class RemoveDamage(Effect):
    """Remove damage counters, as many as there are: {remove damage: 2, from: target}."""

    remove_damage: int | Amount
    from_: Target = "target"

    def run(self, game: Table, at: Resolution) -> bool:
        """One event for each object."""
        return _counters("remove damage", self.remove_damage, self.from_, game, at)


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
        words = {"amount": number(self.move_damage, game, at), "from": givers[0].label}
        return happen(game, at, [Untyped("move damage", takers[0].id, at.controller, at.source.id, "effect", words)])


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


def _counters(kind: str, amount: int | Amount, target: Target, game: Table, at: Resolution) -> bool:
    words = {"amount": number(amount, game, at)}
    objects: Iterable[Obj] = game.targets(target, at) if words["amount"] > 0 else ()
    return happen(game, at, [Untyped(kind, one.id, at.controller, at.source.id, "effect", words) for one in objects])


VERBS: tuple[type[Effect], ...] = (
    Exert,
    Ready,
    Banish,
    PutIntoInkwell,
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
