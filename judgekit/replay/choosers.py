"""Choosers that make the moves of a script and take what they are told, whatever it answers."""

from collections import deque
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress

from judgekit.engine.choice import Attempt, Choice, Decision, Move
from judgekit.replay.given_answers import NoOption
from judgekit.replay.script import Script, Unanswered
from judgekit.scenario import Entry, Stop


class OtherOptions(Exception):  # noqa: N818 - the record and the rules disagree
    """A replay met another choice than the one that was recorded."""

    def __init__(self, recorded: Choice | None, met: Choice | None) -> None:
        super().__init__(f"recorded {_told(recorded)}, met {_told(met)}")
        self.recorded, self.met = recorded, met


class Unmade(Exception):  # noqa: N818 - the path ends here
    """A response of the script for which no window opened."""

    def __init__(self, move: Move) -> None:
        super().__init__(move.verb)
        self.move = move


class Moves(Script):
    """The moves and responses of a script when its answers do not count, except for when they come."""

    @property
    def left(self) -> Hashable:
        """How much of it is left; which answers wait counts only while a line of answers waits for its turn."""
        return super().left if any(one.answers and not one.move for one in self._entries) else len(self._entries)

    def move(self) -> Move | None:
        """The next move; raises Unmade where a response comes first that nobody asked for."""
        self._answers.clear()
        while (entry := self._next_line()) and entry.move is None and not isinstance(entry, Stop):
            self._look()
            self._entries.popleft()
            if entry.tries:
                self._nobody_asks(entry)
        self.check_over()
        self._look()
        if entry is None or entry.move is None:
            return None
        self._entries.popleft()
        self._begin(entry)
        return entry.move

    def forced(self, choice: Choice) -> tuple[int, ...] | None:
        """Nothing to decide."""
        self._go_past(choice, super().forced)
        return None

    def go_past(self, choice: Choice) -> None:
        """Let the script answer, so that what it does next comes after; the answer does not count."""
        self._go_past(choice, super().choose)

    def check_over(self) -> None:
        """Raise Unmade where a response comes next that nobody asked for."""
        entry = self._next_line()
        move = entry.move if entry else None
        if move is not None and move.responds and not move.tries:
            raise Unmade(move)

    def _go_past(self, choice: Choice, ask: Callable[[Choice], object]) -> None:
        with suppress(NoOption, Unanswered):
            while True:
                with suppress(Attempt):
                    ask(choice)
                    return


class Recorded(Moves):
    """Takes what was taken before; raises OtherOptions where a choice is not the one recorded."""

    def __init__(self, entries: Sequence[Entry], record: Sequence[Decision]) -> None:
        super().__init__(entries)
        self._record = deque(record)

    def choose(self, choice: Choice) -> tuple[int, ...]:
        """What was taken when this choice was recorded."""
        recorded = self._record.popleft() if self._record else None
        if recorded is None or not same(recorded.choice, choice):
            raise OtherOptions(recorded.choice if recorded else None, choice)
        self.go_past(choice)
        return recorded.taken

    def check_over(self) -> None:
        """Raise where a response is left, or at the end something that was recorded and never met."""
        super().check_over()
        if self._next_line() is None and self._record:
            raise OtherOptions(self._record[0].choice, None)


def same(one: Choice, other: Choice) -> bool:
    """Are two choices the same question with the same options?"""
    return _face(one) == _face(other)


def _face(choice: Choice) -> tuple[object, ...]:
    options = tuple(one.key for one in choice.options)
    return choice.player, choice.kind, choice.name, options, choice.least, choice.most


def _told(choice: Choice | None) -> str:
    if choice is None:
        return "nothing"
    return f"{choice.player} {choice.name} {[one.key for one in choice.options]}"
