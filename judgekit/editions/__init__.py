"""Two editions of a document held beside each other: which clause is which, and what it says otherwise now."""

from judgekit.editions.difference import Changed, Difference, Figures, difference
from judgekit.editions.matching import Match, matched
from judgekit.editions.reading import Edition, edition
from judgekit.editions.wording import Piece, Wording, pieces

__all__ = [
    "Changed",
    "Difference",
    "Edition",
    "Figures",
    "Match",
    "Piece",
    "Wording",
    "difference",
    "edition",
    "matched",
    "pieces",
]
