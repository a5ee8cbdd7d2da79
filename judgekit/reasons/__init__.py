"""A replay becomes its reasons: played again with one rule changed at a time, what was asked comes out otherwise."""

from judgekit.reasons.asking import TRIES, moved
from judgekit.reasons.changes import Variation, variations
from judgekit.reasons.deciding import foremost, reasons
from judgekit.reasons.loosening import HEARS, TEXT
from judgekit.reasons.model import END, MOVE, Fact, How, Path, Reason
from judgekit.reasons.nudges import TURN
from judgekit.reasons.playing_otherwise import Otherwise, play_otherwise

__all__ = [
    "END",
    "HEARS",
    "MOVE",
    "TEXT",
    "TRIES",
    "TURN",
    "Fact",
    "How",
    "Otherwise",
    "Path",
    "Reason",
    "Variation",
    "foremost",
    "moved",
    "play_otherwise",
    "reasons",
    "variations",
]
