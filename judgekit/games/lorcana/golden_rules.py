"""1.2: the golden rules, that go before every other one."""

from collections.abc import Iterator

from judgekit.engine import happenings
from judgekit.engine.continuous import Continuous
from judgekit.engine.event import Event
from judgekit.engine.filters import Test
from judgekit.engine.game import Game
from judgekit.engine.model import Obj
from judgekit.engine.rule import forbids, guard, rule

ITSELF = (Test("self"),)


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

    def prohibition(self, event: Event, *, record: bool = False) -> tuple[str, ...] | None:
        """What forbids an event; of the texts that do not, those are told that are about such events."""
        found = super().prohibition(event, record=record)
        if found is not None or not record:
            return found
        told = [self.prevents(event, one) for one in self.bans_about(event)]
        return self.text_forbids() if any(told) else None

    def bans_about(self, event: Event) -> Iterator[Continuous]:
        """The texts that forbid events of this kind, to others than their own card."""
        for one in self.continuous("forbid", event.kind):
            about = one.payload.of
            if one.at.source.id == event.subject or about is None or about.is_ != ITSELF:
                yield one

    @rule("1.2.2", considered="does not prevent")
    def prevents(self, event: Event, one: Continuous) -> bool:
        """A text prevents what it speaks of while it is on, and nothing else."""
        self.spares("does not prevent", ability=one.at.instance.label, subject=self.was(event.subject or 0))
        return False

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
