"""Which clause decides that something ends so and not otherwise, among clauses that do nothing here."""

from collections.abc import Iterator

from judgekit.bank import decides_often, decides_with
from judgekit.exam.asked import Asked
from judgekit.exam.case import Case, are_kin
from judgekit.exam.drawing import luck
from judgekit.exam.ending import one_difference
from judgekit.exam.options import Candidate, options
from judgekit.exam.phrases import say
from judgekit.exam.question import Belief, Kind
from judgekit.exam.quoting import Texts, is_quotable, nearness, quoted
from judgekit.exam.worlds import Far, World
from judgekit.replay import applied
from judgekit.story import why_not

MOST_NEAR = 6


def which_clause(case: Case, texts: Texts) -> Asked | None:
    """Which clause decides one thing; not asked where another reason is as good, or where anything is only tried."""
    right = case.surest_clause
    if not is_quotable(right, texts) or case.right.game.attempts or right in case.golden_rule:
        return None
    contrast = next((said for one in _forgetting(case, right) if (said := one_difference(case, one))), None)
    if contrast is None:
        return None
    found, other = contrast
    return Asked(
        say("asks.clause", found=found, other=other),
        options(case, Kind.CLAUSE, (), lambda _: quoted(right, texts), *_others(case, texts)),
        readings=case.read_otherwise(lambda world: one_difference(case, world)),
    )


def _forgetting(case: Case, clause: str) -> Iterator[World]:
    """The tables of whoever breaks a clause, those of a belief that is written down first."""
    return (one for one in case.worlds if not one.refused and [each.clause for each in one.beliefs] == [clause])


def _others(case: Case, texts: Texts) -> Iterator[Candidate]:
    """Clauses that did nothing here: those about the same things, drawn by how often each decides."""
    found, right = dict(_idle(case)), case.surest_clause
    possible = [one for one in found if is_quotable(one, texts) and not _may_be_right(one, case)]
    near = sorted(possible, key=lambda one: -nearness(texts[one], texts[right]))[:MOST_NEAR]
    drawn = sorted(near, key=lambda one: -luck(case.scenario.id, one))
    for place, clause in enumerate(drawn):
        yield Candidate(quoted(clause, texts), None, (found[clause],), place / 2)


def _may_be_right(clause: str, case: Case) -> bool:
    """Does a clause act here or decide with the right one elsewhere, or does it hang together with one that does?"""
    together = decides_with(case.surest_clause)
    return clause in together or case.decides_too(clause) or any(are_kin(clause, other) for other in case.applied)


def _idle(case: Case) -> Iterator[tuple[str, Belief]]:
    """Clauses that decide elsewhere and do nothing here, were asked in vain, or act for somebody who is wrong."""
    right = case.surest_clause
    for clause in sorted(one for one in decides_often() if one.startswith(f"{case.scenario.game}:")):
        yield clause, Belief(say("beliefs.idle", clause=clause, right=right), clause=right)
    for step in case.steps:
        if step.status == "considered" and (why := why_not(step, case.teller)):
            for clause in step.clauses:
                yield (
                    clause,
                    Belief(say("beliefs.looked at", clause=clause, why=why.rstrip("."), right=right), clause=right),
                )
    for world in (one for one in case.worlds if one.far < Far.UNREAD):
        by_refusal = world.refused.illegal.clauses if world.refused else ()
        for clause in sorted({*applied(world.game.trace.steps), *by_refusal} - case.applied):
            yield clause, world.beliefs[0]
