"""3.3.2 and 1.2.1: the turn does not end while a character can still do what a text says it must."""

from functools import partial

from judgekit.engine.continuous import Continuous
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, guard
from judgekit.games.lorcana import events
from judgekit.games.lorcana.challenging import Challenging
from judgekit.games.lorcana.turn import Turn


class Duties(Turn, Challenging):
    """«Must quest if able», «must challenge if able»."""

    @guard("1.2.1", considered="no duty remains")
    def no_duty_left(self, player: str) -> None:
        """What a text says a character must do if able is done before its player ends the turn."""
        for one in self.field(player):
            if (text := self.must_quest(one)) and self.is_able(partial(self.may_quest, player, one)):
                raise _undone("must quest", one, text)
            if (text := self.must_challenge(one)) and self.could_challenge_somebody(player, one):
                raise _undone("must challenge", one, text)

    def must_quest(self, one: Obj) -> Continuous | None:
        """The text by which a character must quest."""
        return self.demand_of(events.Quest(one.id, one.controller, None, "action"))

    def must_challenge(self, one: Obj) -> Continuous | None:
        """The text by which a character must challenge."""
        return self.demand_of(events.Challenge(one.id, one.controller, None, "action"))

    def could_challenge_somebody(self, player: str, one: Obj) -> bool:
        """Is there anything that the character could challenge?"""
        return any(self.can_challenge(player, one, other) for other in self.field(self.opponent(player)))


def _undone(key: str, one: Obj, text: Continuous) -> Illegal:
    illegal = Illegal(key, card=one)
    illegal.by_text = text.at.instance.label
    return illegal
