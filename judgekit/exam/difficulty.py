"""How hard a question is, before anybody has answered it: what has to be known and kept in mind to answer it."""

from collections.abc import Sequence
from math import log1p

from judgekit.exam.case import Case
from judgekit.exam.question import Kind, Option
from judgekit.reasons import foremost

MANY_STEPS, MANY_RULES, MANY_BELIEFS = 60, 8, 5
_OF_KIND = {Kind.ACCOUNT: 0.6, Kind.MOVES: 0.6, Kind.CLAUSE: 0.6, Kind.ORDER: 0.5}
USUAL = 0.4


def difficulty(case: Case, kind: Kind, made: Sequence[Option]) -> float:
    """From 0 to 1: how long the game goes on, how many rules change what is asked, how many beliefs stand against it.

    What an option's belief leaves out is as hard as the option is near: one that is a malrule is taken by many.
    """
    steps = log1p(len(case.steps)) / log1p(MANY_STEPS)
    rules = sum(bool(one.facts) for one in foremost(case.reasons)) / MANY_RULES
    believed = sum(any(belief.name for belief in one.beliefs) for one in made) / (len(made) - 1)
    marks = (min(1.0, steps), min(1.0, rules), believed, _OF_KIND.get(kind, USUAL))
    return round(sum(marks) / len(marks), 3)
