"""A scenario file becomes a Scenario: read strictly, with its cards, board, script and claims."""

from judgekit.scenario.claims import CLAUSES
from judgekit.scenario.loading import load
from judgekit.scenario.model import Answer, Board, Claim, Entry, Placed, Scenario, Situation
from judgekit.scenario.named_clauses import asserted, check_cited
from judgekit.scenario.nodes import Node, Scalar
from judgekit.scenario.refusal import Hint, hint, listed, near, quote, refuse
from judgekit.scenario.schema import scenario_schema
from judgekit.scenario.shapes import NO, YES

__all__ = [
    "CLAUSES",
    "NO",
    "YES",
    "Answer",
    "Board",
    "Claim",
    "Entry",
    "Hint",
    "Node",
    "Placed",
    "Scalar",
    "Scenario",
    "Situation",
    "asserted",
    "check_cited",
    "hint",
    "listed",
    "load",
    "near",
    "quote",
    "refuse",
    "scenario_schema",
]
