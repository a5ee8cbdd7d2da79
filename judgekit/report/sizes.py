"""How small each slip of a PDF is printed, in hundredths: a little smaller where that spares a sheet.

Slips are measured one at a time, before the whole is set: Typst keeps what it measures until it has set the whole.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from judgekit.report import pdf
from judgekit.report.model import Report
from judgekit.report.quoted import may_be_smaller

FULL = 100


def sizes(report: Report, measuring: Callable[[Report], str], *, every: bool) -> Mapping[int, int]:
    """The sizes that are not full, by the slip's number; `measuring` is the source that tells a slip's size.

    `every` measures also the slips that are reckoned to need no measure: the reckoning holds for our own templates.
    """
    apart = (replace(report, slips=(one,)) for one in report.slips if every or may_be_smaller(one, report.paper))
    found = {one.slips[0].number: pdf.told(measuring(one)) for one in apart if report.kind == "slips"}
    return {number: told[0] for number, told in found.items() if told and told[0] != FULL}
