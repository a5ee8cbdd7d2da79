"""Printed rulings: one model of a document from traces, scenarios and the installed edition; four formats of it."""

from judgekit.report.clauses import edition
from judgekit.report.documents import Wanted, answer_sheet, exam, key
from judgekit.report.escaping import finalizer, html
from judgekit.report.model import Edition, ExamQuestion, KeyForm, KeyOption, KeyQuestion, Report, Slip
from judgekit.report.pictures.board import picture as board_picture
from judgekit.report.slip import slip as ruling_slip
from judgekit.report.solving import Progress, solved

escaped_html = finalizer(html)
"""What a template of HTML prints, escaped once."""

__all__ = [
    "Edition",
    "ExamQuestion",
    "KeyForm",
    "KeyOption",
    "KeyQuestion",
    "Progress",
    "Report",
    "Slip",
    "Wanted",
    "answer_sheet",
    "board_picture",
    "edition",
    "escaped_html",
    "exam",
    "key",
    "ruling_slip",
    "solved",
]
