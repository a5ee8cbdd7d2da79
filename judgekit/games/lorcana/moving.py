"""4.7: moving a character to a location."""

from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, action, applies, guard, rule
from judgekit.games.lorcana import events
from judgekit.games.lorcana.costs import Costs
from judgekit.games.lorcana.golden_rules import GoldenRules
from judgekit.games.lorcana.turn_actions import TurnActions


class Moving(Costs, GoldenRules, TurnActions):
    """Choose both, pay the move cost, and the character is there."""

    @action("move", "4.7.3", machinery=True)
    def move_to_location(self, player: str, character: Obj, to: Obj) -> None:
        """The active player moves one of their characters to one of their locations."""
        self.takes_a_turn_action(player)
        self.both_are_theirs(player, character, to)
        self.moves_elsewhere(character, to)
        event = events.Arrive(character.id, player, to.id, "action", at=to.label)
        self.not_forbidden(event)
        with self.trace.under(self.say("moves", actor=player, player=player, card=character, to=to)):
            self.announce_move()
            self.pay_move_cost(player, character, to)
            self.must_happen(event)

    @rule("4.7.3.1", machinery=True)
    def announce_move(self) -> None:
        """First the player says who moves, and where to."""
        self.cite()

    @guard("4.7.1", "4.7.3.1")
    def both_are_theirs(self, player: str, character: Obj, location: Obj) -> None:
        """Only one's own characters, and only to one's own locations."""
        if not self.is_theirs(player, character, "character"):
            raise Illegal("not their character", player=player, card=character)
        if not self.is_theirs(player, location, "location"):
            raise Illegal("not their location", player=player, card=location)

    @action("leave", "4.7.3", machinery=True)
    def leave_location(self, player: str, character: Obj) -> None:
        """A character would leave its location for nowhere."""
        self.takes_a_turn_action(player)
        self.moves_elsewhere(character, None)

    @guard("4.7.2")
    def moves_elsewhere(self, character: Obj, location: Obj | None) -> None:
        """A character leaves its location for another one only."""
        if location is None:
            raise Illegal("nowhere to go", card=character)
        if character.mark("location") == location.label:
            raise Illegal("already there", card=character, location=location)

    @rule("4.7.3.2", considered="move paid in full")
    def pay_move_cost(self, player: str, character: Obj, location: Obj) -> None:
        """The location's move cost is paid."""
        self.pay_in_full(player, self.total_of_move(character, location), self.pay_move_ink)

    @rule("4.7.3.2", "5.2.3", machinery=True)
    def pay_move_ink(self, player: str, amount: int) -> None:
        """It is paid by exerting as many ready cards of the inkwell."""
        self.exert_ink(player, amount)

    def move_for_free(self, player: str, character: Obj, to: Obj) -> bool:
        """An effect moves a character, and skips no rule but the cost; False where it cannot."""
        try:
            self.both_are_theirs(player, character, to)
            self.moves_elsewhere(character, to)
            if not self.skips_move_cost():
                self.pay_move_cost(player, character, to)
        except Illegal:
            return False
        return self.do(events.Arrive(character.id, player, to.id, "effect", at=to.label)) is not None

    @rule("4.7.3.2")
    def skips_move_cost(self) -> bool:
        """What moves «for free» skips the move cost."""
        self.cite()
        return True

    @applies(events.Arrive, "4.7.3.3", machinery=True)
    def apply_arrive(self, event: events.Arrive) -> None:
        """Once it is paid the character is at the location."""
        self.mark(self.subject(event), "location", event.at)
