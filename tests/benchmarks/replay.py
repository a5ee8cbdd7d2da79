"""Replays a second, the whole bank, and what one more waiting trigger costs: python tests/benchmarks/replay.py."""

import statistics
import time
from dataclasses import replace

from judgekit import games
from judgekit.bank import scenarios
from judgekit.engine.game import Game
from judgekit.engine.model import Instance
from judgekit.replay.choosers import Recorded
from judgekit.replay.run import replay, seat
from judgekit.replay.verdict import judge
from judgekit.scenario.model import Scenario

FEWEST_REPLAYS_A_SECOND = 500
BANK_SECONDS = 2.0
WAITING = (10, 100, 1000)
BATCHES, ADDED = 10, 100


def seconds(scenario: Scenario, times: int = 3) -> float:
    """The quickest of a few replays, verdict included."""
    taken = []
    for _ in range(times):
        start = time.process_time()
        judge(scenario.claims, replay(scenario.situation).game)
        taken.append(time.process_time() - start)
    return min(taken)


def adding(scenario: Scenario, waiting: int) -> float:
    """Microseconds to leave one more instance waiting where so many wait already, in the quickest batch."""
    table = seat(scenario.situation, Recorded((), ()))
    obj, label, ability = next(iter(table.working()))
    first = Instance(table.state.fresh_id(), label, obj.controller, obj, ability, batch=1)
    with table.trace.by(("benchmark",)):
        for _ in range(waiting):
            table.await_(replace(first, id=table.state.fresh_id()))
        return min(_batch(table, first) for _ in range(BATCHES))


def _batch(table: Game, first: Instance) -> float:
    """Microseconds for each of a batch that is left waiting and taken back."""
    before = table.checkpoint()
    more = [replace(first, id=table.state.fresh_id()) for _ in range(ADDED)]
    start = time.perf_counter()
    for one in more:
        table.await_(one)
    took = time.perf_counter() - start
    table.rewind(before)
    return took / ADDED * 1_000_000


def has_text(scenario: Scenario) -> bool:
    """Does an ability work as soon as its table is laid?"""
    return next(iter(seat(scenario.situation, Recorded((), ())).working()), None) is not None


def main() -> None:
    """Print the figures, each with its limit."""
    start = time.process_time()
    bank = scenarios()
    print(f"{len(bank)} scenarios read in {time.process_time() - start:.2f} s")
    start = time.process_time()
    for one in bank:
        judge(one.claims, replay(one.situation).game)
    print(f"the whole bank replayed in {time.process_time() - start:.2f} s (at most {BANK_SECONDS:.0f} s)")
    taken = {one.id: seconds(one) for one in bank}
    median = statistics.median_low(taken.values())
    name = next(one for one, took in taken.items() if took == median)
    print(f"median {name}: {1 / median:.0f} replays a second (at least {FEWEST_REPLAYS_A_SECOND})")
    slowest = max(taken, key=taken.__getitem__)
    print(f"slowest {slowest}: {taken[slowest] * 1000:.1f} ms")
    for game in games.names():
        chosen = next((one for one in bank if one.game == game and has_text(one)), None)
        if chosen is not None:
            curve = ", ".join(f"{waiting} waiting {adding(chosen, waiting):.1f}" for waiting in WAITING)
            print(f"{game}: microseconds for one more waiting trigger: {curve}")


if __name__ == "__main__":
    main()
