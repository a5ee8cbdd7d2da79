"""Clause 8.6: the forced march of those who have nobody in front."""

from collections.abc import Iterator

from judgekit.engine.event import Event
from judgekit.engine.rule import applies, check, rule
from judgekit.games.cipher import events
from judgekit.games.cipher.table import REARGUARD, VANGUARD, Table

# «Fase de ataque» (8.6.3) is no phase of 2.8: the Action Phase is meant, and what is left of the turn after it.
ATTACK_PHASES = frozenset({"action", "end"})


class Marching(Table):
    """With nobody in the Vanguard Area the whole Rearguard Area comes forward."""

    @check("8.6")
    def forced_march(self) -> Iterator[Event]:
        """Who has no Vanguard and still has units marches, whether they like it or not."""
        for player in self.in_turn_order():
            if self.has_to_march(player) and self.marches_now(player):
                yield events.March(None, player, cause="rule")

    def has_to_march(self, player: str) -> bool:
        """Is the front empty and somebody behind?"""
        return self.phase != "setup" and not self.zone(player, VANGUARD) and bool(self.zone(player, REARGUARD))

    @rule("8.6.3")
    def marches_now(self, player: str) -> bool:
        """While attacks are possible it depends on who attacks; at other times nothing puts a march off."""
        if self.phase not in ATTACK_PHASES:
            self.spares("nothing puts it off")
            return True
        if player != self.turn_player:
            return self.defender_at_once(player)
        waits = self.attacker_waits()
        if waits:
            self.spares("march waits", player=player)
        return not waits

    @rule("8.6.3.1", considered="waits for the next turn")
    def attacker_waits(self) -> bool:
        """The attacking player marches only once the opponent's turn has begun."""
        return True

    @rule("8.6.3", "8.6.3.2")
    def defender_at_once(self, player: str) -> bool:
        """The defending player marches at once."""
        self.say("marches at once", player=player)
        return True

    @rule("8.6.3.1", considered="there is a vanguard")
    def delayed_march(self, player: str) -> None:
        """The opponent's turn has begun: whoever waited marches now."""
        if self.has_to_march(player):
            self.do(events.March(None, player, cause="rule"))

    @applies(events.March, "8.6.1")
    def apply_march(self, event: events.March) -> None:
        """All the units go to the Vanguard Area as they are: nobody taps."""
        for unit in self.zone(str(event.player), REARGUARD):
            self.carry(unit, VANGUARD)

    @rule("8.6.2")
    def may_leave_front(self, player: str) -> bool:
        """A player may send back the last of their Vanguard, so that everybody has to march."""
        self.say("empties front", player=player)
        return True
