"""The verbs of Final Fantasy texts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from judgekit.engine.effects.objects import ToObjects, happen, verb
from judgekit.engine.event import Event
from judgekit.engine.filters import Filter, Target
from judgekit.engine.model import Amount, Effect, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import Who, number
from judgekit.engine.words import Named
from judgekit.games.fftcg import events
from judgekit.games.fftcg.announcing import Modal
from judgekit.games.fftcg.cards import Element
from judgekit.games.fftcg.deciding import Deciding
from judgekit.games.fftcg.payment import PAYMENT, Paying
from judgekit.games.fftcg.using import Using


@dataclass(frozen=True)
class Damage(Effect):
    """Deal damage to Forwards: {damage: target, amount: 5000}; `by` names the Forward that deals it."""

    damage: Target
    amount: int | Amount
    by: Target = "self"

    def run(self, game: Table, at: Resolution) -> bool:
        """All at the same time."""
        (source, *_) = game.last_known(self.by, at) or (at.source,)
        dealt = events.Damage(None, at.controller, source.id, at.cause, amount=number(self.amount, game, at))
        return happen(game, at, [dealt.but(subject=one.id) for one in game.targets(self.damage, at)])


@dataclass(frozen=True)
class DamagePlayer(Effect):
    """Deal points of damage to a player: {damage player: opponent, amount: 1}."""

    damage_player: Who
    amount: int | Amount = 1

    def run(self, game: Table, at: Resolution) -> bool:
        """One damage process for each player."""
        dealt = events.DamagePlayer(None, *at.by, amount=number(self.amount, game, at))
        return happen(game, at, [dealt.but(player=one) for one in game.who(self.damage_player, at)])


@dataclass(frozen=True)
class Activate(ToObjects):
    """Activate Characters: {activate cards: target}."""

    activate_cards: Target
    happening = events.Activate


@dataclass(frozen=True)
class Select(Modal):
    """Select one of several effects when it is announced: {select: {one: [choose...], other: [...]}, as: mode}.

    The instructions under the name are those that choose its targets; `one of` with the same name carries it out.
    """

    select: Mapping[str, tuple[Effect, ...]]
    as_: str = "mode"

    def run(self, game: Table, at: Resolution) -> bool:
        """Ask for one, keep it, and choose what it asks for."""
        taken = cast(Deciding, game).select_mode(at, self.as_, tuple(self.select))
        at.bound[self.as_] = taken
        return game.follow_instructions(self.select[taken], at)

    def selected(self, bound: Mapping[str, object]) -> tuple[Effect, ...]:
        """The instructions under the name that was taken."""
        return self.select.get(str(bound.get(self.as_)), ())


@dataclass(frozen=True)
class Share(Effect):
    """Spread a value over what was chosen, when it is announced: {share: 8000, among: heridos, as: reparto}."""

    share: int | Amount
    among: Named
    as_: str

    def run(self, game: Table, at: Resolution) -> bool:
        """Keep how much each of them gets."""
        at.bound[self.as_] = cast(Deciding, game).share_out(at, number(self.share, game, at), self.among)
        return True


@dataclass(frozen=True)
class DealShares(Effect):
    """Deal to each of those chosen its part as damage: {deal shares: reparto, among: heridos}."""

    deal_shares: Named
    among: Named

    def run(self, game: Table, at: Resolution) -> bool:
        """All at the same time; those that are no longer legal take nothing."""
        shares = dict(at.bound[self.deal_shares])
        hit = {number_: game.follow(number_, at) for number_ in at.bound[self.among]}
        return happen(game, at, [self.event(one, shares[number_], at) for number_, one in hit.items() if one])

    def event(self, hit: Obj, amount: int, at: Resolution) -> Event:
        """The damage of one of them."""
        return events.Damage(hit.id, *at.by, amount=amount)


@dataclass(frozen=True)
class Cp(Effect):
    """Part of a cost, in Crystal Points: {cp: 3, elements: [fire]}, one of which must be of each Element."""

    cp: int | Amount
    elements: tuple[Element, ...] = ()

    def run(self, game: Table, at: Resolution) -> bool:
        """Pay it with the cards that the player gave with the announcement."""
        table = cast(Paying, game)
        payment = at.bound.get(PAYMENT)
        if payment is not None:
            table.pay_cp(payment, number(self.cp, game, at), frozenset(self.elements))
            return True
        return table.pay_when_asked(at.controller, number(self.cp, game, at), frozenset(self.elements))


@dataclass(frozen=True)
class DullIcon(Effect):
    """Part of a cost, the Dull icon: `dull icon`."""

    dull_icon: bool = True

    def run(self, game: Table, at: Resolution) -> bool:
        """Dull the source."""
        return cast(Using, game).pay_dull_icon(at)


@dataclass(frozen=True)
class Crystals(Effect):
    """Part of a cost, in crystals: {crystals: 1}."""

    crystals: int

    def run(self, game: Table, at: Resolution) -> bool:
        """Spend them."""
        return cast(Using, game).pay_crystals(at, self.crystals)


@dataclass(frozen=True)
class BreakCost(Effect):
    """Part of a cost: put Characters of the player in the Break Zone: {put own in break zone: {type: backup}}."""

    put_own_in_break_zone: Filter | str

    def run(self, game: Table, at: Resolution) -> bool:
        """Choose one and put it there."""
        return cast(Using, game).pay_with_character(at, self.found(game, at))

    def found(self, game: Table, at: Resolution) -> tuple[Obj, ...]:
        """The Characters that would do."""
        return game.targets(self.put_own_in_break_zone, at)


PLAIN = (
    events.Break, events.PutInBreakZone, events.Dull, events.Freeze, events.Discard, events.Remove, events.Cancel,
)  # fmt: skip
VERBS: tuple[type[Effect], ...] = (
    Damage, DamagePlayer, Activate, *map(verb, PLAIN), Select, Share, DealShares, Cp, DullIcon, Crystals, BreakCost,
)  # fmt: skip
