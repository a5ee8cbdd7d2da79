"""The plain walk: every order and choice of a situation, each path played again from the start; what the explorer must give."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from judgekit.engine.actions import BadMove, IllegalMove
from judgekit.engine.choice import Choice, Decision
from judgekit.engine.game import Game
from judgekit.engine.rule import Illegal
from judgekit.engine.trace import Endless
from judgekit.engine.value import NotANumber
from judgekit.replay import Fork, Outcome
from judgekit.replay.choosers import Moves, OtherOptions, Unmade, same
from judgekit.replay.mistakes import too_many_paths
from judgekit.replay.outcomes import final, outcome
from judgekit.replay.run import seat
from judgekit.replay.stopped import stopped as why_stopped
from judgekit.scenario import Entry, Situation

MOST_PATHS = 200_000
MOST_DECISIONS = 400
Taken = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Exploration:
    """All that may come out of a situation."""

    paths: int
    outcomes: tuple[Outcome, ...]
    forks: tuple[Fork, ...]


def explore(
    situation: Situation,
    *,
    readings: Mapping[str, str] | None = None,
    game: type[Game] | None = None,
    most_paths: int = MOST_PATHS,
    progress: Callable[[int], None] = lambda _: None,
) -> Exploration:
    """Take every option of every choice, whatever the script answers; its moves and responses stay.

    Raises UserError where there are too many paths.
    """
    explorer = _Explorer(situation, readings, game)
    for paths in explorer.walk():
        progress(paths)
        if paths >= most_paths and explorer.left:
            raise too_many_paths(situation, most_paths, explorer.widest())
    return Exploration(explorer.paths, tuple(explorer.outcomes.values()), tuple(explorer.forks.values()))


@dataclass(slots=True)
class _Branch:
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


class _Path(Moves):
    """Follows the branches of the path so far, then takes the first answer of whatever is asked."""

    def __init__(self, entries: Sequence[Entry], branches: list[_Branch]) -> None:
        super().__init__(entries)
        self._branches = branches
        self._depth = 0

    def choose(self, choice: Choice) -> Taken:
        """The answer on this path."""
        if self._depth == len(self._branches):
            self._branches.append(_branch(choice))
        branch = self._branches[self._depth]
        if not same(branch.choice, choice):
            raise OtherOptions(branch.choice, choice)
        self._depth += 1
        if self._depth > MOST_DECISIONS:
            raise Endless
        self.go_past(choice)
        return branch.taken


class _Explorer:
    """Walks the paths depth first; nothing of the table is copied."""

    def __init__(self, situation: Situation, readings: Mapping[str, str] | None, game: type[Game] | None) -> None:
        self.outcomes: dict[tuple[str, str | None], Outcome] = {}
        self.forks: dict[tuple[str, str], Fork] = {}
        self.paths = 0
        self._numbers: dict[tuple[str, str | None], int] = {}
        self._branches: list[_Branch] = []
        self._play = (situation, readings, game)

    @property
    def left(self) -> bool:
        """Is there a path that has not been walked?"""
        return bool(self._branches)

    def walk(self) -> Iterator[int]:
        """Walk path after path, telling how many are done."""
        while not self.paths or self._branches:
            number = self._run()
            self.paths += 1
            self._back({number})
            yield self.paths

    def widest(self) -> Choice:
        """The choice with most answers on the path."""
        return max((one.choice for one in self._branches), key=lambda choice: len(choice.options))

    def _run(self) -> int:
        situation, readings, cls = self._play
        path = _Path(situation.script, self._branches)
        game = seat(situation, path, readings=readings, game=cls)
        stopped = None
        try:
            game.play()
            path.check_over()
        except (BadMove, IllegalMove, Unmade, Endless, Illegal, NotANumber, RecursionError) as end:
            stopped = why_stopped(end, situation)
            del self._branches[MOST_DECISIONS:]
        key = (final(game), stopped)
        if key not in self.outcomes:
            taken = tuple(Decision(one.choice, one.taken) for one in self._branches)
            self.outcomes[key] = Outcome(key[0], outcome(game), taken, stopped)
            self._numbers[key] = len(self._numbers)
        self.outcomes[key].paths += 1
        return self._numbers[key]

    def _back(self, reached: set[int]) -> None:
        """Go back to the last choice that has an answer left."""
        while self._branches:
            branch = self._branches[-1]
            branch.reached[branch.taken] |= reached
            if branch.advance():
                return
            self._branches.pop()
            reached = set().union(*branch.reached.values())
            self._close(branch)

    def _close(self, branch: _Branch) -> None:
        key = branch.choice.player, branch.choice.name
        fork = self.forks.setdefault(key, Fork(*key))
        fork.asked += 1
        first, *others = branch.reached.values()
        if any(one != first for one in others):
            # the last one to close is the earliest on its path: the one that a judge wants to be told
            fork.choice = branch.choice
            fork.answers = {taken: frozenset(numbers) for taken, numbers in branch.reached.items()}


def _branch(choice: Choice) -> _Branch:
    answers = choice.answers()
    first = next(answers)
    return _Branch(choice, first, answers, {first: set()})
