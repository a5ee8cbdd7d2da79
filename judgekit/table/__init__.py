"""A table to play at: what each player may do and why not, moves made and undone, saved as a scenario."""

from judgekit.table.grouping import grouped, one_thing, refusals
from judgekit.table.keeping import kept_tables
from judgekit.table.moves import ToldMove, at_the_end, told_moves, why_not
from judgekit.table.playing import Table
from judgekit.table.sheet import Sheet, cards_in
from judgekit.table.skeleton import like, skeleton_of
from judgekit.table.standing import Standing

__all__ = [
    "Sheet",
    "Standing",
    "Table",
    "ToldMove",
    "at_the_end",
    "cards_in",
    "grouped",
    "kept_tables",
    "like",
    "one_thing",
    "refusals",
    "skeleton_of",
    "told_moves",
    "why_not",
]
