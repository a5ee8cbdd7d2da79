"""A mutant on trial: the scenarios that run what it changes are played by it."""

import os
import signal
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import StrEnum
from types import FrameType
from typing import Any

from judgekit.errors import UserError
from judgekit.replay.run import replay
from judgekit.replay.verdict import judge
from judgekit.scenario.model import Scenario
from tests.mutation.mutants import Mutant

PATIENCE = 1.0
FEW = 3
Places = frozenset[tuple[str, int]]


class End(StrEnum):
    """How a mutant ends: noticed by a verdict; by something that would tell of any change; by nobody."""

    VERDICT = "verdict"
    MISFIT = "misfit"
    CRASH = "crash"
    ENDLESS = "endless"
    SURVIVES = "survives"
    UNSEEN = "unseen"


class Endless(BaseException):
    """The mutant plays on and on; nothing on the way may catch it."""


def end(mutant: Mutant, scenarios: Sequence[Scenario]) -> End:
    """How a mutant ends before these scenarios; the first verdict against it is enough."""
    if not scenarios:
        return End.UNSEEN
    best, endless = End.SURVIVES, 0
    with mutant.played():
        for one in scenarios:
            found = _end(one)
            endless += found is End.ENDLESS
            best = min(best, found, key=_TELLING.index)
            if best is End.VERDICT or endless >= FEW:
                break
    return best


_TELLING = (End.VERDICT, End.MISFIT, End.CRASH, End.ENDLESS, End.SURVIVES)


def _end(scenario: Scenario) -> End:
    try:
        with _patience():
            passed = judge(scenario.claims, replay(scenario.situation).game).passed
    except UserError:
        return End.MISFIT
    except Endless:
        return End.ENDLESS
    except Exception:
        return End.CRASH
    return End.SURVIVES if passed else End.VERDICT


@contextmanager
def _patience() -> Iterator[None]:
    """Raise Endless after so many seconds of this process's own time, however busy the machine is."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise Endless

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def places(scenario: Scenario, folder: str) -> Places:
    """The lines of a folder's code that a scenario runs, and those where the functions begin that it enters."""
    found: set[tuple[str, int]] = set()

    def enter(frame: FrameType, _event: str, _arg: Any) -> Any:
        if not frame.f_code.co_filename.startswith(folder):
            return None
        found.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))
        return line

    def line(frame: FrameType, _event: str, _arg: Any) -> Any:
        found.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        replay(scenario.situation)
    finally:
        sys.settrace(before)
    return frozenset(found)


def witnesses(mutant: Mutant, ran: Mapping[str, Places], bank: Mapping[str, Scenario]) -> list[Scenario]:
    """The scenarios that run what the mutant changes, those that make claims of its clauses first."""
    file = str(mutant.method.file)
    lines = {(file, line) for line in mutant.change.lines}
    running = [bank[id_] for id_, where in ran.items() if lines & where]
    return sorted(running, key=lambda one: not _claims(one, mutant.method.clauses))


def _claims(scenario: Scenario, clauses: Iterable[str]) -> bool:
    said = {word for claim in scenario.claims for word in (*claim.path, str(claim.expected))}
    return not said.isdisjoint((*clauses,)) or scenario.source in clauses


def noticed_by_tests(mutant: Mutant) -> bool:
    """Do the tests of its game fail under a mutant? Run in a process of their own; random play is left out."""
    child = os.fork()
    if child == 0:
        os._exit(_run_tests(mutant))
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 1


def _run_tests(mutant: Mutant) -> int:
    import pytest  # noqa: PLC0415 - only who asks for the tests pays for them

    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    with mutant.played():
        words = [f"tests/games/{mutant.method.game}", "-q", "-x", "-p", "no:cacheprovider", "-k", "not random_play"]
        return int(pytest.main(words))
