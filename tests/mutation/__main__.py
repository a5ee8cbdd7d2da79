"""`python -m tests.mutation -g digimon`: which misreadings of its rule methods the bank would notice."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from multiprocessing import get_context

from judgekit import bank, games
from tests.mutation.figures import Figure, Floor, Tried, equivalents, figure, floors
from tests.mutation.mutants import Mutant, mutants, sample
from tests.mutation.trial import End, end, noticed_by_tests, places, witnesses

SURVIVING = (End.SURVIVES, End.UNSEEN)


class Court:
    """The mutants of a game before the scenarios that run them."""

    def __init__(self, game: str, most: int | None, seed: int) -> None:
        self.game = game
        known = equivalents(game)
        every = list(mutants(game))
        self.stale = set(known) - {one.key for one in every}
        self.mutants = [one for one in sample(every, most, seed) if one.key not in known]
        self._bank = {one.id: one for one in bank.scenarios(game=game)}
        folder = str(self.mutants[0].method.file.parent)
        self._ran = {id_: places(one, folder) for id_, one in self._bank.items()}

    def tried(self, jobs: int) -> Tried:
        """How each mutant ends."""
        global _sitting  # noqa: PLW0603 - the processes that are forked see it; a mutant cannot be sent to them
        _sitting = self
        with get_context("fork").Pool(jobs) as pool:
            ends = pool.map(_end, range(len(self.mutants)), chunksize=4)
        return list(zip(self.mutants, ends, strict=True))

    def end(self, number: int) -> End:
        """How one mutant ends."""
        mutant = self.mutants[number]
        return end(mutant, witnesses(mutant, self._ran, self._bank))


_sitting: Court


def _end(number: int) -> End:
    return _sitting.end(number)


def main(words: Sequence[str] | None = None) -> int:
    """Exit code 1 where a game lies below its floor or an equivalent is none of its mutants."""
    asked = _parser().parse_args(words)
    return max([_run(game, asked) for game in asked.games or games.names()])


def _run(game: str, asked: Namespace) -> int:
    most, seed, recorded = floors()
    court = Court(game, most, seed) if asked.check else Court(game, asked.sample, asked.seed)
    tried = court.tried(asked.jobs)
    found = figure(game, tried)
    print(found, flush=True)
    for line in _told(tried, everything=asked.list, tests=asked.tests, check=asked.check):
        print(f"  {line}", flush=True)
    for key in sorted(court.stale):
        print(f"  equivalent.yaml: {' / '.join(key)} is no mutant of {game}; take it off")
    low = asked.check and _is_low(found, recorded[game])
    return 1 if low or court.stale else 0


def _told(tried: Tried, *, everything: bool, tests: bool, check: bool) -> Iterator[str]:
    for mutant, found in _in_file_order(tried):
        if found in SURVIVING and not check:
            fell = tests and noticed_by_tests(mutant)
            yield f"{'only the tests notice' if fell else found}: {mutant}"
        elif everything:
            yield f"{found}: {mutant}"


def _in_file_order(tried: Tried) -> list[tuple[Mutant, End]]:
    return sorted(tried, key=lambda one: (str(one[0].method.file), one[0].change.lines[0]))


def _is_low(found: Figure, floor: Floor) -> bool:
    low = found.misses(floor)
    if low:
        print(f"  below its floor, {floor}: some scenario has lost its edge, or a new rule has none")
    elif not found.misses(floor.raised()):
        print(f"  well above its floor, {floor}: raise it in floors.yaml")
    return low


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("-g", "--game", dest="games", action="append", choices=games.names())
    parser.add_argument("--sample", type=int, metavar="N", help="try only N mutants of each game")
    parser.add_argument("--seed", type=int, default=1, help="which ones are drawn")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--list", action="store_true", help="tell how every mutant ends, not only those that survive")
    parser.add_argument("--tests", action="store_true", help="run the tests of the game on those that survive")
    parser.add_argument("--check", action="store_true", help="try the recorded sample and hold it against floors.yaml")
    return parser


if __name__ == "__main__":
    sys.exit(main())
