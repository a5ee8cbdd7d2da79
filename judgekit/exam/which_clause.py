"""Which clause decides that something ends so and not otherwise, among clauses that do nothing here."""

from collections.abc import Iterator

from judgekit.bank import decides_with
from judgekit.exam.asked import Asked
from judgekit.exam.case import Case, are_kin
from judgekit.exam.drawing import luck
from judgekit.exam.ending import Difference, one_difference
from judgekit.exam.options import Candidate, options
from judgekit.exam.phrases import say
from judgekit.exam.possible import may_end_so
from judgekit.exam.question import Belief, Kind
from judgekit.exam.quoting import Texts, is_quotable, quoted
from judgekit.exam.topics import Topics, is_sentence, strange_keywords
from judgekit.exam.worlds import Far, World
from judgekit.replay import applied
from judgekit.story import why_not

FEWEST, MOST_NEAR = 3, 6
NEAR = 0.22
"""From how near a clause is one that somebody may take for the right one."""


def which_clause(case: Case, texts: Texts) -> Asked | None:
    """Which clause decides one thing; not asked where another reason is as good, or where anything is only tried.

    Nor where fewer than three others speak of the same thing: whoever knows what it is about would need no rule.
    """
    right = case.surest_clause
    if not is_quotable(right, texts) or case.right.game.attempts or right in case.golden_rule:
        return None
    contrast = next((found for one in _forgetting(case, right) if (found := one_difference(case, one))), None)
    if contrast is None:
        return None
    others = tuple(_others(case, contrast, texts))
    if len(others) < FEWEST:
        return None
    return Asked(
        say("asks.clause", found=contrast.found, other=contrast.other),
        options(case, Kind.CLAUSE, (), lambda _: quoted(right, texts), *others),
        readings=case.read_otherwise(contrast.is_same),
    )


def _forgetting(case: Case, clause: str) -> Iterator[World]:
    """The tables of whoever breaks a clause and nothing else, those of a belief that is written down first."""
    alone = (one for one in case.worlds if not one.refused and [each.clause for each in one.beliefs] == [clause])
    return (one for one in alone if may_end_so(one, case.right.game))


def _others(case: Case, contrast: Difference, texts: Texts) -> Iterator[Candidate]:
    """Clauses that change nothing of what is asked: those that speak of the same, drawn by how often each decides."""
    right, topics = case.surest_clause, Topics.of(texts)
    here = " ".join((texts[right], *case.words))
    idle, harmless = dict(_idle(case)), _harmless(case, contrast)
    possible = [
        one
        for one in texts
        if is_quotable(one, texts)
        and is_sentence(one, texts[one])
        and not _may_be_right(one, case, harmless)
        and not strange_keywords(texts[one], here, case.teller.words)
    ]
    nearness = {one: topics.near(one, right) for one in possible}
    near = sorted((one for one in possible if nearness[one] >= NEAR), key=lambda one: -nearness[one])[:MOST_NEAR]
    for place, clause in enumerate(sorted(near, key=lambda one: -luck(case.scenario.id, one))):
        yield Candidate(quoted(clause, texts), None, (idle.get(clause) or _mistaken(clause, case),), place / 2)


def _mistaken(clause: str, case: Case) -> Belief:
    """What is wrong with naming a clause that nobody had to look at, or that acts on something else."""
    acts = any(are_kin(clause, one) for one in case.applied)
    said = say("beliefs.acts elsewhere" if acts else "beliefs.idle", clause=clause, right=case.surest_clause)
    return Belief(said, clause=case.surest_clause)


def _harmless(case: Case, contrast: Difference) -> frozenset[str]:
    """The clauses that act here, and without which what is asked about ends just the same."""
    forgotten = ((one.beliefs[0].clause, one) for one in case.worlds if len(one.beliefs) == 1 and not one.refused)
    same: dict[str, bool] = {}
    for clause, world in forgotten:
        if clause and world.far is Far.FORGOTTEN:
            same[clause] = same.get(clause, True) and contrast.is_same(world)
    return frozenset(clause for clause, is_same in same.items() if is_same)


def _may_be_right(clause: str, case: Case, harmless: frozenset[str]) -> bool:
    """Does a clause act here or decide with the right one elsewhere, or does it hang together with one that does?"""
    together = decides_with(case.surest_clause)
    if clause in together or case.decides_too(clause) or are_kin(clause, case.surest_clause):
        return True
    return any(are_kin(clause, other) for other in case.applied - harmless)


def _idle(case: Case) -> Iterator[tuple[str, Belief]]:
    """Clauses that were asked in vain, or act for somebody who is wrong."""
    right = case.surest_clause
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
