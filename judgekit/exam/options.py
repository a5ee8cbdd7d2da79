"""Options of a question: the right answer, then what wrong rules and other choices answer; equal answers merged."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import replace

from judgekit.engine.choice import Decision
from judgekit.errors import UserError
from judgekit.exam.beliefs import Played
from judgekit.exam.case import Case
from judgekit.exam.phrases import say
from judgekit.exam.question import Belief, Option
from judgekit.games.messages import joined
from judgekit.replay import Outcome, Recorded, explore, play

MOST_OPTIONS = 4
MOST_BELIEFS = 3
MOST_PATHS = 120
Answer = Hashable
Answering = Callable[[Played], Answer | None]


def wrong(case: Case, answer: Answering, *, choices: bool = False) -> tuple[Played, ...]:
    """One table for each wrong answer: of those who believe a malrule; where those are fewer than two, of those who
    forget a clause too; where there is none, and if wanted, of those who choose otherwise.
    """
    right = answer(case.right)
    found: dict[Answer, Played] = {}
    for source in (_malrules, _forgetful, *((_otherwise,) if choices else ())):
        for played in source(case):
            got = answer(played)
            if got is not None and got != right:
                found[got] = _also(found[got], played) if got in found else played
        if len(found) > 1 or (found and source is not _malrules):
            break
    return tuple(found.values())[: MOST_OPTIONS - 1]


def options(case: Case, others: Iterable[Played], text: Callable[[Played], str]) -> tuple[Option, ...]:
    """The options in words, the right one first; () where two read the same or there is only one."""
    made = [Option(text(case.right))]
    made += [Option(text(one), one.beliefs, case.parting(one, text(one))) for one in others]
    texts = {one.text for one in made}
    return tuple(made) if len(texts) == len(made) > 1 and "" not in texts else ()


def _malrules(case: Case) -> Iterable[Played]:
    return case.mistaken


def _forgetful(case: Case) -> Iterable[Played]:
    return case.forgetful


def _otherwise(case: Case) -> Iterable[Played]:
    """The tables of those who take other options."""
    if case.otherwise is None:
        case.otherwise = tuple(_explored(case))
    return case.otherwise


def _explored(case: Case) -> Iterator[Played]:
    """The final tables of all other choices, each with the first choice that is not the script's."""
    situation = case.scenario.situation
    try:
        found = explore(situation, most_paths=MOST_PATHS).outcomes
    except UserError:
        return
    for outcome in found:
        if outcome.stopped is None and (belief := _other_choice(case, outcome)):
            yield Played(play(situation, Recorded(situation.script, outcome.decisions)).game, (belief,))


def _other_choice(case: Case, outcome: Outcome) -> Belief | None:
    for mine, theirs in zip(case.right.game.trace.decisions, outcome.decisions, strict=False):
        if _taken(mine) != _taken(theirs):
            chosen = joined([case.teller.names.name(one) for one in _taken(theirs)])
            asked = case.teller.question(theirs.choice.name)
            says = say("beliefs.chosen", player=theirs.choice.player, chosen=chosen, asked=asked)
            return None if theirs.choice.kind == "optional" else Belief(says)
    return None


def _taken(decision: Decision) -> list[str]:
    return [decision.choice.options[one].key for one in decision.taken]


def _also(one: Played, other: Played) -> Played:
    """The same table for one belief more; that a clause is forgotten is no news where a malrule says how."""
    said = {belief.clause for belief in one.beliefs}
    news = (
        belief for belief in other.beliefs if belief not in one.beliefs and (belief.name or belief.clause not in said)
    )
    return replace(one, beliefs=(*one.beliefs, *news)[:MOST_BELIEFS])
