"""A replay becomes its reasons: played again with one rule changed at a time, what was asked comes out otherwise."""

from judgekit.reasons.cases import Trial
from judgekit.reasons.changes import Variation, clauses_of_rules, variations
from judgekit.reasons.deciding import foremost, reasons, tried
from judgekit.reasons.loosening import HEARS, TEXT
from judgekit.reasons.model import END, MOVE, Fact, How, Path, Reason
from judgekit.reasons.nudges import TURN
from judgekit.reasons.playing_otherwise import Otherwise, play_otherwise

__all__ = [
    "END",
    "HEARS",
    "MOVE",
    "TEXT",
    "TURN",
    "Fact",
    "How",
    "Otherwise",
    "Path",
    "Reason",
    "Trial",
    "Variation",
    "clauses_of_rules",
    "foremost",
    "play_otherwise",
    "reasons",
    "tried",
    "variations",
]
