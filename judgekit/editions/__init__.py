"""Editions of a document beside each other: which clause is which, what it says otherwise, whom that touches."""

from judgekit.editions.archive import Archive, Kept, Past, became, pinned
from judgekit.editions.citations import Citation, citations_in
from judgekit.editions.difference import Changed, Difference, Figures, difference
from judgekit.editions.impact import Impact, Touched
from judgekit.editions.impact import impact as impact_of
from judgekit.editions.matching import Match, matched
from judgekit.editions.naming import Named, Namer, in_bank, in_files, in_simulator, in_slips, in_study, in_text
from judgekit.editions.pins import Cited, Pinned, QuotedNow, cited
from judgekit.editions.playing import Otherwise, otherwise
from judgekit.editions.reading import Edition, edition
from judgekit.editions.renaming import Renamed, rename
from judgekit.editions.telling import Told, folded
from judgekit.editions.wording import Piece, Wording, pieces

__all__ = [
    "Archive",
    "Changed",
    "Citation",
    "Cited",
    "Difference",
    "Edition",
    "Figures",
    "Impact",
    "Kept",
    "Match",
    "Named",
    "Namer",
    "Otherwise",
    "Past",
    "Piece",
    "Pinned",
    "QuotedNow",
    "Renamed",
    "Told",
    "Touched",
    "Wording",
    "became",
    "citations_in",
    "cited",
    "difference",
    "edition",
    "folded",
    "impact_of",
    "in_bank",
    "in_files",
    "in_simulator",
    "in_slips",
    "in_study",
    "in_text",
    "matched",
    "otherwise",
    "pieces",
    "pinned",
    "rename",
]
