"""Choosers around the moves of a script: one that records what is taken, one that takes it again, what they share."""

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from judgekit.engine.choice import Attempt, Choice, Chooser, Decision, Move
from judgekit.engine.game import Game
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


@dataclass(frozen=True, slots=True)
class Tried:
    """An option that was tried and is none; the choice was asked again."""

    choice: Choice
    word: str


Record = Sequence[Decision | Tried]


class Moves(Script):
    """The moves and responses of a script when its answers do not count, except for when they come."""

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


class Recording:
    """Hands every question on to another chooser and keeps what it takes, what is later undone too."""

    def __init__(self, chooser: Chooser) -> None:
        self.record: list[Decision | Tried] = []
        self._chooser = chooser
        self.move, self.respond = chooser.move, chooser.respond
        self.undone: Callable[[Move], None] = getattr(chooser, "undone", lambda _: None)
        self.seated: Callable[[Game], None] = getattr(chooser, "seated", lambda _: None)
        self.rests: Callable[[], None] = getattr(chooser, "rests", lambda: None)

    def choose(self, choice: Choice) -> tuple[int, ...]:
        """What the other chooser takes."""
        with self._trying(choice):
            taken = self._chooser.choose(choice)
        self.record.append(Decision(choice, taken))
        return taken

    def forced(self, choice: Choice) -> tuple[int, ...] | None:
        """Tell the other chooser; what it says where the options are alike is kept as well."""
        with self._trying(choice):
            said = self._chooser.forced(choice)
        if said is not None and len(said) < len(choice.options):
            self.record.append(Decision(choice, said))
        return said

    def _trying(self, choice: Choice) -> "_Trying":
        return _Trying(self.record, choice)


@dataclass(frozen=True, slots=True)
class _Trying:
    """Notes an attempt on its way out."""

    record: list[Decision | Tried]
    choice: Choice

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, Attempt):
            self.record.append(Tried(self.choice, error.word))


class Recorded(Moves):
    """Takes what was taken before; raises OtherOptions where a choice is not the one recorded."""

    def __init__(self, entries: Sequence[Entry], record: Record) -> None:
        super().__init__(entries)
        self._record = deque(record)

    def move(self) -> Move | None:
        """The next move, after what was left of the attempts before it."""
        self._try_what_is_left()
        return super().move()

    def choose(self, choice: Choice) -> tuple[int, ...]:
        """What was taken when this choice was recorded."""
        recorded = self._next(choice)
        if isinstance(recorded, Tried):
            raise Attempt(recorded.word)
        self.go_past(choice)
        return recorded.taken

    def forced(self, choice: Choice) -> tuple[int, ...] | None:
        """Nothing to decide, but something may have been tried, or said of options that are alike."""
        said = None
        if self._record and same(self._record[0].choice, choice):
            recorded = self._record.popleft()
            if isinstance(recorded, Tried):
                raise Attempt(recorded.word)
            said = recorded.taken
        super().forced(choice)
        return said

    def check_over(self) -> None:
        """Raise where a response is left, or at the end something that was recorded and never met."""
        super().check_over()
        if self._next_line() is None and self._record:
            raise OtherOptions(self._record[0].choice, None)

    def _next(self, choice: Choice) -> Decision | Tried:
        if not self._record:
            raise OtherOptions(None, choice)
        recorded = self._record.popleft()
        if not same(recorded.choice, choice):
            raise OtherOptions(recorded.choice, choice)
        return recorded


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
