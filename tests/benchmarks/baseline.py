"""What figures are held against: work of the machine itself, measured in the same run."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from resource import RUSAGE_CHILDREN, getrusage
from time import process_time

ROUNDS = 20_000


def work() -> None:
    """Dicts, tuples, strings and calls, as a replay is made of."""
    table: dict[tuple[str, int], str] = {}
    for number in range(ROUNDS):
        key = ("zone", number % 97)
        table[key] = f"{table.get(key, '')[-8:]}{number}"
    sorted(table.items(), key=lambda one: one[1])


def seconds(do: Callable[[], object], times: int = 1) -> float:
    """The fewest CPU seconds of a few runs: a busy machine says the same."""
    return min(_once(do) for _ in range(times))


def process_seconds(command: Sequence[str], times: int = 1) -> float:
    """The fewest CPU seconds of a whole process."""
    return min(_of_child(command) for _ in range(times))


def python() -> float:
    """Those of a process that does nothing."""
    return process_seconds([sys.executable, "-c", "pass"], 10)


def _once(do: Callable[[], object]) -> float:
    start = process_time()
    do()
    return process_time() - start


def _of_child(command: Sequence[str]) -> float:
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run(command, capture_output=True, check=False)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
