"""Scenarios played for the command `replay`: one to be told whole, or many for a list, shared among workers."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from judgekit import bank
from judgekit.cli.asked import Asked
from judgekit.cli.phrases import say
from judgekit.cli.progress import BuildProgress
from judgekit.contract.plain import to_json
from judgekit.errors import UserError
from judgekit.replay import Document, Played, Tree, played
from judgekit.scenario import Cited, Question, cited
from judgekit.story import Labels, Telling, deciding
from judgekit.workers import Lost, Workers

WORTH = 400
"""Replays that make up for starting a process: half a second of them."""
EXPLORED_WORTH = 20
LONG = 2_000


@dataclass(frozen=True, slots=True)
class Listed:
    """What a list says of a scenario: whether it came out, or the mistake that keeps it from being played."""

    path: Path
    name: str
    passed: bool = False
    cited: tuple[Cited, ...] = ()
    mistake: UserError | None = None
    tree: object = None


def play_one(scenario: Question, asked: Asked) -> Played:
    """Play a scenario as it is asked for; raises UserError for a bad script."""
    progress = BuildProgress()
    try:
        exploring = progress.walked if asked.explore else None
        return played(scenario, dict(asked.chosen), exploring=exploring, comparing=asked.readings)
    finally:
        progress.close()


def play_named(
    scenarios: Sequence[Question], asked: Asked, workers: Workers
) -> tuple[tuple[Played, ...], tuple[UserError, ...]]:
    """Each of these as it is asked for, in their order, and what is said of those under which a worker died."""
    if len(scenarios) == 1:
        return (play_one(scenarios[0], asked),), ()
    worth = EXPLORED_WORTH if asked.explore else WORTH
    found = list(workers.each(partial(_played, asked), scenarios, worth=worth))
    lost = tuple(_mistake_of_dead(one.item.name) for one in found if isinstance(one, Lost))
    return tuple(one for one in found if not isinstance(one, Lost)), lost


def _played(asked: Asked, scenario: Question) -> Played:
    exploring = _untold if asked.explore else None
    return played(scenario, dict(asked.chosen), exploring=exploring, comparing=asked.readings)


def tree_of(one: Played, document: Document, asked: Asked) -> Tree:
    """The trace of a scenario that was played, with what decides where that is asked for."""
    made = one.tree(document)
    if not asked.reasons:
        return made
    telling = Telling.of(one.scenario, one.replay, Labels())
    return replace(made, deciding=deciding(telling.reasons, one.replay, telling.teller))


def play_many(
    paths: Sequence[Path], asked: Asked, documents: Mapping[str, Document], workers: Workers
) -> Iterator[Listed]:
    """What a list says of each of these files of a bank, in their order."""
    progress, total = BuildProgress(), len(paths)
    done = workers.each(partial(_listed, asked, documents), paths, worth=1 if asked.explore or asked.reasons else WORTH)
    try:
        for count, one in enumerate(done):
            if total > LONG and count % 100 == 0:
                progress.counted("Jugando", count, total)
            yield _died(one.item) if isinstance(one, Lost) else one
    finally:
        progress.close()


def _listed(asked: Asked, documents: Mapping[str, Document], path: Path) -> Listed:
    name = bank.id_of(path)
    scenario = bank.in_its_place(path)
    try:
        one = _played(asked, scenario)
    except UserError as mistake:
        return Listed(path, name, cited=cited(scenario), mistake=mistake)
    tree = to_json(tree_of(one, documents[scenario.game], asked)) if asked.trees else None
    return Listed(path, name, one.verdict.passed, cited(scenario), tree=tree)


def _untold(_paths: int) -> None:
    """Nobody watches a list being explored."""


def _died(path: Path) -> Listed:
    name = bank.id_of(path)
    return Listed(path, name, mistake=_mistake_of_dead(name))


def _mistake_of_dead(name: str) -> UserError:
    return UserError("worker-died", say("verdict.died", name=name))
