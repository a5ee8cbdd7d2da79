"""Clauses 6.1 and 6.2: the Action Phase, tapping and moving."""

from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, action, applies, forbids, guard, rule
from judgekit.games.cipher import events
from judgekit.games.cipher.marching import Marching
from judgekit.games.cipher.table import LINES, REARGUARD, VANGUARD


class Acting(Marching):
    """What units do in the Action Phase."""

    @rule("6.1")
    def nobody_may_respond(self, player: str) -> None:
        """The turn player acts, and only in that phase."""
        super().nobody_may_respond(player)

    @guard("6.1", considered="own action phase")
    def action_phase_only(self, player: str) -> None:
        """The turn player's units act, and only in that phase."""
        self.must_have_turn(player)
        if self.phase != "action":
            raise Illegal("not in this phase", phase=self.phase)

    def require_own(self, player: str, unit: Obj) -> None:
        """Raise Illegal unless it is a unit of this player."""
        if not self.is_unit_of(player, unit):
            raise Illegal("not your unit", unit=unit)

    @action("move", "6.2.3")
    def move(self, player: str, unit: Obj) -> None:
        """A player taps a unit to pass it from one line to the other."""
        self.action_phase_only(player)
        self.require_own(player, unit)
        self.untapped_to_move(unit)
        if self.zone(player, VANGUARD) == (unit,) and not self.may_leave_front(player):
            raise Illegal("front empty", player=player)
        event = events.ChangeLine(unit.id, player, cause="action", to=other_line(unit))
        self.require(event)
        self.tap_to_act(player, unit)
        self.do(event)

    @guard("6.2.3", considered="untapped")
    def untapped_to_move(self, unit: Obj) -> None:
        """A tapped unit moves only by an effect."""
        if unit.mark("tapped"):
            raise Illegal("tapped", unit=unit)

    def tap_to_act(self, player: str, unit: Obj) -> None:
        """Tap a unit for what it is about to do; illegal where it cannot tap."""
        event = events.Tap(unit.id, player, cause="cost")
        self.require(event)
        self.do(event)

    @applies(events.ChangeLine, "6.2.3")
    def apply_change_line(self, event: events.ChangeLine) -> None:
        """The unit stands in the other line, with all that is beneath it."""
        unit = self.subject(event)
        if self.is_field(unit):
            self.carry(unit, other_line(unit))

    @applies(events.Tap, "6.2.2", machinery=True)
    def apply_tap(self, event: events.Tap) -> None:
        """The unit lies sideways."""
        self.mark(self.subject(event), "tapped", True)

    @forbids(events.Tap, "6.2.4.2")
    def lies_already(self, event: events.Tap) -> bool:
        """What is tapped cannot tap: a unit does not attack, move and pay with a tap in the same turn."""
        return bool(self.subject(event).mark("tapped"))

    @guard("6.2.2.1")
    def untapped_to_pay(self, unit: Obj) -> None:
        """A tapped unit pays no cost that taps it: the skill cannot be used."""
        if unit.mark("tapped"):
            raise Illegal("tapped", unit=unit)


def other_line(unit: Obj) -> str:
    """The line where a unit is not."""
    return LINES[1 - LINES.index(unit.zone.name)] if unit.zone.name in LINES else REARGUARD
