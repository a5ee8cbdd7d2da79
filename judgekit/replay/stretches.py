"""What lies between one position and the next: the choices that are taken there, and what came of each."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from judgekit.engine.choice import Choice
from judgekit.engine.game import Game
from judgekit.engine.trace import Endless
from judgekit.replay.choosers import Moves, OtherOptions, same
from judgekit.scenario import Entry

MOST_DECISIONS = 400
Taken = tuple[int, ...]
Asked = tuple[str, str]
"""Who decides, and under what name."""


class Reached(Exception):  # noqa: N818 - a stretch is over
    """The next position is reached."""

    def __init__(self, at: "Standing") -> None:
        super().__init__()
        self.at = at


@dataclass(slots=True)
class Branch:
    """A choice on the path: what is taken now, what is left to take, and which outcomes each answer has reached."""

    choice: Choice
    taken: Taken
    left: Iterator[Taken]
    reached: dict[Taken, set[int]]

    def advance(self) -> bool:
        """Take the next answer; False where all have been taken."""
        following = next(self.left, None)
        if following is None:
            return False
        self.taken = following
        self.reached[following] = set()
        return True


def branch(choice: Choice) -> Branch:
    """The choice with its first answer."""
    answers = choice.answers()
    first = next(answers)
    return Branch(choice, first, answers, {first: set()})


class Stretch(Moves):
    """Follows the branches from a position on, takes the first answer of whatever else is asked, and stops at the next.

    `stood` counts where the kernel stood before anything was asked; the `kept_at`-th of them is kept.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        super().__init__(entries)
        self.kept: Standing | None = None
        self.stood = 0
        self._branches: list[Branch] = []
        self._before = self._depth = self._kept_at = 0

    def along(self, branches: list[Branch], before: int, kept_at: int) -> "Stretch":
        """The same script, to be played along these branches; so many decisions have been taken before."""
        path = self.twin()
        path._branches, path._before, path._kept_at = branches, before, kept_at
        path.kept, path.stood, path._depth = None, 0, 0
        return path

    def stands(self, table: Game) -> None:
        """The kernel stands at its own loop: the next position, if anything has been decided since the last one."""
        if self._depth:
            raise Reached(Standing(table, self))
        self.stood += 1
        if self.stood == self._kept_at:
            self.kept = Standing(table, self).twin(self._branches, self._before)

    def choose(self, choice: Choice) -> Taken:
        """The answer on this path."""
        if self._depth == len(self._branches):
            self._branches.append(branch(choice))
        one = self._branches[self._depth]
        if not same(one.choice, choice):
            raise OtherOptions(one.choice, choice)
        self._depth += 1
        if self._before + self._depth > MOST_DECISIONS:
            raise Endless
        self.go_past(choice)
        return one.taken


@dataclass(frozen=True, slots=True)
class Standing:
    """A game at its own loop, and how much of the script is left; `begun` is False before the first move."""

    game: Game
    path: Stretch
    begun: bool = True

    def twin(self, branches: list[Branch], before: int, kept_at: int = 0) -> "Standing":
        """The same, to be played on along these branches."""
        path = self.path.along(branches, before, kept_at)
        game = self.game.twin(path)
        path.seated(game)
        return Standing(game, path, self.begun)


@dataclass(slots=True)
class Tally:
    """What came of a position: how many paths led to each outcome, how often what was asked.

    `parting` is the earliest choice of a name that told outcomes apart, and which ones each answer reached.
    """

    ends: dict[int, int] = field(default_factory=dict)
    asked: dict[Asked, int] = field(default_factory=dict)
    parting: dict[Asked, tuple[Choice, Mapping[Taken, frozenset[int]]]] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        """What came of one that followed comes of this one too."""
        for number, paths in other.ends.items():
            self.ends[number] = self.ends.get(number, 0) + paths
        for name, times in other.asked.items():
            self.asked[name] = self.asked.get(name, 0) + times
        self.parting.update(other.parting)

    def close(self, one: Branch) -> None:
        """All answers of a choice have been taken."""
        name = one.choice.player, one.choice.name
        self.asked[name] = self.asked.get(name, 0) + 1
        first, *others = one.reached.values()
        if any(other != first for other in others):
            # the last one to close is the earliest on its path: the one that a judge wants to be told
            self.parting[name] = one.choice, {taken: frozenset(ends) for taken, ends in one.reached.items()}


@dataclass(slots=True)
class Position:
    """A position from which something is left to play: the choices of the stretch that is played now.

    `before` is how many decisions led to it; `stood` where the kernel stands last before anything is asked.
    """

    standing: Standing
    key: Hashable
    before: int
    branches: list[Branch] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)
    stood: int = 0

    def standing_to_play(self) -> tuple[Game, Stretch]:
        """The game and the path of the next stretch."""
        found = self.standing.twin(self.branches, self.before, self.stood)
        return found.game, found.path

    def keep(self, path: Stretch) -> None:
        """Once it is known how far nothing is asked, the stretches that follow begin there."""
        if path.kept is not None:
            self.standing, self.stood = path.kept, 0
        elif not self.stood and path.stood > 1:
            self.stood = path.stood

    def count(self, came_of: Tally) -> bool:
        """Count what came of a stretch; False where nothing is left to play from here."""
        self.tally.add(came_of)
        reached = set(came_of.ends)
        while self.branches:
            last = self.branches[-1]
            last.reached[last.taken] |= reached
            if last.advance():
                return True
            self.branches.pop()
            reached = set().union(*last.reached.values())
            self.tally.close(last)
        return False
