"""The log of a tournament's rulings as a document."""

from collections.abc import Sequence

from judgekit.one_line import line
from judgekit.report.labels import say
from judgekit.report.model import Report, Rows


def log(event: str, columns: Sequence[str], rows: Sequence[Sequence[str]], paper: str) -> Report:
    """The rulings as a table, the first one first."""
    table = Rows(tuple(map(line, columns)), tuple(tuple(map(line, row)) for row in rows))
    return Report("log", say("labels.log"), paper, (), notes=(line(event),), rows=table)
