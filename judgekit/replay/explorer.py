"""The explorer: every legal order and choice of a situation; what leads to the same position has the same future.

Where the kernel stands at its own loop the table is a position (`engine/position.py`). What comes of it is played once,
however many paths lead there, and counted again for each of them. Inside an effect that is resolving a path goes on
from the last position before it.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field

from judgekit.engine.actions import BadMove, IllegalMove
from judgekit.engine.choice import Choice, Decision
from judgekit.engine.game import Game
from judgekit.engine.position import position
from judgekit.engine.rule import Illegal
from judgekit.engine.trace import Endless
from judgekit.engine.value import NotANumber
from judgekit.replay.choosers import Unmade
from judgekit.replay.mistakes import too_many_paths
from judgekit.replay.outcomes import State, final, outcome
from judgekit.replay.run import seat
from judgekit.replay.stopped import stopped
from judgekit.replay.stretches import MOST_DECISIONS, Position, Reached, Standing, Stretch, Taken, Tally
from judgekit.scenario import Situation

MOST_STRETCHES = 200_000
ENDS = (BadMove, IllegalMove, Unmade, Endless, Illegal, NotANumber, RecursionError)
CYCLE = "vuelve a una posición por la que ya ha pasado: no termina nunca"


@dataclass(slots=True)
class Outcome:
    """One final table (`final` is the same for two that are alike): how many paths lead to it, the decisions of the
    first one, and what stopped it, if anything.
    """

    final: str
    state: State
    decisions: tuple[Decision, ...]
    stopped: str | None = None
    paths: int = 0


@dataclass(slots=True)
class Fork:
    """What is decided under one name: how often it was asked, and the first time that the answer told outcomes apart.

    `answers` says which outcomes, by their place in the list, each answer still reaches.
    """

    player: str
    name: str
    asked: int = 0
    choice: Choice | None = None
    answers: Mapping[Taken, frozenset[int]] = field(default_factory=dict)

    @property
    def matters(self) -> bool:
        """Does its answer ever change what can still come out?"""
        return self.choice is not None


@dataclass(frozen=True, slots=True)
class Exploration:
    """All that may come out of a situation: how many paths there are, and from how many positions they were played.

    A path that comes back to where it has been is one of its `cycles`: the game's rule for loops says how it goes on.
    """

    paths: int
    outcomes: tuple[Outcome, ...]
    forks: tuple[Fork, ...]
    positions: int = 0
    cycles: int = 0


def explore(
    situation: Situation,
    *,
    readings: Mapping[str, str] | None = None,
    game: type[Game] | None = None,
    most: int = MOST_STRETCHES,
    progress: Callable[[int], None] = lambda _: None,
    key: Callable[[Game], Hashable] = position,
) -> Exploration:
    """Take every option of every choice, whatever the script answers; its moves and responses stay.

    `key` says which tables are one position. `progress` is told how many stretches, from one position to the next, have
    been played; raises UserError where they would be more than `most`.
    """
    path = Stretch(situation.script)
    table = seat(situation, path, readings=readings, game=game)
    explorer = _Explorer(situation, Standing(table, path, begun=False), key)
    for played in explorer.walk():
        progress(played)
        if played >= most and explorer.open:
            raise too_many_paths(situation, most, explorer.widest())
    return explorer.found()


class _Explorer:
    """Plays the stretches depth first. The positions that are `open` lie on the path, the last one on top."""

    def __init__(self, situation: Situation, start: Standing, key: Callable[[Game], Hashable]) -> None:
        self.open: list[Position] = [Position(start, None, 0)]
        self._situation, self._key, self._all = situation, key, self.open[0].tally
        self._outcomes: list[Outcome] = []
        self._numbers: dict[tuple[str, str | None], int] = {}
        self._known: dict[Hashable, Tally] = {}
        self._on_path: set[Hashable] = set()
        self._positions, self._cycles = 1, 0

    def walk(self) -> Iterator[int]:
        """Play stretch after stretch, telling how many have been played."""
        played = 0
        while self.open:
            came_to = self._play(self.open[-1])
            played += 1
            if isinstance(came_to, Position):
                self.open.append(came_to)
                self._on_path.add(came_to.key)
                self._positions += 1
            else:
                self._back(came_to)
            yield played

    def found(self) -> Exploration:
        """What came of it all."""
        for number, paths in self._all.ends.items():
            self._outcomes[number].paths = paths
        forks = []
        for (player, name), asked in self._all.asked.items():
            choice, answers = self._all.parting.get((player, name), (None, {}))
            forks.append(Fork(player, name, asked, choice, answers))
        paths = sum(self._all.ends.values())
        return Exploration(paths, tuple(self._outcomes), tuple(forks), self._positions, self._cycles)

    def widest(self) -> Choice:
        """The choice with most answers on the path."""
        return max((one.choice for place in self.open for one in place.branches), key=lambda one: len(one.options))

    def _play(self, place: Position) -> "Position | Tally":
        """Go on from a position as far as the next one, or to the end; a position that is known is what came of it."""
        game, path = place.standing_to_play()
        try:
            game.play_on() if place.standing.begun else game.play()
            path.check_over()
        except Reached as reached:
            place.keep(path)
            return self._reached(reached.at, place)
        except ENDS as end:
            del place.branches[MOST_DECISIONS - place.before :]
            return self._end(game, stopped(end, self._situation))
        place.keep(path)
        return self._end(game, None)

    def _reached(self, at: Standing, place: Position) -> "Position | Tally":
        key = self._key(at.game), at.path.left
        if key in self._known:
            return self._known[key]
        if key not in self._on_path:
            return Position(at, key, place.before + len(place.branches))
        self._cycles += 1
        return self._looped(at, key, place)

    def _looped(self, at: Standing, key: Hashable, place: Position) -> "Position | Tally":
        """It is back where it has been: the game's rule for loops decides, as if that had happened for long enough."""
        since = next(number for number, one in enumerate(self.open) if one.key == key)
        taken = (one.choice for stage in self.open[since:] for one in stage.branches)
        willing = dict.fromkeys((one.player, one.name) for one in taken if one.kind == "optional")
        try:
            at.game.on_loop(tuple(willing))
        except Endless:
            return self._end(at.game, CYCLE)
        after = (self._key(at.game), at.path.left)
        if after in self._on_path:
            return self._end(at.game, CYCLE)
        return self._known.get(after) or Position(at, after, place.before + len(place.branches))

    def _end(self, game: Game, stopped: str | None) -> Tally:
        key = (final(game), stopped)
        if key not in self._numbers:
            self._numbers[key] = len(self._outcomes)
            taken = tuple(Decision(one.choice, one.taken) for place in self.open for one in place.branches)
            self._outcomes.append(Outcome(key[0], outcome(game), taken, stopped))
        return Tally({self._numbers[key]: 1})

    def _back(self, came_of: Tally) -> None:
        """Count what came of a stretch, and of every position from which nothing is left to play."""
        while self.open and not self.open[-1].count(came_of):
            done = self.open.pop()
            self._known[done.key] = came_of = done.tally
            self._on_path.discard(done.key)
