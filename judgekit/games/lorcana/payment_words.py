"""What texts say of payments: pay less, pay more, an additional or an alternate cost, pay ink."""

from dataclasses import dataclass
from typing import cast

from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import END_OF_TURN, ContinuousEffect
from judgekit.engine.effects.payments import Less, More, PaymentModifier, speaks_of
from judgekit.engine.filters import Filter
from judgekit.engine.model import Amount, Effect, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.view import View
from judgekit.games.lorcana.additional_costs import ADDITIONAL, ALTERNATE
from judgekit.games.lorcana.costs import Costs


class InkModifier(PaymentModifier):
    """A change of the ink that is paid to play, to use abilities or to move."""

    to_use: Filter | None
    to_move: Filter | None
    moving: Filter | None

    def uses(self, card: Obj, game: View, at: Resolution) -> bool:
        """Does it change what is paid to use an ability of this card?"""
        return speaks_of(self.to_use, card, game, at)

    def moves(self, character: Obj, location: Obj, game: View, at: Resolution) -> bool:
        """Does it change what is paid to move this character to this location?"""
        who = self.moving is None or self.moving.accepts(character, game, at)
        return who and speaks_of(self.to_move, location, game, at)


@dataclass(frozen=True)
class PayLess(Less, InkModifier):
    """Pay less ink for your cards: {pay less: 1, for: {type: item}, next only: yes}.

    `to use` speaks of using abilities of cards, `to move` of moving to locations (`moving`: who).
    """

    pay_less: int | Amount
    for_: Filter | None = None
    to_use: Filter | None = None
    to_move: Filter | None = None
    moving: Filter | None = None
    next_only: bool = False
    until: str = END_OF_TURN


@dataclass(frozen=True)
class PayMore(More, InkModifier):
    """Pay more ink: {pay more: 2, for: {type: character, controller: opponent}}; `to use` speaks of abilities."""

    pay_more: int | Amount
    for_: Filter | None = None
    to_use: Filter | None = None
    to_move: Filter | None = None
    moving: Filter | None = None
    next_only: bool = False
    until: str = END_OF_TURN


class CostOfPlaying(ContinuousEffect):
    """A cost of playing some cards; without `for` it speaks of its own card, and works in the hand: `zone: hand`."""

    for_: Filter | None

    def plays(self, card: Obj, game: View, at: Resolution) -> bool:
        """Does it speak of playing this card?"""
        return card.id == at.source.id if self.for_ is None else speaks_of(self.for_, card, game, at)


@dataclass(frozen=True)
class AdditionalCost(CostOfPlaying):
    """Pay this too: {additional cost: [...], for: {type: action, controller: opponent}}.

    Without `for` it speaks of its own card, and works in the hand: `zone: hand`.
    """

    additional_cost: tuple[Effect, ...]
    for_: Filter | None = None
    until: str = END_OF_TURN

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """One more cost."""
        return Continuous(0, ADDITIONAL, ADDITIONAL, at, payload=self)


@dataclass(frozen=True)
class AlternateCost(CostOfPlaying):
    """Pay this in place of ink: {alternate cost: [...]}; without `for`, of its own card, in the hand: `zone: hand`.

    With `shift` it is what its Shift costs.
    """

    alternate_cost: tuple[Effect, ...]
    for_: Filter | None = None
    shift: bool = False
    until: str = END_OF_TURN

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """One more way of paying."""
        return Continuous(0, ALTERNATE, ALTERNATE, at, payload=self)


@dataclass(frozen=True)
class PayInk(Effect):
    """Pay ink: {pay ink: 1}."""

    pay_ink: int

    def run(self, game: Table, at: Resolution) -> bool:
        """True if it was paid in full."""
        return cast(Costs, game).pay_ink_of_ability(at, self.pay_ink)
