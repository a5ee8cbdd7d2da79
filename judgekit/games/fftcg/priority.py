"""11.1: who may act. Rule processes, then what has triggered goes on the Stack, then a player has priority."""

from judgekit.engine.model import Instance
from judgekit.engine.rule import Illegal, action, rule
from judgekit.games.fftcg.table import Table

WINDOWS = frozenset({"main 1", "attack", "main 2"})


class Priority(Table):
    """The Stack and its discipline."""

    @property
    def phase(self) -> str:
        """The phase of the turn."""
        return str(self.state.value("phase") or "main 1")

    @property
    def step(self) -> str:
        """The step of the Attack Phase or of the End Phase, "" elsewhere."""
        return str(self.state.value("step") or "")

    @property
    def holder(self) -> str:
        """The player who has priority."""
        return str(self.state.value("priority") or self.turn_player)

    def gain_priority(self, player: str) -> None:
        """From now on this player may act, and nobody has passed."""
        self.state.set(player, "priority")
        self.state.set(0, "passes")

    @rule("11.1.5", "11.1.2")
    def active_player_gains_priority(self) -> None:
        """After each resolution, and where a phase or step begins, the active player is the first who may act."""
        self.gain_priority(self.turn_player)

    @rule("11.3.8", "11.6.11")
    def keeps_priority(self, player: str) -> None:
        """Whoever has just cast or used something may act again before the others."""
        self.gain_priority(player)

    @property
    def at_rest(self) -> bool:
        """Does the script say what comes next? In a Main Phase and before an attack, with nothing on the Stack."""
        free = self.phase in {"main 1", "main 2"} or (self.phase == "attack" and self.step == "preparation")
        return free and not self.state.stack and not self.state.value("passes")

    @rule("11.1.1")
    def has_priority(self, player: str) -> None:
        """Only the player with priority plays cards and abilities."""
        if self.holder != player:
            raise Illegal("no priority", player=player)

    @rule("9.3.1.6", "9.3.1.7")
    def phase_with_effects(self) -> None:
        """Summons and abilities are played in Main Phases and in the Attack Phase alone."""
        if self.phase not in WINDOWS:
            raise Illegal("wrong phase", phase=self.phase)

    def next_pending(self) -> bool:
        """What has triggered goes on the Stack; then whoever has priority acts or passes."""
        if self.state.waiting:
            self.place()
            return True
        if self.at_rest:
            return False
        if self.cleaned_up:
            self.new_turn()
        else:
            self.window()
        return True

    def window(self) -> None:
        """Whoever has priority acts or passes, then the other; nothing changes between two passes."""
        for _ in self.players:
            if self.acts(self.holder):
                return
            self.passes(self.holder)
            if not self.state.value("passes"):
                return

    def acts(self, player: str) -> bool:
        """Does the player do something?"""
        while (move := self.chooser.respond(player)) is not None:
            if self.perform(move):
                return True
        return False

    @rule("11.1.6")
    def passes(self, player: str) -> None:
        """Whoever does nothing gives priority to the other player."""
        if self.state.value("passes"):
            self.both_passed()
            return
        self.state.set(self.opponent(player), "priority")
        self.state.set(1, "passes")

    @rule("11.1.7", "11.11.1")
    def both_passed(self) -> None:
        """When both pass in succession the top of the Stack resolves; where it is empty, the phase or step ends."""
        self.state.set(0, "passes")
        if not self.state.stack:
            self.advance()
            return
        top = self.state.stack[-1]
        with self.trace.under(self.say("both pass", ability=top.label)):
            self.state.off_stack(top)
            self.resolve(top)
        self.active_player_gains_priority()

    @action("pass", "11.1.6")
    def pass_priority(self, player: str) -> None:
        """A player who may act does not: over an empty Stack the phase ends unless the other acts."""
        self.has_priority(player)
        self.may_end_step()
        self.say("passes", actor=player)
        self.passes(player)

    def may_end_step(self) -> None:
        """Is there something that must be done before? The Attack Phase knows."""

    def advance(self) -> None:
        """The phase or step ends; the turn knows what follows."""
        raise NotImplementedError

    @property
    def cleaned_up(self) -> bool:
        """Is the End Phase over, with nothing left to do?"""
        return self.phase == "end" and self.step == "cleanup" and not self.state.stack

    def new_turn(self) -> None:
        """A new turn begins; the turn knows how."""
        raise NotImplementedError

    def place(self) -> None:
        """What has triggered goes on the Stack; the chapter of auto-abilities knows how."""
        raise NotImplementedError

    @rule("7.12.3")
    def onto_stack(self, instance: Instance) -> None:
        """What enters the Stack lies on top of what was there."""
        self.state.put_on_stack(instance)
        self.say("on stack", ability=instance.label, actor=instance.controller)

    def replace_on_stack(self, instance: Instance) -> None:
        """The entry on top, now with its targets."""
        self.state.off_stack(instance)
        self.state.put_on_stack(instance)

    @rule("13.1")
    def on_loop(self) -> None:
        """The same again and again, and nobody stops it: a draw."""
        self.say("loop")
        self.win("draw")
