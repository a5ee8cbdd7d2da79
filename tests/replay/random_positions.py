"""Random positions of each game, explored both ways: python -m tests.replay.random_positions [GAME...] [--positions N].

A position is a table of the bank, with some of its cards there twice, at which the first moves of its script and then a
few random ones are made, most of them legal. All their orders and choices are explored: by the explorer, that plays each
position once, and by the plain walk, every path from its start.
Only those count in which something is decided, and not more than so often. `--forget PART` lets the explorer's key
forget one part of a position; what it then says otherwise is what the comparison would notice.
"""

import argparse
from collections import deque
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import count, islice
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from judgekit import bank, games
from judgekit.engine.choice import Choice, Move
from judgekit.engine.game import Game
from judgekit.engine.origin import Origin
from judgekit.engine.position import position
from judgekit.engine.trace import Endless
from judgekit.errors import UserError
from judgekit.fuzz import RandomPlayer
from judgekit.replay import Exploration, explore, seat
from judgekit.replay.run import MISTAKES
from judgekit.scenario import Answer, Board, Entry, Placed, Situation
from tests.replay import plain_walk
from tests.replay.plain_walk import Exploration as Walked
from tests.replay.test_explorer import face

MOST_PATHS = 60
MOST_MOVES = 6
GOOD_MOVES = 0.8
MOST_DOUBLED = 2
Key = Callable[[Game], Hashable]
PARTS = (
    "objects", "order of zones", "counts", "facts", "waiting", "stack", "moment", "lasting", "chance",
)  # fmt: skip


class Recording(RandomPlayer):
    """Makes these moves, then some at random, mostly good ones; writes all down with the answers as lines of a script."""

    def __init__(self, seed: int, most: int, moves: Sequence[Move]) -> None:
        super().__init__(seed, most)
        self.entries: list[Entry] = []
        self._first = deque(moves)

    def move(self) -> Move | None:
        return self._written(self._first.popleft(), "tries") if self._first else super().move()

    def choose(self, choice: Choice) -> tuple[int, ...]:
        taken = super().choose(choice)
        words = tuple(choice.options[one].key for one in taken)
        if words and not (choice.skips and taken == (len(choice.options) - 1,)):
            place = self._place()
            self.entries.append(Entry(choice.player, None, (Answer(choice.name, words, len(words) > 1, place),), place))
        return taken

    def _written(self, made: Move | None, manner: str) -> Move | None:
        if made is None:
            return None
        place = self._place()
        self.entries.append(Entry(made.player, replace(made, place=place, tries=True), (), place, tries=True))
        return self.entries[-1].move

    def _attempt(self, player: str, *, responds: bool) -> Move:
        legal = [] if self.random.random() > GOOD_MOVES else self._any_legal(player)
        if not legal:
            return super()._attempt(player, responds=responds)
        return replace(self.random.choice(legal), tries=True, responds=responds)

    def _any_legal(self, player: str) -> list[Move]:
        verbs = list(self._table.forms())
        self.random.shuffle(verbs)
        return next(filter(None, (self._legal(player, verb) for verb in verbs)), [])

    def _place(self) -> Origin:
        return Origin("random", len(self.entries) + 1, 1)


@dataclass(frozen=True, slots=True)
class Compared:
    """What came of a position: how many paths, from how many positions, and whether both ways say the same.

    `again` is how often a position was come to that had been played.
    """

    number: int
    paths: int
    positions: int
    again: int
    cycles: int
    same: bool


@cache
def _tables(game: str) -> tuple[Path, ...]:
    return tuple(bank.paths(bank.shipped_bank(), game))


@cache
def _situation(path: Path) -> Situation:
    return bank.in_its_place(path).situation


def drawn(game: str, number: int) -> Situation | None:
    """The table of the bank that the number draws with a few random moves; None where the play breaks off."""
    random = Random(number)
    asked = _situation(random.choice(_tables(game)))
    moves = [one.move for one in asked.script if one.move and not one.move.responds]
    player = Recording(number, random.randint(0, MOST_MOVES), moves[: random.randint(0, len(moves))])
    situation = replace(asked, seed=number, boards=_crowded(asked.boards, random))
    try:
        seat(situation, player).play()
    except (Endless, *MISTAKES):
        return None
    return replace(situation, script=tuple(player.entries))


def _crowded(boards: Mapping[str, Board], random: Random) -> Mapping[str, Board]:
    """The boards with a few cards there twice: what waits for the same event waits twice."""
    return {player: replace(board, zones=_doubled(board.zones, random)) for player, board in boards.items()}


def _doubled(zones: Mapping[str, tuple[Placed, ...]], random: Random) -> Mapping[str, tuple[Placed, ...]]:
    crowded = dict(zones)
    for zone in random.sample([*zones], min(random.randint(0, MOST_DOUBLED), len(zones))):
        twice = [one for one in zones[zone] if one.card.abilities]
        more = (replace(one, label=f"{one.label} bis", under=()) for one in twice)
        crowded[zone] = (*zones[zone], *more)
    return crowded


def compared(game: str, number: int, key: Key = position) -> Compared | None:
    """Both ways of exploring a position; None where nothing is decided, or too much for every path to be walked."""
    situation = drawn(game, number)
    if situation is None:
        return None
    try:
        walked = plain_walk.explore(situation, most_paths=MOST_PATHS)
        if walked.paths == 1:
            return None
        found = explore(situation, key=(seen := _Seen(key)))
    except UserError:
        return None
    return Compared(number, found.paths, found.positions, seen.again, found.cycles, _same(found, walked))


def _same(found: Exploration, walked: Walked) -> bool:
    """A loop is counted once and not for every round: of one only the tables at which it may end must be the same."""
    if not found.cycles:
        return face(found) == face(walked)
    return {(one.final, one.stopped) for one in found.outcomes} == {(o.final, o.stopped) for o in walked.outcomes}


class _Seen:
    """A key that counts what it has given before."""

    def __init__(self, key: Key) -> None:
        self._key, self._given, self.again = key, set[Hashable](), 0

    def __call__(self, table: Game) -> Hashable:
        given = self._key(table)
        self.again += given in self._given
        self._given.add(given)
        return given


def forgetting(part: str) -> Key:
    """A key that forgets one part of a position."""
    at = PARTS.index(part)

    def coarse(table: Game) -> Hashable:
        whole: Any = position(table)
        return (*whole[:at], *whole[at + 1 :])

    return coarse


def compared_from(game: str, first: int, key: Key = position) -> Iterator[Compared]:
    """Positions from this number on, as many as are asked for."""
    return filter(None, map(partial(compared, game, key=key), count(first)))


def main() -> None:
    """Print a line a game: how many were compared, their paths and positions, the numbers of those that differ."""
    arguments = _arguments()
    key = forgetting(arguments.forget) if arguments.forget else position
    differing: list[Compared] = []
    for game in arguments.games or games.names():
        start = process_time()
        found = list(islice(compared_from(game, arguments.seed, key), arguments.positions))
        differing += (wrong := [one for one in found if not one.same])
        print(_told(game, found, wrong), f"{process_time() - start:.0f} CPU s", flush=True)
    raise SystemExit(1 if differing else 0)


def _told(game: str, found: Sequence[Compared], wrong: Sequence[Compared]) -> str:
    last, paths, positions = found[-1].number, sum(one.paths for one in found), sum(one.positions for one in found)
    merged, loops = sum(one.again > 0 for one in found), sum(one.cycles > 0 for one in found)
    names = f": {[one.number for one in wrong[:10]]}" if wrong else ""
    return (
        f"{game}: {len(found)} positions (numbers up to {last}), {paths} paths from {positions} positions, "
        f"{merged} merge, {loops} loop, {len(wrong)} differ{names};"
    )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--forget", choices=PARTS)
    return parser.parse_args()


if __name__ == "__main__":
    main()
