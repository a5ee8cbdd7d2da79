"""Which clause decides: the best reason's, among those that decide elsewhere and did nothing here."""

from collections.abc import Iterator, Mapping

from judgekit.bank import decides_often, decides_with
from judgekit.exam.asked import Asked
from judgekit.exam.case import Case
from judgekit.exam.drawing import luck
from judgekit.exam.ending import told_ending
from judgekit.exam.options import Candidate, options
from judgekit.exam.phrases import say
from judgekit.exam.question import Belief, Kind
from judgekit.exam.worlds import Far
from judgekit.one_line import line
from judgekit.replay import applied

LONGEST_CLAUSE = 110
Texts = Mapping[str, str]


def which_clause(case: Case, texts: Texts) -> Asked | None:
    """Which clause decides; not asked where another reason is as good, or where several things are tried."""
    right = case.surest_clause
    if right not in texts or len(case.right.game.attempts) > 1:
        return None
    return Asked(
        say("asks.clause", ending=told_ending(case)),
        options(case, Kind.CLAUSE, (), lambda _: quoted(right, texts), *_others(case, texts)),
    )


def _others(case: Case, texts: Texts) -> Iterator[Candidate]:
    """Clauses that did nothing here, drawn by how often each decides: how often one is offered tells nothing then."""
    found, together = dict(_idle(case)), decides_with(case.surest_clause)
    drawn = sorted((one for one in found if one in texts), key=lambda one: -luck(case.scenario.id, one))
    for place, clause in enumerate(drawn):
        if not case.decides_too(clause) and clause not in together:
            yield Candidate(quoted(clause, texts), None, (found[clause],), place / 2)


def _idle(case: Case) -> Iterator[tuple[str, Belief]]:
    """Clauses that decide elsewhere and do nothing here, were asked in vain, or act for somebody who is wrong."""
    for clause in sorted(one for one in decides_often() if one.startswith(f"{case.scenario.game}:")):
        if clause not in case.applied:
            yield clause, Belief(say("beliefs.overdone", clause=clause), clause=clause)
    considered = {clause for step in case.steps if step.status == "considered" for clause in step.clauses}
    for clause in sorted(considered - case.applied):
        yield clause, Belief(say("beliefs.overdone", clause=clause), clause=clause)
    for world in (one for one in case.worlds if one.far < Far.UNREAD):
        by_refusal = world.refused.illegal.clauses if world.refused else ()
        for clause in sorted({*applied(world.game.trace.steps), *by_refusal} - case.applied):
            yield clause, world.beliefs[0]


def quoted(clause: str, texts: Texts) -> str:
    """A clause with how it begins."""
    text = line(texts.get(clause, ""))
    text = text if len(text) <= LONGEST_CLAUSE else f"{text[: LONGEST_CLAUSE - 1].rsplit(' ', 1)[0]}…"
    return f"{clause} — {text}" if text else clause
