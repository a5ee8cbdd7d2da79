"""What changes what is paid for cards, and leaves their own cost as it is."""

from abc import abstractmethod
from dataclasses import replace

from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import ContinuousEffect
from judgekit.engine.filters import Filter, Test
from judgekit.engine.model import Amount, Obj, Resolution
from judgekit.engine.terms import number
from judgekit.engine.view import View

YOURS = (Test("you"),)
PAY_LESS = "pay less"
PAY_MORE = "pay more"


class PaymentModifier(ContinuousEffect):
    """A change of what is paid, wherever the card is played from; by default it speaks of its player's cards."""

    for_: Filter | None
    next_only: bool = False
    until: str

    @abstractmethod
    def change(self, game: View, at: Resolution) -> int:
        """How much more is paid; below 0, less."""

    def plays(self, card: Obj, game: View, at: Resolution) -> bool:
        """Does it change what is paid to play this card?"""
        return speaks_of(self.for_, card, game, at)


class Less(PaymentModifier):
    """So much less."""

    pay_less: int | Amount

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """A payment modifier."""
        return Continuous(0, PAY_LESS, PAY_LESS, at, payload=self)

    def change(self, game: View, at: Resolution) -> int:
        """Below 0."""
        return -number(self.pay_less, game, at)


class More(PaymentModifier):
    """So much more."""

    pay_more: int | Amount

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """A payment modifier."""
        return Continuous(0, PAY_MORE, PAY_MORE, at, payload=self)

    def change(self, game: View, at: Resolution) -> int:
        """Above 0."""
        return number(self.pay_more, game, at)


def speaks_of(wanted: Filter | None, card: Obj, game: View, at: Resolution) -> bool:
    """Does a filter, of one's own cards where it does not say whose, let the card pass?"""
    if wanted is None:
        return False
    return (wanted if wanted.controller else replace(wanted, controller=YOURS)).accepts(card, game, at)
