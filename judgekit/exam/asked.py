"""What one kind of question asks of a scenario, before it is put together."""

from typing import NamedTuple

from judgekit.exam.question import Option


class Verdict(NamedTuple):
    """The ruling in a sentence, the clauses that decide it, and the step where they do."""

    ruling: str
    decided_by: tuple[str, ...]
    step: str
    step_clauses: tuple[str, ...]


class Asked(NamedTuple):
    """What a kind asks, the options, and the verdict where it is not that of the whole scenario.

    `until` is the line of the script before which it is asked: nothing of what follows is shown; None shows it all.
    `moment` says when that is, `readings` on which readings of the document the answer hangs.
    """

    asks: str
    options: tuple[Option, ...]
    verdict: Verdict | None = None
    until: int | None = None
    account: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    moment: tuple[str, ...] = ()
    readings: frozenset[str] = frozenset()
