"""A replay becomes its reasons: played again with one rule changed at a time, what was asked comes out otherwise."""

from judgekit.reasons.deciding import reasons
from judgekit.reasons.model import END, MOVE, Fact, How, Path, Reason
from judgekit.reasons.telling import says
from judgekit.reasons.trace_entry import deciding

__all__ = ["END", "MOVE", "Fact", "How", "Path", "Reason", "deciding", "reasons", "says"]
