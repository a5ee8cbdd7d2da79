"""Two editions of a document held beside each other: which clause is which, and what it says otherwise now."""

from judgekit.editions.citations import Citation, citations_in
from judgekit.editions.difference import Changed, Difference, Figures, difference
from judgekit.editions.impact import Impact, Touched
from judgekit.editions.impact import impact as impact_of
from judgekit.editions.matching import Match, matched
from judgekit.editions.reading import Edition, edition
from judgekit.editions.renaming import Renamed, rename
from judgekit.editions.wording import Piece, Wording, pieces

__all__ = [
    "Changed",
    "Citation",
    "Difference",
    "Edition",
    "Figures",
    "Impact",
    "Match",
    "Piece",
    "Renamed",
    "Touched",
    "Wording",
    "citations_in",
    "difference",
    "edition",
    "impact_of",
    "matched",
    "pieces",
    "rename",
]
