"""A trace told: each step as a line under what caused it, with what it changed and when."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from judgekit.engine.trace import Step
from judgekit.games.messages import Messages
from judgekit.story.teller import Teller

SPOKEN = frozenset(
    ("illegal", "illegal choice", "triggers", "resolve", "chosen", "condition", "steps in", "reveals", "looks", "names")
)
"""Steps that the kernel writes of what any game does, whatever rule makes it."""
_NOTED = ("mark", "count", "fact")


@dataclass(frozen=True, slots=True)
class Changed:
    """One change told: before which step it came, how deep it hangs, and whether the same step took it back."""

    at: int
    depth: int
    sentence: str
    passing: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """One step told: how deep it hangs, its sentence, the causes that do not show in that, what it changed.

    `aside` is what no judge would say aloud: nothing changed by it, nothing hangs from it, nothing came of it.
    """

    step: Step
    depth: int
    sentence: str
    causes: tuple[int, ...]
    changes: tuple[Changed, ...]
    aside: bool = False

    @property
    def only_walks_on(self) -> bool:
        """Does it change nothing and say nothing but that the game goes on, be it that something hangs from it?"""
        return _only_walks_on(self.step, self.changes)

    @property
    def clauses(self) -> tuple[str, ...]:
        """By which clauses it happens, or would: those that stopped it are told apart."""
        return tuple(one for one in self.step.clauses if one not in self.step.overridden_by)


@dataclass(frozen=True, slots=True)
class Folded:
    """So many steps that nobody says aloud, and how deep the first of them hangs."""

    count: int
    depth: int


def lines(steps: Sequence[Step], teller: Teller, *, considered: bool = False) -> Iterator[Line]:
    """The steps of a trace in order; with what was looked at and did not apply, if asked."""
    path: list[int] = []
    mattering = _mattering(steps)
    for step in steps:
        if step.status == "considered" and not considered:
            continue
        above = _above(step, path, steps)
        path = [*path[: path.index(above) + 1], step.id] if above is not None else [step.id]
        causes = tuple(one for one in step.because if one not in path)
        changes = tuple(_changes(step, len(path), teller))
        aside = _only_walks_on(step, changes) and step.id not in mattering
        yield Line(step, len(path) - 1, teller.sentence(step), causes, changes, aside)


def _only_walks_on(step: Step, changes: Sequence[Changed]) -> bool:
    return step.aside and step.status == "applied" and step.key not in SPOKEN and not changes


def _mattering(steps: Sequence[Step]) -> frozenset[int]:
    """The steps from which something hangs, or of which something came."""
    happened = [one for one in steps if one.status != "considered"]
    return frozenset(cause for one in happened for cause in (one.parent, *one.because) if cause is not None)


def folded(told: Sequence[Line | Changed], deciding: Collection[str] = ()) -> Iterator[Line | Changed | Folded]:
    """A story with what nobody says aloud in one line each time; not what is said by one of the clauses that decide."""
    for aside, run in groupby(told, lambda one: isinstance(one, Line) and _is_aside(one, deciding)):
        lines_ = list(run)
        if aside:
            yield Folded(len(lines_), min(one.depth for one in lines_))
        else:
            yield from lines_


def _is_aside(line: Line, deciding: Collection[str]) -> bool:
    return line.aside and set(line.clauses).isdisjoint(deciding)


def story(told: Sequence[Line]) -> Iterator[Line | Changed]:
    """Lines with their changes between them, each where it came."""
    late: dict[int, list[Changed]] = {}
    for line in told:
        for at in sorted(at for at in late if at <= line.step.id):
            yield from late.pop(at)
        yield line
        own: dict[int, list[Changed]] = {}
        for one in line.changes:
            own.setdefault(one.at, []).append(one)
        # between the same two steps the deeper change came first: its step closed before the one above went on
        late.update({at: [*changes, *late.get(at, ())] for at, changes in own.items()})
    for at in sorted(late):
        yield from late[at]


def numbers(steps: Sequence[Step]) -> dict[int, int]:
    """The number in print of each step that happened or was stopped, by its id."""
    printed = (step for step in steps if step.status != "considered")
    return {step.id: number for number, step in enumerate(printed, 1)}


def _changes(step: Step, depth: int, teller: Teller) -> Iterator[Changed]:
    passing = _passing(step.changes)
    for one in step.changes:
        if not _is_record(one) and not _is_bookkeeping(one, teller.words):
            yield Changed(one["at"], depth, teller.change(one), _marked(one) in passing)


def _passing(changes: Sequence[Mapping[str, Any]]) -> set[tuple[Any, Any]]:
    """The marks that end as they began: what came and went within one step."""
    first: dict[tuple[Any, Any], Any] = {}
    last: dict[tuple[Any, Any], Any] = {}
    for one in changes:
        if "mark" in one:
            first.setdefault(_marked(one), one.get("before"))
            last[_marked(one)] = one.get("after")
    return {mark for mark, value in last.items() if (value or False) == (first[mark] or False)}


def _marked(change: Mapping[str, Any]) -> tuple[Any, Any]:
    return change.get("object"), change.get("mark")


def _is_record(change: Mapping[str, Any]) -> bool:
    """Is it what programs read, field by field? The step it hangs from tells people the same."""
    return any(isinstance(change.get(name), Mapping) for name in ("before", "after"))


def _is_bookkeeping(change: Mapping[str, Any], messages: Messages) -> bool:
    """Is it a mark, count or fact without a Spanish name, because only the simulator needs it?"""
    return any(not messages.knows(f"{kind}s", str(change[kind])) for kind in _NOTED if kind in change)


def _above(step: Step, path: Sequence[int], steps: Sequence[Step]) -> int | None:
    """The nearest cause on the way to the step before: what it is part of, or because of which it happens."""
    if step.parent is not None and step.parent in path:
        return step.parent
    if step.parent is not None:
        return _above(steps[step.parent], path, steps)
    return max((one for one in step.because if one in path), default=None)
