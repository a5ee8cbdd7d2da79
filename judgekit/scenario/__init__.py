"""A scenario file becomes a Scenario: read strictly, with its cards, board, script and claims."""

from judgekit.scenario.claims import CLAUSES
from judgekit.scenario.loading import load
from judgekit.scenario.model import DEMANDED, Answer, Board, Claim, Entry, Placed, Question, Scenario, Situation
from judgekit.scenario.named_clauses import asserted, check_cited
from judgekit.scenario.schema import scenario_schema
from judgekit.shapes.form_readers import NO, YES
from judgekit.shapes.refusal import Hint, hint, listed, near, quote, refuse

__all__ = [
    "CLAUSES",
    "DEMANDED",
    "NO",
    "YES",
    "Answer",
    "Board",
    "Claim",
    "Entry",
    "Hint",
    "Placed",
    "Question",
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
