"""The two units that fight, what supports them, and an attack that a text sends to another unit."""

from dataclasses import dataclass

from judgekit.engine.fact import Fact, Unit
from judgekit.engine.model import Obj
from judgekit.engine.rule import applies
from judgekit.engine.value import Value
from judgekit.games.cipher import events
from judgekit.games.cipher.table import Table


@dataclass(frozen=True, slots=True)
class Attacked(Fact):
    """The units that have attacked in a turn."""

    felt = True
    turn: int
    units: tuple[Unit, ...]


class Fighting(Table):
    """Who fights whom in the battle that is going on, and who has fought this turn."""

    def attacked_this_turn(self) -> tuple[Unit, ...]:
        """The units that have attacked this turn."""
        last = self.state.fact(Attacked)
        return last.units if last and last.turn == self.turn_number else ()

    def printed(self, obj: Obj, name: str) -> Value | None:
        """Whether it has attacked is no mark of a unit: it is forgotten with the turn."""
        if name == "attacked":
            return Unit(obj.unit) in self.attacked_this_turn()
        return super().printed(obj, name)

    def redirect_to(self, target: Obj, player: str, source: int | None) -> bool:
        """A text puts another unit of the defender's side in the place of the one that is attacked."""
        fighters = self.fighters()
        if not fighters or target.mark("defending") or target.controller != self.fighter("defending").controller:
            return False
        attacker = self.fighter("attacking")
        return self.do(events.Redirect(attacker.id, player, source, "effect", target=target.label)) is not None

    @applies(events.Redirect)
    def apply_redirect(self, event: events.Redirect) -> None:
        """The battle goes on against that unit; it has not been declared as the target, so nothing of that triggers."""
        self.mark(self.fighter("defending"), "defending", False)
        self.mark(self.card(event.target), "defending", True)

    def supported_by(self, card: Obj) -> Obj | None:
        """The unit to which a card in the Support Area gives its support; none where it is the same character."""
        units = (one for one in self.fighters() if one.controller == card.controller)
        if card.zone.name != "support":
            return None
        return next((one for one in units if not self.same_character(card, one)), None)

    def fighters(self) -> tuple[Obj, ...]:
        """The two units that fight; none once one of them has left."""
        found = tuple(one for one in self.field() if one.mark("attacking") or one.mark("defending"))
        return found if len(found) == 2 else ()

    def fighter(self, role: str) -> Obj:
        """The unit that attacks, or the one that defends."""
        return next(one for one in self.fighters() if one.mark(role))
