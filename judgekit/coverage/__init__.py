"""The bank held against the document: how far each clause has climbed, and who would miss it."""

from judgekit.coverage.bank_run import Progress
from judgekit.coverage.citations import Citation
from judgekit.coverage.killed import Ending
from judgekit.coverage.ladder import RUNGS, Coverage, Covered, Rung, counts, coverage
from judgekit.coverage.noticing import Noticed

__all__ = ["RUNGS", "Citation", "Coverage", "Covered", "Ending", "Noticed", "Progress", "Rung", "counts", "coverage"]
