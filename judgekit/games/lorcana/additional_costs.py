"""4.3.2.4 and 1.5.5: what texts say that a card costs besides its cost, or in its place."""

from collections.abc import Iterator
from dataclasses import replace

from judgekit.engine.choice import Choice, Chooser
from judgekit.engine.continuous import Continuous
from judgekit.engine.game import Game
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import Illegal, guard, rule

ADDITIONAL = "additional cost"
ALTERNATE = "alternate cost"


class AdditionalCosts(Game):
    """Each is paid whole, or the card is not played."""

    @rule("4.3.2.4")
    def pay_additional_costs(self, player: str, card: Obj) -> None:
        """Other costs of a card are paid as their text says, whole."""
        for one, at in self.additional_costs(player, card):
            if not self.pay(one.payload.additional_cost, at):
                self.cannot_pay("additional cost", player, card)
            self.say("additional cost", actor=player, player=player, card=card, ability=at.instance.label)

    @rule("4.3.2.4", considered="additional costs can be paid")
    def lacks_additional_cost(self, player: str, card: Obj) -> bool:
        """Is there one that cannot be paid, whatever is chosen? Nothing is paid by looking."""
        before, chooser = self.checkpoint(), self.chooser
        self.chooser = _AnyAnswer(chooser)
        try:
            lacking = not all(
                self.pay(one.payload.additional_cost, at) for one, at in self.additional_costs(player, card)
            )
        finally:
            self.chooser = chooser
            self.rewind(before)
        if lacking:
            self.say("lacks additional cost", player=player, card=card)
        return lacking

    @rule("1.5.5")
    def pay_alternate_cost(self, player: str, card: Obj, label: str) -> None:
        """An alternate cost is another way of paying, in place of ink; it is paid whole."""
        one = next((one for one in self.alternate_costs(card) if one.at.instance.label == label), None)
        if one is None:
            raise Illegal("no alternate cost", card=card, ability=label)
        if not self.pay(one.payload.alternate_cost, Resolution(replace(one.at.instance, controller=player))):
            self.cannot_pay("alternate cost", player, card)
        self.say("alternate cost", actor=player, player=player, card=card, ability=label)

    def alternate_costs(self, card: Obj) -> Iterator[Continuous]:
        """The other ways of paying for a card that texts give now."""
        for one in self.continuous(ALTERNATE):
            if one.is_on(self) and one.payload.plays(card, self, one.at):
                yield one

    @guard("4.3.2.4", considered="additional costs can be paid")
    def cannot_pay(self, key: str, player: str, card: Obj) -> None:
        """A cost that is not paid whole is not paid, and the card not played."""
        raise Illegal(key, player=player, card=card)

    def additional_costs(self, player: str, card: Obj) -> Iterator[tuple[Continuous, Resolution]]:
        """What this player has to pay for a card besides its cost, each with its viewpoint."""
        for one in tuple(self.continuous(ADDITIONAL)):
            if one.is_on(self) and one.payload.plays(card, self, one.at):
                yield one, Resolution(replace(one.at.instance, controller=player))


class _AnyAnswer:
    """Whoever takes the first options that there are."""

    def __init__(self, chooser: Chooser) -> None:
        self.respond, self.move = chooser.respond, chooser.move

    def choose(self, choice: Choice) -> tuple[int, ...]:
        """As many as must be taken, one at least where that may be."""
        return tuple(range(max(choice.least, min(1, choice.most))))

    def forced(self, choice: Choice) -> None:
        """Nothing to say."""
