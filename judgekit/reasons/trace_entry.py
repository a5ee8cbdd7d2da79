"""The reasons as the trace has them: its `deciding`, best first."""

from collections.abc import Sequence
from typing import Any

from judgekit.reasons.model import Fact, Reason
from judgekit.reasons.telling import says
from judgekit.scenario import Situation

Data = dict[str, Any]


def deciding(found: Sequence[Reason], situation: Situation) -> list[Data]:
    """Plain data for JSON: what each reason changes, where the plays part, and the sentence that says it."""
    return [_reason(one, situation) for one in found]


def _reason(one: Reason, situation: Situation) -> Data:
    return {
        "clauses": list(one.clauses),
        "how": one.how.value,
        "facts": [_fact(fact) for fact in one.facts],
        "nearly": _fact(one.nearly) if one.nearly else None,
        "believed": list(one.believed),
        "read_otherwise": list(one.read_otherwise),
        "parts_at": one.parts_at,
        "says": says(one, situation),
    }


def _fact(fact: Fact) -> Data:
    return {"path": list(fact.path), "found": _plain(fact.found), "otherwise": _plain(fact.otherwise)}


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return list(value)
    return sorted(value) if isinstance(value, frozenset) else value
