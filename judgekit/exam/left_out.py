"""What somebody says of a table's end who leaves out one of the steps that made it so, or all of them."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

from judgekit.exam.case import Case
from judgekit.exam.options import Candidate
from judgekit.exam.phrases import say
from judgekit.exam.possible import may_be, may_lie_so
from judgekit.exam.question import Belief
from judgekit.exam.worlds import Far
from judgekit.story import Faces, Facet, Tables, sentence


def without_a_step(case: Case, tables: Tables, right: Faces, facets: Sequence[Facet]) -> Iterator[Candidate]:
    """The end as it would be with one thing as it was before a step that changed it, and with all as it began."""

    def told(table: Faces, belief: Belief) -> Iterator[Candidate]:
        if may_lie_so(table, facets, case):
            yield Candidate(sentence(tables.told(table, facets)), None, (belief,), Far.UNREAD)

    for facet in facets:
        for step in case.steps if step_changes(facet) else ():
            for change in step.changes:
                before = _before(facet, change)
                if before is not None and before != right.get(facet):
                    said = say("beliefs.left out", step=case.teller.clause(step))
                    yield from told({**right, facet: before}, Belief(said, clause=next(iter(step.clauses), "")))
    at_first = {facet: tables.before.get(facet, right.get(facet)) for facet in facets}
    yield from told({**right, **at_first}, Belief(say("beliefs.at first")))


def other_numbers(case: Case, at_first: Faces, facet: Facet, right: Hashable) -> Iterator[Candidate]:
    """What a number was at first, and what it would be without each of the steps that moved it."""
    if (began := at_first.get(facet)) is not None:
        yield Candidate(f"{began}.", None, (Belief(say("beliefs.at first")),), Far.FORGOTTEN)
    for step in case.steps:
        for change in step.changes:
            number = _number_without(facet, change, right)
            if number is not None and number != right and may_be(facet, number, right, case.before):
                said = say("beliefs.left out", step=case.teller.clause(step))
                yield Candidate(f"{number}.", None, (Belief(said, clause=next(iter(step.clauses), "")),), Far.FORGOTTEN)


def _number_without(facet: Facet, change: Mapping[str, Any], right: Hashable) -> int | None:
    """A number as it would be without one change; None where the change is of something else."""
    kind, whose, name = facet
    if not isinstance(right, int):
        return None
    if kind in {"count", "mark"}:
        before, after = _before(facet, change), change.get("after")
        return right - (after - before) if type(before) is int and type(after) is int else None
    if kind == "size" and "zone" in change:
        (origin, to), (giver, taker) = change["zone"], change["player"]
        return right + ((giver, origin) == (whose, name)) - ((taker, to) == (whose, name))
    if kind == "value" and change.get("op") == "add" and change.get("name") == name and whose in change.get("on", ()):
        value = change.get("value")
        return right - value if isinstance(value, int) else None
    return None


def step_changes(facet: Facet) -> bool:
    """Is it something that a step's changes tell of?"""
    return facet[0] in {"place", "mark", "count"}


def _before(facet: Facet, change: Mapping[str, Any]) -> Hashable | None:
    """What it was before a change of it; None where the change is of something else, or the card was under another."""
    match facet:
        case ("place", label) if change.get("object") == label and "zone" in change:
            zone, player = change["zone"][0], change["player"][0]
            return None if zone == "under" else (zone, player)
        case ("mark", label, name) if change.get("object") == label and change.get("mark") == name:
            return change["before"] or False
        case ("count", player, name) if change.get("player") == player and change.get("count") == name:
            return change["before"] or 0
    return None
