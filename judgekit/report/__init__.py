"""Printed rulings: one model of a document from traces, scenarios and the installed edition; four formats of it."""

from judgekit.report.clauses import edition
from judgekit.report.documents import Wanted, answer_sheet, exam, key
from judgekit.report.model import ExamQuestion, KeyForm, KeyOption, KeyQuestion, Report
from judgekit.report.pictures.board import picture as board_picture

__all__ = [
    "ExamQuestion",
    "KeyForm",
    "KeyOption",
    "KeyQuestion",
    "Report",
    "Wanted",
    "answer_sheet",
    "board_picture",
    "edition",
    "exam",
    "key",
]
