"""The verbs of Final Fantasy texts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, cast

from judgekit.engine.effects.control import TakeControl
from judgekit.engine.effects.objects import Choose, ToObjects, happen, verb
from judgekit.engine.event import Event
from judgekit.engine.filters import Filter, Target
from judgekit.engine.model import Amount, Condition, Effect, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import One, Who, number
from judgekit.engine.view import View
from judgekit.engine.words import Named, Place
from judgekit.games.fftcg import events
from judgekit.games.fftcg.announcing import Modal, OfTheStack
from judgekit.games.fftcg.cancelling import Cancelling
from judgekit.games.fftcg.cards import Element
from judgekit.games.fftcg.casting import Casting
from judgekit.games.fftcg.deciding import Deciding
from judgekit.games.fftcg.declaring import Declaring
from judgekit.games.fftcg.groups import Grouping
from judgekit.games.fftcg.payment import MORE, PAYMENT, InPoints, Paying
from judgekit.games.fftcg.reductions import PayLess, PayMore
from judgekit.games.fftcg.table import counters_of
from judgekit.games.fftcg.using import Using
from judgekit.games.fftcg.ways_of_paying import Extra, Instead


@dataclass(frozen=True)
class Damage(Effect):
    """Deal damage: to Forwards, {damage: 5000, to: target}, or points of it to players, {damage: 1, player: opponent}.

    `by` names the Forward that deals it.
    """

    damage: int | Amount
    to: Target | None = None
    player: Who | None = None
    by: Target = "self"

    def __post_init__(self) -> None:
        """Raises ValueError where it does not say to whom, or says it twice."""
        if (self.to is None) == (self.player is None):
            raise ValueError("con «damage» va «to» (a qué Delanteros) o «player» (a qué jugador), uno de los dos")

    def run(self, game: Table, at: Resolution) -> bool:
        """All at the same time; of players, one damage process for each."""
        (source, *_) = game.last_known(self.by, at) or (at.source,)
        by, amount = (source.id, at.cause), number(self.damage, game, at)
        if self.player is not None:
            points = (events.DamagePlayer(None, one, *by, amount=amount) for one in game.who(self.player, at))
            return happen(game, at, points)
        hit = game.targets(self.to, at) if self.to is not None else ()
        return happen(game, at, [events.Damage(one.id, at.controller, *by, amount=amount) for one in hit])


@dataclass(frozen=True)
class Activate(ToObjects):
    """Activate Characters: {activate cards: target}."""

    activate_cards: Target
    happening = events.Activate


@dataclass(frozen=True)
class Select(Modal):
    """Select one of several effects when it is announced: {select: {one: [choose...], other: [...]}, as: mode}.

    The instructions under the name are those that choose its targets; `one of` with the same name carries it out.
    With `up to` they may be fewer than `count`; under the condition `more if` they may be up to `more`.
    """

    select: Mapping[str, tuple[Effect, ...]]
    as_: str = "mode"
    count: int | Amount = 1
    up_to: bool = False
    more: int = 0
    more_if: Condition | None = None

    def run(self, game: Table, at: Resolution) -> bool:
        """Ask for as many as it says, keep them, and choose what they ask for."""
        more = self.more_if is not None and self.more_if.holds(game, at)
        count, up_to = (self.more, True) if more else (number(self.count, game, at), self.up_to)
        open_ones = tuple(name for name, effects in self.select.items() if _may_be_chosen(effects, game, at))
        taken = cast(Deciding, game).select_modes(at, self.as_, open_ones, count, up_to=up_to)
        at.bound[self.as_] = taken
        return (bool(taken) or up_to) and all(game.follow_instructions(self.select[one], at) for one in taken)

    def selected(self, bound: Mapping[str, object]) -> tuple[Effect, ...]:
        """The instructions under the names that were taken."""
        taken = bound.get(self.as_, ())
        return tuple(one for mode in taken for one in self.select[mode]) if isinstance(taken, tuple) else ()


def _may_be_chosen(effects: tuple[Effect, ...], game: Table, at: Resolution) -> bool:
    choices = (one for one in effects if isinstance(one, Choose) and not one.up_to)
    return all(any(cast(Deciding, game).may_choose(obj, at) for obj in one.offered(game, at)) for one in choices)


@dataclass(frozen=True)
class Declare(Effect):
    """Say how much a number is, from 0 to a limit: {declare: 5, as: X}; in `targets`, before anything is paid."""

    declare: int | Amount
    as_: str

    def run(self, game: Table, at: Resolution) -> bool:
        """Keep it under its name."""
        at.bound[self.as_] = cast(Declaring, game).declare(at, self.as_, number(self.declare, game, at))
        return True


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
        shares = dict(at.bound.get(self.deal_shares, ()))
        hit = {number_: game.follow(number_, at) for number_ in at.bound.get(self.among, ())}
        return happen(game, at, [self.event(one, shares.get(number_, 0), at) for number_, one in hit.items() if one])

    def event(self, hit: Obj, amount: int, at: Resolution) -> Event:
        """The damage of one of them."""
        return events.Damage(hit.id, *at.by, amount=amount)


@dataclass(frozen=True)
class Cp(InPoints):
    """Part of a cost, in Crystal Points: {cp: 3, elements: [fire]}, one of which must be of each Element.

    An Element that is named twice must have two of them.
    """

    cp: int | Amount
    elements: tuple[Element, ...] = ()

    def run(self, game: Table, at: Resolution) -> bool:
        """Pay it with the cards that the player gave with the announcement."""
        table, payment = cast(Paying, game), at.bound.get(PAYMENT)
        if payment is not None:
            table.pay_cp(payment, self.points(game, at), self.elements)
            return True
        return table.pay_when_asked(at.controller, self.points(game, at), self.elements)

    def points(self, game: View, at: Resolution) -> int:
        """As many as it says, and what else must be paid with it."""
        return number(self.cp, game, at) + int(at.bound.get(MORE, 0))


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
    takes_one: ClassVar[bool] = True

    def run(self, game: Table, at: Resolution) -> bool:
        """Choose one and put it there."""
        return cast(Using, game).pay_with_character(at, self.found(game, at))

    def found(self, game: Table, at: Resolution) -> tuple[Obj, ...]:
        """The Characters that would do."""
        return game.targets(self.put_own_in_break_zone, at)


@dataclass(frozen=True)
class Cast(Effect):
    """Cast Summons without paying for them: {cast: target}; `then` says where each goes after it resolves."""

    cast: Target
    then: Place = "break"

    def run(self, game: Table, at: Resolution) -> bool:
        """One after another."""
        done = [cast(Casting, game).cast_by_effect(at, one, self.then) for one in game.targets(self.cast, at)]
        return bool(done) and all(done)


@dataclass(frozen=True)
class PutCounters(ToObjects):
    """Put counters of a kind on cards: {put counters: 2, of: seals, on: self}; any other name is a kind of its own."""

    put_counters: int | Amount
    of: str = "counters"
    on: Target = "self"
    happening = events.PutCounters

    @property
    def target(self) -> Target:
        """On which."""
        return self.on

    def words(self, game: Table, at: Resolution) -> dict[str, object]:
        """How many, and of which kind."""
        return {"amount": number(self.put_counters, game, at), "of": self.of}


@dataclass(frozen=True)
class RemoveCounters(ToObjects):
    """Take counters of a kind off cards, all of them or none: {remove counters: 2, of: seals, from: self}."""

    remove_counters: int | Amount
    of: str = "counters"
    from_: Target = "self"
    happening = events.RemoveCounters

    @property
    def target(self) -> Target:
        """From which."""
        return self.from_

    def run(self, game: Table, at: Resolution) -> bool:
        """Where one has too few nothing is taken."""
        many = number(self.remove_counters, game, at)
        return all(one.number(counters_of(self.of)) >= many for one in self.meant(game, at)) and super().run(game, at)

    def words(self, game: Table, at: Resolution) -> dict[str, object]:
        """How many, and of which kind."""
        return {"amount": number(self.remove_counters, game, at), "of": self.of}


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """A player takes a turn more after this one: {extra turn: you}."""

    extra_turn: One

    def run(self, game: Table, at: Resolution) -> bool:
        """Propose it."""
        (player, *_) = game.who(self.extra_turn, at)
        return game.do(events.ExtraTurn(None, player, *at.by[1:])) is not None


@dataclass(frozen=True)
class ChooseAbility(OfTheStack):
    """In `targets`, choose an ability on the Stack: {choose ability: auto, controller: opponent, as: name}."""

    choose_ability: Literal["action", "special", "auto", "any"]
    controller: Who = "each"
    as_: str = "target"

    def run(self, game: Table, at: Resolution) -> bool:
        """Keep which."""
        whose = game.who(self.controller, at)
        return cast(Cancelling, game).choose_ability(at, self.choose_ability, whose, self.as_)


@dataclass(frozen=True)
class CancelAbility(Effect):
    """Cancel the effect of the abilities that were chosen: {cancel ability: name}."""

    cancel_ability: Named

    def run(self, game: Table, at: Resolution) -> bool:
        """Those that are still on the Stack."""
        return cast(Cancelling, game).cancel_abilities(at, self.cancel_ability)


@dataclass(frozen=True)
class Divide(Effect):
    """Divide cards into groups, one card at a time: {divide: {zone: hand, controller: you}, into: [una, otra]}."""

    divide: Target
    into: tuple[str, ...]
    by: One = "you"

    @property
    def binds(self) -> tuple[str, ...]:
        """The names of the groups, by which they are spoken of later."""
        return self.into

    def run(self, game: Table, at: Resolution) -> bool:
        """Whoever divides says of each card where it goes."""
        cast(Grouping, game).divide(game.who(self.by, at)[0], game.targets(self.divide, at), self.into, at)
        return True


@dataclass(frozen=True)
class WinTheGame(Effect):
    """A player wins the game: {win: you}."""

    win: One

    def run(self, game: Table, at: Resolution) -> bool:
        """Propose it."""
        return game.do(events.Win(None, game.who(self.win, at)[0], *at.by[1:])) is not None


@dataclass(frozen=True)
class ExtraMainPhase(Effect):
    """A player has another Main Phase after the one that comes or is: {extra main phase: you}."""

    extra_main_phase: One

    def run(self, game: Table, at: Resolution) -> bool:
        """Propose it."""
        return game.do(events.ExtraMainPhase(None, game.who(self.extra_main_phase, at)[0], *at.by[1:])) is not None


PLAIN = (
    events.Break, events.PutInBreakZone, events.Dull, events.Freeze, events.Discard, events.Remove, events.Cancel,
)  # fmt: skip
VERBS: tuple[type[Effect], ...] = (
    Damage, Activate, *map(verb, PLAIN), Select, Share, DealShares, Declare, Cp,
    DullIcon, Crystals, BreakCost, TakeControl, Extra, Instead, Cast, PutCounters,
    RemoveCounters, ExtraTurn, ExtraMainPhase, WinTheGame, Divide, ChooseAbility, CancelAbility,
    PayLess, PayMore,
)  # fmt: skip
