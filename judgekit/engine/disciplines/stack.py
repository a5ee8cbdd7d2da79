"""A stack with priority: players act in turns, and when all have passed in succession the top of the stack resolves."""

from dataclasses import dataclass

from judgekit.engine.fact import Fact
from judgekit.engine.game import Game
from judgekit.engine.model import Instance
from judgekit.engine.state import Bucket


@dataclass(frozen=True, slots=True)
class Priority(Fact):
    """Who may act, and whether the other player has just passed."""

    holder: str
    other_passed: bool = False


class StackWithPriority(Game):
    """What has triggered goes on the stack before anybody acts: the turn player's first, so that it resolves last.

    A document fills `next_to_place` and `put_on_stack` (how what has triggered goes on the stack), `gain_priority`
    after it and after a resolution, `passes`, `both_passed`, `resolve_top` and `advance` (the phase or step ends).
    """

    @property
    def holder(self) -> str:
        """The player who has priority."""
        window = self.state.fact(Priority)
        return window.holder if window else self.turn_player

    @property
    def who_may_act(self) -> str:
        """Whoever has priority."""
        return self.holder

    @property
    def other_passed(self) -> bool:
        """Has the other player just passed?"""
        window = self.state.fact(Priority)
        return window is not None and window.other_passed

    @property
    def at_rest(self) -> bool:
        """Does the script say what comes next? Where nothing is on the stack and nobody has passed."""
        return not self.state.stack and not self.other_passed

    def gain_priority(self, player: str) -> None:
        """From now on this player may act, and nobody has passed."""
        self.record(Priority(player))

    def bucket(self, instance: Instance) -> Bucket:
        """The turn player's first."""
        return (instance.controller != self.turn_player,)

    def next_pending(self) -> bool:
        """What has triggered goes on the stack; then whoever has priority acts or passes."""
        if self.state.waiting:
            self.place()
            return True
        return self.go_on()

    def go_on(self) -> bool:
        """Players act or pass, unless the script goes on."""
        if self.at_rest:
            return False
        self.window()
        return True

    def place(self) -> None:
        """The next of those that wait goes on the stack; with the last one, whoever had priority has it again."""
        instance = self.next_to_place()
        self.state.take(self.bucket_of(instance), instance)
        self.put_on_stack(instance)
        if not self.state.waiting:
            self.gain_priority(self.holder)

    def next_to_place(self) -> Instance:
        """Each player orders their own."""
        found = self.first_bucket()
        assert found is not None
        return self.pick(found[1])

    def bucket_of(self, instance: Instance) -> Bucket:
        """The bucket in which it waits."""
        return next(bucket for bucket, inside in self.state.waiting.items() if instance.id in inside)

    def put_on_stack(self, instance: Instance) -> None:
        """It lies on top of what was there."""
        self.state.put_on_stack(instance)

    def replace_on_stack(self, instance: Instance) -> None:
        """The entry on top, now with what was chosen for it."""
        self.state.off_stack(instance)
        self.state.put_on_stack(instance)

    def window(self) -> None:
        """Whoever has priority acts or passes, then the other; nothing changes between two passes."""
        for _ in self.players:
            if self.acts(self.holder):
                return
            self.passes(self.holder)
            if not self.other_passed:
                return

    def acts(self, player: str) -> bool:
        """Does the player do something?"""
        while (move := self.chooser.respond(player)) is not None:
            if self.perform(move):
                return True
        return False

    def passes(self, player: str) -> None:
        """Whoever does nothing gives priority to the other player."""
        if self.other_passed:
            self.both_passed()
        else:
            self.record(Priority(self.opponent(player), other_passed=True))

    def both_passed(self) -> None:
        """The top of the stack resolves; where it is empty, the phase or step ends."""
        self.record(Priority(self.holder))
        if self.state.stack:
            self.resolve_top(self.state.stack[-1])
        else:
            self.advance()

    def resolve_top(self, top: Instance) -> None:
        """It leaves the stack and resolves; the turn player is the first who may act again."""
        self.state.off_stack(top)
        self.resolve(top)
        self.gain_priority(self.turn_player)

    def advance(self) -> None:
        """Both passed over an empty stack; the turn knows what follows."""
