"""A Scenario becomes a trace and a verdict: played on the kernel, explored, read otherwise, judged."""

from judgekit.replay.answer import Played, named_readings, played
from judgekit.replay.asking import TRIES, Asked, Found, asked, moved
from judgekit.replay.choosers import Recorded
from judgekit.replay.cited_document import Document, document
from judgekit.replay.explorer import Exploration, Fork, Outcome, explore
from judgekit.replay.given_answers import TRY
from judgekit.replay.mistakes import told
from judgekit.replay.outcomes import SHARED, Lasting, Path, State, differing, final, outcome, paths
from judgekit.replay.readings import Compared, Result, compare
from judgekit.replay.run import MISTAKES, Replay, play, replay, seat
from judgekit.replay.script import AsFarAsItGoes, Script
from judgekit.replay.trace_tree import SCHEMA, Deciding, Differing, Tree, meanings, tree
from judgekit.replay.variants import cuts, is_at_stake, is_idle, rule_methods, without
from judgekit.replay.verdict import Finding, Verdict, applied, found, judge

__all__ = [
    "MISTAKES",
    "SCHEMA",
    "SHARED",
    "TRIES",
    "TRY",
    "AsFarAsItGoes",
    "Asked",
    "Compared",
    "Deciding",
    "Differing",
    "Document",
    "Exploration",
    "Finding",
    "Fork",
    "Found",
    "Lasting",
    "Outcome",
    "Path",
    "Played",
    "Recorded",
    "Replay",
    "Result",
    "Script",
    "State",
    "Tree",
    "Verdict",
    "applied",
    "asked",
    "compare",
    "cuts",
    "differing",
    "document",
    "explore",
    "final",
    "found",
    "is_at_stake",
    "is_idle",
    "judge",
    "meanings",
    "moved",
    "named_readings",
    "outcome",
    "paths",
    "play",
    "played",
    "replay",
    "rule_methods",
    "seat",
    "told",
    "tree",
    "without",
]
