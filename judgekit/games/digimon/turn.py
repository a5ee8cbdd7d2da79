"""Chapters 1, 14.6 and 19: the turn, from its start to the memory that passes to the other side."""

from collections.abc import Callable, Mapping, Sequence

from judgekit.engine import happenings
from judgekit.engine.altered import altered
from judgekit.engine.disciplines.turn import PhaseByPhase
from judgekit.engine.event import Event
from judgekit.engine.model import Obj
from judgekit.engine.rule import action, rule
from judgekit.games.digimon import events
from judgekit.games.digimon.memory import Memory

LATER = {
    "end of your next turn": "end of your turn",
    "end of opponent next turn": "end of opponent turn",
}
"""What lasts until the end of a next turn lasts, once the one that is going on is over, until the end of one."""
FOR_THE_OPPONENT = 3  # what passing leaves on the other side; the guide leaves that number to the official rules


class Turns(Memory, PhaseByPhase):
    """What goes on by itself when nothing is pending and no attack is open."""

    def phases_of_turn(self) -> Mapping[str, Callable[[], None]]:
        """Its start, its main phase and its end."""
        return {"start": self.start_turn, "main": self.open_main, "end": self.reach_end}

    def is_open(self) -> bool:
        """The turn player acts in the main phase, until the memory is on the other side."""
        return self.phase == "main" and self.memory(self.turn_player) >= 0

    def complete(self) -> None:
        """Both sides of the gauge."""
        self.balance()

    def begin(self) -> None:
        """The start of the turn where the board is laid at that point."""
        if self.phase == "start":
            self.start_turn()
        elif self.phase != "end":
            self.begin_phase("main")

    def reach(self, phase: str) -> None:
        """The turn gets there, and what that triggers is newer than all before."""
        self.new_moment()
        self.begin_phase(phase)

    def start_turn(self) -> None:
        """A turn starts."""
        self.reach("start")
        self.reach_instant(events.TurnStart)

    def open_main(self) -> None:
        """The turn player makes ready, and the main phase starts."""
        self.reach("main")
        self.make_ready(self.turn_player)
        self.reach_instant(events.MainStart)

    def make_ready(self, player: str) -> None:
        """They unsuspend what they have and draw, unless the memory has gone to the other side."""
        if self.memory(player) >= 0 or not self.stays_as_it_is(player):
            self.unsuspend_and_draw(player)

    @rule("19.2")
    def stays_as_it_is(self, player: str) -> bool:
        """With the memory on the other side they neither unsuspend nor draw."""
        self.say("not ready", player=player)
        return True

    @rule("19.2", machinery=True)
    def unsuspend_and_draw(self, player: str) -> None:
        """Who begins their turn with it unsuspends their cards and draws the card of the turn."""
        ready = [one for one in self.field(player) if one.mark("suspended")]
        reboot = [one for one in self.field(self.opponent(player)) if one.mark("suspended") and self.has(one, "Reboot")]
        self.do_all([events.Unsuspend(one.id, player) for one in ready])
        if reboot:
            self.reboots(reboot)
        self.do(happenings.Draw(None, player, cause="rule"))

    @rule("8.7")
    def reboots(self, found: Sequence[Obj]) -> None:
        """Those with Reboot unsuspend with the other player's cards, like it or not."""
        self.do_all([events.Unsuspend(one.id, one.controller) for one in found])

    def reach_end(self) -> None:
        """The main phase is over."""
        self.reach("end")
        self.end_turn()

    @rule("14.6.1")
    def end_turn(self) -> None:
        """The memory is on the other side: the end of the turn begins."""
        self.do(events.TurnEnd(None, self.turn_player, cause="rule"))

    def turn_over(self) -> None:
        """The turn goes on or is over, and the opponent's begins."""
        player = self.turn_player
        if self.memory_came_back(player):
            self.begin_phase("main")
            return
        self.fade(player)
        self.pass_turn_to(self.opponent(player))
        self.start_turn()

    @rule("19.2", considered="memory stays over there")
    def memory_came_back(self, player: str) -> bool:
        """The turn is over only if the memory is still on the other side."""
        back = self.memory(player) >= 0
        if back:
            self.say("memory came back", player=player)
        return back

    @rule("14.6.1")
    def fade(self, player: str) -> None:
        """What lasts until the end of this turn ends, and is told to."""
        with self.trace.under(self.say("turn over", player=player, memory=-self.memory(player))):
            for one in tuple(self.in_zones(("battle", "breeding"))):
                for name in ("played", "raised"):
                    self.mark(one, name, False)
            self.expire("end of turn")
            self.expire("end of your turn", player)
            self.expire("end of opponent turn", self.opponent(player))
        self.draw_nearer()

    def draw_nearer(self) -> None:
        """A turn is over: the next end of its kind is the one that is meant."""
        for number, one in tuple(self.state.floating.items()):
            if one.until in LATER:
                self.state.float(number, altered(one, until=LATER[one.until]))

    @action("pass", "14.6.1")
    def pass_turn(self, player: str) -> None:
        """The turn player leaves the memory on the other side."""
        self.free_to_act(player)
        self.say("pass", actor=player, player=player)
        self.set_memory(player, -FOR_THE_OPPONENT)

    def reach_instant(self, instant: type[Event]) -> None:
        """The start of a turn or of its main phase, which something may wait for."""
        if instant.kind in self.listeners():
            self.leaves_pending(instant)
        else:
            self.do(instant(None, self.turn_player, cause="rule", clauses=self.cited(("19.2",))))

    @rule("1.7", machinery=True)
    def leaves_pending(self, instant: type[Event]) -> None:
        """It is an instant, and leaves its effects pending."""
        self.do(instant(None, self.turn_player, cause="rule"))
