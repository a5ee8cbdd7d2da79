"""A trace as a story: each step as a line in Spanish, indented under what caused it, and what changed as it changed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from judgekit.engine.trace import Step
from judgekit.games.messages import Messages


@dataclass(frozen=True, slots=True)
class Line:
    """One step told: how deep it hangs, its sentence, and the causes that the indentation does not show."""

    step: Step
    depth: int
    sentence: str
    causes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Changed:
    """One change told: how deep it hangs and its sentence."""

    depth: int
    sentence: str


def story(steps: Sequence[Step], messages: Messages, *, considered: bool = False) -> Iterator[Line | Changed]:
    """The lines of a trace in order; with what was looked at and did not apply, and the bookkeeping, if asked."""
    path: list[int] = []
    late: dict[int, list[Changed]] = {}
    for step in steps:
        yield from late.pop(step.id, ())
        if step.status == "considered" and not considered:
            continue
        above = _above(step, path, steps)
        path = [*path[: path.index(above) + 1], step.id] if above is not None else [step.id]
        causes = tuple(one for one in step.because if one not in path)
        yield Line(step, len(path) - 1, messages.sentence(step), causes)
        own: dict[int, list[Changed]] = {}
        for change in step.changes:
            if considered or not is_bookkeeping(change, messages):
                own.setdefault(change["at"], []).append(Changed(len(path), messages.change(change)))
        # between the same two steps the deeper change came first: its step closed before the one above went on
        late.update({at: [*told, *late.get(at, ())] for at, told in own.items()})
    for at in sorted(late):
        yield from late[at]


def is_bookkeeping(change: Mapping[str, Any], messages: Messages) -> bool:
    """Is it a mark, count or fact without a Spanish name, because only the simulator needs it?"""
    kind = next((one for one in ("mark", "count", "fact") if one in change), None)
    return kind is not None and not messages.knows(f"{kind}s", str(change[kind]))


def _above(step: Step, path: Sequence[int], steps: Sequence[Step]) -> int | None:
    """The nearest cause on the way to the step before: what it is part of, or because of which it happens."""
    if step.parent is not None and step.parent in path:
        return step.parent
    if step.parent is not None:
        return _above(steps[step.parent], path, steps)
    return max((one for one in step.because if one in path), default=None)
