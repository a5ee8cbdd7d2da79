"""What is drawn by a name alone: the same every time, and without a pattern over many names."""

import hashlib

from judgekit.bank import decides_often

DRAWS = 10_000
SELDOM = 0.05
"""What a clause counts as that has never decided: it may be offered as well, but seldom."""


def draw(name: str, choices: int) -> int:
    """A number from 0 that depends on nothing but a name."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:4]) % choices


def luck(name: str, clause: str) -> float:
    """A number by which those clauses are drawn first the more often that decide the more scenarios of the bank.

    So how often a clause is offered tells nothing of how often it is right.
    """
    return weighed(f"{name}/{clause}", decides_often().get(clause, 0) + SELDOM)


def weighed(name: str, weight: float) -> float:
    """A number by which things are drawn first the more weight they have."""
    return float(((draw(name, DRAWS) + 1) / (DRAWS + 1)) ** (1 / weight))
