"""Printed rulings: one model of a document from traces, scenarios and the installed edition; four formats of it."""

from judgekit.report.clauses import edition
from judgekit.report.documents import Wanted, exam, without_empty_zones
from judgekit.report.model import ExamQuestion, Report

__all__ = ["ExamQuestion", "Report", "Wanted", "edition", "exam", "without_empty_zones"]
