"""11.1: who may act. Rule processes, then what has triggered goes on the Stack, then a player has priority."""

from judgekit.engine.choice import Move
from judgekit.engine.disciplines.stack import StackWithPriority
from judgekit.engine.model import Instance
from judgekit.engine.rule import Illegal, action, guard, rule
from judgekit.games.fftcg.table import Table

WINDOWS = frozenset({"main 1", "attack", "main 2"})


class Priority(Table, StackWithPriority):
    """The Stack and its discipline."""

    @rule("11.1.5", "11.1.7/nota-1", machinery=True)
    def active_player_gains_priority(self) -> None:
        """After each resolution the active player is the first who may act, also over an empty Stack."""
        self.cite()
        self.gain_priority(self.turn_player)

    @rule("11.3.8", considered="priority stays", machinery=True)
    def keeps_priority(self, player: str) -> None:
        """Whoever has just cast a Summon may act again before the others."""
        self.gain_priority(player)

    @property
    def at_rest(self) -> bool:
        """Does the script say what comes next? In a Main Phase and before an attack, with nothing on the Stack."""
        free = self.phase in {"main 1", "main 2"} or (self.phase == "attack" and self.step == "preparation")
        return free and super().at_rest

    @rule("11.1.1")
    def nobody_may_respond(self, player: str) -> None:
        """Only the player with priority plays cards and abilities."""
        super().nobody_may_respond(player)

    @guard("11.1.1", considered="holds priority")
    def has_priority(self, player: str) -> None:
        """Only the player with priority plays cards and abilities."""
        if self.holder != player:
            raise Illegal("no priority", player=player)

    @guard("9.3.1.6", "9.3.1.7")
    def phase_with_effects(self) -> None:
        """Summons and abilities are played in Main Phases and in the Attack Phase alone."""
        if self.phase not in WINDOWS:
            raise Illegal("wrong phase", phase=self.phase)

    @rule("11.1.6", considered="priority is passed", machinery=True)
    def passes(self, player: str) -> None:
        """Whoever does nothing gives priority to the other player."""
        super().passes(player)

    @rule("11.1.7", "11.11.1", machinery=True)
    def both_passed(self) -> None:
        """When both pass in succession the top of the Stack resolves; where it is empty, the phase or step ends."""
        super().both_passed()

    @rule("7.12.3", "11.1.7/nota-2", considered="last in, first out")
    def last_in_first_out(self) -> bool:
        """What entered the Stack last resolves first."""
        return True

    def resolve_top(self, top: Instance) -> None:
        """It resolves, and the active player gains priority."""
        if len(self.state.stack) > 1 and not self.last_in_first_out():
            top = self.state.stack[0]
        with self.trace.under(self.say("both pass", ability=top.label)):
            self.state.off_stack(top)
            self.resolve(top)
            self.active_player_gains_priority()

    def perform(self, move: Move) -> bool:
        """An attempt that turns out illegal is undone."""
        holder = self.holder
        done = super().perform(move)
        if not done:
            self.undone(holder)
        return done

    @rule("14.1", "14.2", "14.3", "14.4")
    def undone(self, holder: str) -> None:
        """Everything is as before, what was paid too, nothing triggers for it, and priority is whose it was."""
        self.say("undone", player=holder)

    @action("pass", "11.1.6")
    def pass_priority(self, player: str) -> None:
        """A player who may act does not: over an empty Stack the phase ends unless the other acts."""
        self.has_priority(player)
        self.may_end_step()
        self.say("passes", actor=player)
        self.passes(player)

    def may_end_step(self) -> None:
        """Is there something that must be done before? The Attack Phase knows."""

    @rule("7.12.1", "7.12.3", procedure=True)
    def onto_stack(self, instance: Instance) -> None:
        """What enters the Stack lies on top of what was there."""
        self.state.put_on_stack(instance)
        self.say("on stack", ability=instance.label, actor=instance.controller)
