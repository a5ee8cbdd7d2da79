"""The trace as printed lines: what happened and what was stopped; what was looked at and did not apply."""

from collections.abc import Mapping, Sequence
from typing import Any

from judgekit.engine.choice import Decision, Move
from judgekit.engine.trace import Step
from judgekit.games.messages import Messages
from judgekit.report.model import Line, Looked
from judgekit.report.names import Names, line
from judgekit.scenario import Situation

DEEPEST = 3
MOST_DETAILS = 8
_NOTED = ("mark", "count", "fact")
_PRINTED = {"applied", "overridden"}


def numbers(steps: Sequence[Step]) -> dict[int, int]:
    """The printed number of each step that is printed, by its id."""
    printed = (step for step in steps if step.status in _PRINTED)
    return {step.id: number for number, step in enumerate(printed, 1)}


def moves(situation: Situation, words: Messages, names: Names) -> tuple[str, ...]:
    """What the players do by their own will, in order; not what they choose while it resolves."""
    return tuple(_move(entry.move, words, names) for entry in situation.script if entry.move is not None)


def _move(move: Move, words: Messages, names: Names) -> str:
    how = " responde" if move.responds else ""
    how += " e intenta" if move.responds and move.tries else " intenta" if move.tries else ""
    return line(f"{move.player}{how}: {words.move(move.verb, names.said(move.words))}")


def lines(steps: Sequence[Step], words: Messages, names: Names) -> tuple[Line, ...]:
    """Every step that happened or was stopped, in order."""
    depths: dict[int | None, int] = {None: -1}
    for step in steps:
        depths[step.id] = depths[step.parent] + 1
    printed = numbers(steps)
    return tuple(
        Line(
            number=printed[step.id],
            depth=min(depths[step.id], DEEPEST),
            text=line(words.sentence(names.step(step))),
            clauses=step.clauses,
            details=_details(step, words, names, printed),
            stopped_by=step.overridden_by,
        )
        for step in steps
        if step.id in printed
    )


def looked(
    steps: Sequence[Step], decisions: Sequence[Decision], words: Messages, names: Names, cited: frozenset[str]
) -> tuple[tuple[Looked, ...], tuple[str, ...]]:
    """What was looked at and did not apply: with its reason, and the clauses of which nobody has said any."""
    nobody_said = words.sentence(Step(0, None, "considered", {}, (), "considered"))
    told: dict[Looked, None] = {}
    untold: dict[str, None] = {}
    for step in steps:
        if step.status == "considered" and not cited.issuperset(step.clauses):
            text = line(words.sentence(names.step(step)))
            if text == nobody_said:
                untold.update(dict.fromkeys(step.clauses))
            else:
                told[Looked(text, step.clauses)] = None
    told.update(dict.fromkeys(_excluded(decisions, names)))
    said = {clause for one in told for clause in one.clauses}
    return tuple(told), tuple(one for one in untold if one not in said)


def _details(step: Step, words: Messages, names: Names, printed: dict[int, int]) -> tuple[str, ...]:
    passing = _passing(step.changes)
    pairs = zip(names.step(step).changes, step.changes, strict=True)
    said = [one for one, own in pairs if not _is_bookkeeping(own, words) and _marked(own) not in passing]
    told = dict.fromkeys(line(words.change(one)) for one in said)
    details = [*told][:MOST_DETAILS]
    if len(told) > MOST_DETAILS:
        details.append(f"y {len(told) - MOST_DETAILS} cambios más")
    because = [str(printed[one]) for one in step.because if one in printed]
    return (*details, f"a raíz del paso {' y '.join(because)}") if because else tuple(details)


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


def _is_bookkeeping(change: Mapping[str, Any], words: Messages) -> bool:
    """Is it a mark, count or fact that nobody has put into Spanish, because only the simulator needs it?"""
    return any(not words.knows(f"{kind}s", str(change[kind])) for kind in _NOTED if kind in change)


def _excluded(decisions: Sequence[Decision], names: Names) -> list[Looked]:
    return [
        Looked(f"{names.name(option)} no podía elegirse.", clauses)
        for decision in decisions
        for option, clauses in decision.choice.excluded
    ]
