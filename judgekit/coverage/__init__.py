"""The bank held against the document: how far each clause has climbed, and who would miss it."""

from judgekit.coverage.bank_run import Progress
from judgekit.coverage.citations import Citation
from judgekit.coverage.citations import of_game as citations_of
from judgekit.coverage.clause_classes import schema as classes_schema
from judgekit.coverage.killed import Ending
from judgekit.coverage.ladder import RUNGS, Coverage, Covered, Figures, Rung, coverage, figures
from judgekit.coverage.noticing import Noticed
from judgekit.coverage.report import CoverageReport, Ladders, installed_titles, of_chapter

__all__ = [
    "RUNGS",
    "Citation",
    "Coverage",
    "CoverageReport",
    "Covered",
    "Ending",
    "Figures",
    "Ladders",
    "Noticed",
    "Progress",
    "Rung",
    "citations_of",
    "classes_schema",
    "coverage",
    "figures",
    "installed_titles",
    "of_chapter",
]
