"""By which clauses each scenario of the bank is decided, as its reasons said when they were last measured."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("decided.json")


def decided(scenario: str) -> tuple[str, ...]:
    """The clauses of the rules that are told of a scenario, by its id; () of one that was not measured.

    Computing them plays a scenario a hundred times: tests/benchmarks/reasons.py does it for the whole bank.
    """
    return tuple(_measured().get(scenario, ()))


@cache
def decides_often() -> Mapping[str, int]:
    """In how many scenarios of the bank each clause is the first that is told to decide."""
    return Counter(clauses[0] for clauses in _measured().values() if clauses)


@cache
def decides_with(clause: str) -> frozenset[str]:
    """The clauses that decide a scenario of the bank together with this one: where one is right, so may they be."""
    return frozenset(one for clauses in _measured().values() if clause in clauses for one in clauses)


@cache
def _measured() -> Mapping[str, Sequence[str]]:
    found: Mapping[str, Sequence[str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found
