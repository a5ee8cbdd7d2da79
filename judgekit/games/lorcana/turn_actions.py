"""4.1 and 4.2: what every turn action has in common, and inking."""

from judgekit.engine.game import Game
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, action, applies, guard, rule
from judgekit.games.lorcana import events
from judgekit.games.lorcana.golden_rules import GoldenRules
from judgekit.games.lorcana.states import States


class TurnActions(Game):
    """Turn actions belong to the active player and the Main Phase."""

    @guard("4.1.2", considered="own main phase")
    def takes_a_turn_action(self, player: str) -> None:
        """Only the active player, in their Main Phase."""
        if player != self.turn_player or self.phase != "main":
            raise Illegal("not your main phase", player=player)

    @guard("1.4.3")
    def decides_for(self, player: str, obj: Obj) -> None:
        """A card does what its own player decides, and nobody else."""
        if obj.controller != player:
            raise Illegal("not theirs", player=player, card=obj)

    def is_theirs(self, player: str, obj: Obj, type_: str | None = None) -> bool:
        """Has the player this object in play, and is it of the type?"""
        mine = self.is_field(obj) and obj.controller == player
        return mine and (type_ is None or self.value(obj, "type") == type_)


class Inking(GoldenRules, States, TurnActions):
    """Ink a card."""

    @action("ink", "4.2.1", machinery=True)
    def ink(self, player: str, card: Obj) -> None:
        """A player announces that a card goes to their inkwell, and it does."""
        self.takes_a_turn_action(player)
        self.within_limit(player)
        self.shows_card(player, card)
        self.has_inkwell_symbol(card)
        with self.trace.under(self.say("inks", actor=player, player=player, card=card)):
            self.count(player, "inked", 1)
            self.must_happen(events.Ink(card.id, player, None, "action"))

    @guard("4.2.3", "4.1.1")
    def within_limit(self, player: str) -> None:
        """One card each turn, unless an effect allows more."""
        done = self.tally(player, "inked")
        if done >= 1 and not self.additional_ink(player, done):
            raise Illegal("no more ink this turn", player=player)

    @rule("4.2.3.1")
    def additional_ink(self, player: str, done: int) -> bool:
        """The effects that are active now for an additional card raise the limit by one each."""
        active = tuple(self.permits("additional ink", player))
        if active and done > len(active):
            raise Illegal("additional ink used", player=player, amount=len(active))
        if active:
            self.say("additional ink", player=player, amount=len(active))
        return bool(active)

    @guard("4.2.1.1")
    def shows_card(self, player: str, card: Obj) -> None:
        """First a card of the hand is chosen and shown."""
        if card.zone != (player, "hand", 0):
            raise Illegal("not in hand", player=player, card=card)

    @guard("4.2.1.2")
    def has_inkwell_symbol(self, card: Obj) -> None:
        """Then all players see that it has the inkwell symbol."""
        if not self.value(card, "inkwell"):
            raise Illegal("no inkwell symbol", card=card)

    @applies(events.Ink, "4.2.1.3")
    def apply_ink(self, event: events.Ink) -> None:
        """The card lies in the inkwell, ready and facedown."""
        self.moves(self.subject(event), "inkwell")

    @applies(events.PutIntoInkwell, "4.2.3.2")
    def apply_put_into_inkwell(self, event: events.PutIntoInkwell) -> None:
        """A card that an effect puts there does not count for the limit and is not shown."""
        card = self.subject(event)
        self.moves(card, "inkwell")
        if event.exerted:
            self.mark(self.card(card.label), "exerted", True)
