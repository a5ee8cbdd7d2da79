"""The slips of many scenarios, each solved where a worker is free."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from judgekit.corpus.library import Library
from judgekit.report.kept_slips import slip
from judgekit.report.model import Slip
from judgekit.scenario import Question
from judgekit.workers import Lost, Workers

Progress = Callable[[int, int], None]
WORTH = 8
"""Slips that make up for starting a process: half a second of them."""


@dataclass(frozen=True, slots=True)
class Solved:
    """The slips in the order of their scenarios, numbered, and the names of those under which a worker died."""

    slips: tuple[Slip, ...]
    lost: tuple[str, ...] = ()


def solved(
    scenarios: Sequence[Question],
    library: Library,
    workers: Workers,
    progress: Progress,
    *,
    full: bool,
) -> Solved:
    """Every slip; raises UserError where a scenario cannot be replayed."""
    made: list[Slip] = []
    lost: list[str] = []
    for done, one in enumerate(workers.each(partial(_slip, library, full), scenarios, worth=WORTH), 1):
        progress(done, len(scenarios))
        if isinstance(one, Lost):
            lost.append(one.item.name)
        else:
            made.append(replace(one, number=len(made) + 1))
    return Solved(tuple(made), tuple(lost))


def _slip(library: Library, full: bool, scenario: Question) -> Slip:
    return slip(scenario, library, full=full)
