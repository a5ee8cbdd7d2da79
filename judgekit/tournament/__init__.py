"""What holds at one tournament: editions, judgekit and readings in one small file; and the log of its rulings."""

from judgekit.tournament.differing import differing
from judgekit.tournament.log import Given, Kept, Log, Other
from judgekit.tournament.pin import EventPin, installed, read, written
from judgekit.tournament.same_question import asked_by, under

__all__ = [
    "EventPin",
    "Given",
    "Kept",
    "Log",
    "Other",
    "asked_by",
    "differing",
    "installed",
    "read",
    "under",
    "written",
]
