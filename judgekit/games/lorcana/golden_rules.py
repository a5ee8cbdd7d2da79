"""1.2: the golden rules, that go before every other one."""

from judgekit.engine import happenings
from judgekit.engine.event import Event
from judgekit.engine.game import Game
from judgekit.engine.model import Obj
from judgekit.engine.rule import forbids, guard, rule


class GoldenRules(Game):
    """Text over rules, «can't» over «can», as much as you can."""

    @rule("1.2.1", considered="no text allows it")
    def text_allows(self, event: Event) -> bool:
        """What the text of a card lets a player do may be done although a rule says otherwise."""
        if event.cause != "effect":
            return False
        self.cite()
        return True

    @rule("1.2.1", considered="no text sets it aside")
    def text_sets_aside(self, permission: str, player: str, obj: Obj) -> bool:
        """Does the text of a card let this player do, with this object, what a rule forbids?"""
        if not self.is_permitted(permission, player, obj):
            return False
        self.say("text allows", permission=permission, player=player, card=obj)
        return True

    def text_forbids(self) -> tuple[str, ...]:
        """1.2.2: what prevents something wins."""
        return self.cited(("1.2.2",))

    @guard("1.2.2")
    def not_forbidden(self, event: Event) -> None:
        """What an effect prevents cannot be attempted, whatever else would let the player do it."""
        self.must_be_allowed(event, "forbidden", event=event.kind)

    def must_happen(self, event: Event) -> None:
        """Do what an action cannot go on without; raises Illegal where something prevents it."""
        self.not_forbidden(event)
        self.do(event)

    @rule("1.2.3", considered="as many as asked")
    def as_many_as_there_are(self, wanted: int, there: int) -> int:
        """Where there are fewer than an effect asks for, it takes those that there are."""
        if there < wanted:
            self.say("as many as there are", wanted=wanted, there=there)
        return min(wanted, there)

    @forbids(happenings.Draw, "1.2.3", considered="cards to draw")
    def nothing_to_draw(self, event: happenings.Draw) -> bool:
        """Nobody draws from an empty deck; the rest of the effect goes on."""
        return not self.zone(event.player or self.turn_player, "deck")
