"""Clauses 2.8, 3 and 7: the phases of a turn, from the Beginning Phase to the End Phase."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from judgekit.engine import happenings
from judgekit.engine.choice import Option
from judgekit.engine.disciplines.turn import PhaseByPhase
from judgekit.engine.rule import Illegal, action, applies, rule
from judgekit.games.cipher import events
from judgekit.games.cipher.bonds import Bonds
from judgekit.games.cipher.marching import Marching

NEXT_OF_OPPONENT = "end of opponent turn"
PHASES = ("setup", "beginning", "bond", "deployment", "action", "end")


class Turn(Marching, Bonds, PhaseByPhase):
    """The turn player goes from phase to phase; the last one gives the turn away."""

    def phases_of_turn(self) -> Mapping[str, Callable[[], None]]:
        """Five phases."""
        return {
            "beginning": self.beginning_phase,
            "bond": self.bond_phase,
            "deployment": self.deployment_phase,
            "action": self.action_phase,
            "end": self.end_phase,
        }

    def is_open(self) -> bool:
        """The turn player says when they go on."""
        return True

    def complete(self) -> None:
        """A table that is given without a phase is in the Action Phase."""
        self.stands_in("action")

    def begin(self) -> None:
        """Before the game no turn has begun."""
        if self.phase == "setup":
            self.turn_of(self.turn_player, 0)

    @action("go to", "2.8", machinery=True)
    def go_to(self, player: str, phase: str) -> None:
        """The turn player goes on to a later phase, through those that lie between."""
        self.must_have_turn(player)
        if self.phase == "setup":
            raise Illegal("not in this phase", phase=self.phase)
        if phase not in self.phases_after(self.phase):
            raise Illegal("phase is past", phase=phase)
        with self.trace.under(self.say("goes on", player=player, phase=phase)):
            self.go_through(self.phases_after(self.phase, phase))

    def begin_turn(self, player: str) -> None:
        """A turn begins: who marches late does it now, what waits for this moment triggers, the first phases go by."""
        with self.trace.under(self.say("turn", player=player, number=self.turn_number + 1)):
            self.pass_turn_to(player)
            self.next_turn_is_this_one(player)
            self.begin_phase("beginning")
        self.delayed_march(self.opponent(player))
        self.do(events.TurnBegin(None, player, cause="rule"))
        self.settle()
        self.go_through(("beginning", "bond"))

    @rule("2.8.1", machinery=True)
    def beginning_phase(self) -> None:
        """The turn begins with the Beginning Phase."""
        self._now("beginning")
        player = self.turn_player
        if self.omits_beginning(player) and self.skips_beginning(player):
            return
        self.do_all(events.TurnUp(one.id, player, cause="rule") for one in self.bonds_that_turn_up(player))
        for what in self.order_of_beginning(player):
            self.untap_all(player) if what == "untap" else self.draw_of_turn(player)
        self.settle()

    @rule("2.8.2")
    def bond_phase(self) -> None:
        """Then comes the Bond Phase."""
        self._now("bond")
        self.set_count(self.turn_player, "bonded", 0)

    @rule("2.8.3", machinery=True)
    def deployment_phase(self) -> None:
        """Then comes the Deployment Phase, in which nothing has been spent yet."""
        if not self.tally(self.turn_player, "bonded") and not self.bond_is_optional():
            raise Illegal("bond first", player=self.turn_player)
        self._now("deployment")
        self.set_count(self.turn_player, "spent", 0)

    @rule("2.8.4", machinery=True)
    def action_phase(self) -> None:
        """Then comes the Action Phase."""
        self._now("action")

    @rule("2.8.5", machinery=True)
    def end_phase(self) -> None:
        """The End Phase closes the turn."""
        self._now("end")
        self.end_of_turn()
        if not self.over:
            self.pass_turn()

    def _now(self, phase: str) -> None:
        with self.trace.under(self.say("phase", phase=phase, player=self.turn_player)):
            self.begin_phase(phase)

    def omits_beginning(self, player: str) -> bool:
        """Is it the first turn of whoever starts?"""
        return player == self.starter and self.turn_number == 1

    @rule("3.1")
    def skips_beginning(self, player: str) -> bool:
        """Whoever starts the game skips the Beginning Phase of their first turn."""
        self.say("skips beginning", player=player)
        return True

    @rule("3.4")
    def order_of_beginning(self, player: str) -> tuple[str, ...]:
        """Untapping and drawing go in the order that the player likes; nobody is asked who has nothing to untap."""
        if not any(unit.mark("tapped") for unit in self.units(player)):
            return ("untap", "draw")
        (first,) = self.choose(player, "order", "first", (Option("draw"), Option("untap")))
        if first.key == "untap":
            return ("untap", "draw")
        self.say("draws first", player=player)
        return ("draw", "untap")

    @rule("3.2")
    def untap_all(self, player: str) -> None:
        """The player's tapped units untap."""
        self.do_all(events.Untap(one.id, player, cause="rule") for one in self.units(player) if one.mark("tapped"))

    @applies(events.Untap, "3.2")
    def apply_untap(self, event: events.Untap) -> None:
        """The unit stands upright and can act again."""
        self.mark(self.subject(event), "tapped", False)

    @rule("3.3")
    def draw_of_turn(self, player: str) -> None:
        """The player draws a card."""
        self.do(happenings.Draw(None, player, cause="rule"))

    def next_turn_is_this_one(self, player: str) -> None:
        """What the other player made last until the end of the opponent's next turn ends with the turn that begins."""
        for number, one in tuple(self.state.floating.items()):
            if one.until == NEXT_OF_OPPONENT and one.at.controller != player:
                self.state.float(number, replace(one, until="end of turn"))

    @applies(happenings.Draw)
    def apply_draw(self, event: happenings.Draw) -> None:
        """The top cards of the deck go to the hand, by the clause or the skill that says so; it may be made anew."""
        for _ in range(event.cards):
            if deck := self.zone(str(event.player), "deck"):
                self.put(deck[0], "hand")

    @rule("7.1")
    def end_of_turn(self) -> None:
        """What lasts until the end of the turn ends, and then what waits for this moment triggers."""
        self.expire("end of turn")
        self.do(events.TurnEnd(None, self.turn_player, cause="rule"))
        self.settle()
        self.expire("end of turn")

    @rule("7.1", machinery=True)
    def pass_turn(self) -> None:
        """After a player's turn the opponent's begins."""
        self.begin_turn(self.opponent(self.turn_player))
