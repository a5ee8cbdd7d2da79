"""What each command prints with `--json`: its name as it is typed, and the type of its result."""

from collections.abc import Mapping
from typing import Any

from judgekit.assistant.answers import ANSWERS
from judgekit.bank import MatchAtWork, Summary
from judgekit.cli.event_log import Standing
from judgekit.cli.version import Version
from judgekit.contract.definitions import Schema, identified
from judgekit.contract.schema import output_schema
from judgekit.corpus.checking import Checked
from judgekit.corpus.contents import Title
from judgekit.corpus.model import Clause
from judgekit.coverage import CoverageReport
from judgekit.editions import Citation, Difference, Impact, Kept, QuotedNow, Renamed
from judgekit.errors import UserError
from judgekit.exam.marking import Marked
from judgekit.exam.plan import Listed
from judgekit.exam.statistics import Statistics
from judgekit.fuzz import Fault
from judgekit.replay import Tree
from judgekit.report.printing import Printed
from judgekit.scenario import hint
from judgekit.site import Built
from judgekit.story import ReadCard
from judgekit.table import ToldMove
from judgekit.tournament import Kept as Logged

OUTPUTS: Mapping[str, Any] = {
    "search": tuple[MatchAtWork, ...],
    "rule": tuple[QuotedNow, ...],
    "toc": tuple[Title, ...],
    "clauses": tuple[Clause, ...],
    "check": Checked,
    "check citations": tuple[Citation, ...],
    "scenarios": tuple[Summary, ...],
    "replay": tuple[Tree, ...],
    "card": ReadCard,
    "moves": tuple[ToldMove, ...],
    "exam list": tuple[Listed, ...],
    "exam stats": Statistics,
    "exam mark": Marked,
    "report": tuple[Printed, ...],
    "site": Built,
    "diff": Difference,
    "impact": Impact,
    "impact apply": Renamed,
    "editions": tuple[Kept, ...],
    "event show": Standing,
    "event log": tuple[Logged, ...],
    "fuzz": tuple[Fault, ...],
    "coverage": CoverageReport,
    "version": Version,
    **{f"mcp {name}": answer for name, answer in ANSWERS.items()},
}


def schema_of(command: str) -> Schema:
    """The JSON Schema of what a command prints; raises UserError where it prints no JSON."""
    name = " ".join(command.lower().replace("-", " ").split())
    if name not in OUTPUTS:
        meant = hint([name], tuple(OUTPUTS))
        raise UserError("no-json", f"La orden «{command:.40}» no escribe JSON{meant}.", near=meant.near)
    return identified(output_schema(OUTPUTS[name], f"judgekit {name} --json"), f"json:{name}")
