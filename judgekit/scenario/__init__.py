"""A scenario file becomes a Scenario: read strictly, with its cards, board, script and claims."""

from judgekit.scenario.cards import written as card
from judgekit.scenario.claims import CLAUSES, HAPPENED, MOMENT, parted
from judgekit.scenario.crowds import BLANK, IN_ANY_ORDER, Crowd, claimed
from judgekit.scenario.lexicon import ASKED
from judgekit.scenario.loading import load, loads
from judgekit.scenario.model import (
    DEMANDED,
    Answer,
    Board,
    Check,
    Claim,
    Entry,
    Ongoing,
    Placed,
    Question,
    Scenario,
    Situation,
    Stop,
)
from judgekit.scenario.named_clauses import Cited, asserted, check_cited, cited
from judgekit.scenario.schema import cards_schema, scenario_schema
from judgekit.shapes.form_readers import NO, YES
from judgekit.shapes.refusal import Hint, hint, listed, near, quote, refuse

__all__ = [
    "ASKED",
    "BLANK",
    "CLAUSES",
    "DEMANDED",
    "HAPPENED",
    "IN_ANY_ORDER",
    "MOMENT",
    "NO",
    "YES",
    "Answer",
    "Board",
    "Check",
    "Cited",
    "Claim",
    "Crowd",
    "Entry",
    "Hint",
    "Ongoing",
    "Placed",
    "Question",
    "Scenario",
    "Situation",
    "Stop",
    "asserted",
    "card",
    "cards_schema",
    "check_cited",
    "cited",
    "claimed",
    "hint",
    "listed",
    "load",
    "loads",
    "near",
    "parted",
    "quote",
    "refuse",
    "scenario_schema",
]
