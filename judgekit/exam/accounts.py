"""What a player tells of the game who believes a malrule: which step of it is the first that the rules do not do."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from judgekit.engine.trace import Step
from judgekit.exam.asked import Asked, Verdict
from judgekit.exam.case import Case
from judgekit.exam.drawing import draw
from judgekit.exam.phrases import say
from judgekit.exam.question import Belief, Kind, Option, Parting
from judgekit.exam.worlds import Far, World
from judgekit.story import lines

ATTEMPTS = frozenset({"illegal", "illegal choice"})
MOST_STEPS = 8
FEWEST_STEPS = 4
LONGEST_STEP = 150
OTHERS = 3
LOTS = 10_000


def account(case: Case) -> Asked | None:
    """An account, drawn by lot, of a belief that changes what the scenario asks by something that never happens.

    Not where the document is read otherwise than usual, which may set the steps in another order.
    """
    if case.scenario.situation.readings:
        return None
    believed = [one for one in case.worlds if one.decides and one.far is Far.BELIEVED]
    lot = sorted(believed, key=lambda one: draw(f"{case.scenario.id}/{one.beliefs[0].name}", LOTS))
    return next((asked for world in lot if (asked := _asked(case, world)) is not None), None)


def _asked(case: Case, world: World) -> Asked | None:
    mine, theirs = (list(_told(one, case)) for one in (case.right, world))
    at = next((at for at, (_, said) in enumerate(theirs) if at >= len(mine) or mine[at][1] != said), None)
    by_the_rules = _sentences(case.right, case)
    if at is None or at >= len(mine) or theirs[at][1] in by_the_rules:
        return None
    if {step.key for step, _ in mine[: at + 1]} & ATTEMPTS:  # then it goes wrong with the attempt, not at a step of it
        return None
    if _is_chosen(case.right, mine, at) or _is_chosen(world, theirs, at) or _happens(theirs[at][0], case):
        return None
    first = max(0, min(at - draw(f"{case.scenario.id}/account", MOST_STEPS - 1), len(theirs) - FEWEST_STEPS))
    shown = theirs[first : first + MOST_STEPS]
    if len(shown) < FEWEST_STEPS or len({said for _, said in shown}) < len(shown):
        return None
    wrong = at - first
    made = [
        Option(_step(shown, wrong)),
        *(_option(shown, place, wrong, world, by_the_rules) for place in _others(case, shown, wrong)),
    ]
    parting = Parting(mine[at][1], _clauses(mine[at][0]), shown[wrong][1])
    ruling = say("account.ruling", number=wrong + 1, right=parting.right, wrong=parting.wrong)
    deciding = tuple(one.clause for one in world.beliefs if one.clause)
    verdict = Verdict(ruling, deciding or case.decided_by, parting.right, parting.clauses)
    told = tuple(f"{number}. {said}" for number, (_, said) in enumerate(shown, 1))
    readings = case.read_otherwise(lambda world: {said for _, said in shown} - _sentences(world, case))
    asks = say("asks.account from the middle" if first else "asks.account")
    return Asked(asks, tuple(made), verdict, account=told, readings=readings)


def _sentences(world: World, case: Case) -> set[str]:
    """All that happens to somebody, in words, also what is not told."""
    return {case.teller.sentence(one) for one in world.game.trace.steps if one.status != "considered"}


def _is_chosen(world: World, told: Sequence[tuple[Step, str]], at: int) -> bool:
    """Does a step come of what a player decides just before it? Then another one would be no mistake."""
    since, here = (told[at - 1][0].id if at else -1), told[at][0].id
    return any(since < one.at <= here for one in world.game.trace.decisions)


def _happens(step: Step, case: Case) -> bool:
    """Does all that a step changes change so by the rules too? Then it is told in other words, and not false."""
    by_the_rules = [one for step in case.steps for one in _changes(step)]
    changes = _changes(step)
    return bool(changes) and all(one in by_the_rules for one in changes)


def _changes(step: Step) -> list[Mapping[str, Any]]:
    return [{name: value for name, value in one.items() if name != "at"} for one in step.changes]


def _clauses(step: Step) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*step.clauses, *step.overridden_by)))


def _told(world: World, case: Case) -> Iterator[tuple[Step, str]]:
    """The steps that are told, each sentence once in a row, without those that only walk the game on."""
    last = ""
    for one in lines(world.game.trace.steps, case.teller):
        if not one.only_walks_on and one.sentence != last and len(one.sentence) <= LONGEST_STEP:
            yield one.step, one.sentence
        last = one.sentence


def _others(case: Case, shown: Sequence[object], wrong: int) -> list[int]:
    """Three other steps, drawn by the name of the scenario."""
    places = [one for one in range(len(shown)) if one != wrong]
    return sorted(places, key=lambda one: draw(f"{case.scenario.id}/{Kind.ACCOUNT}/{one}", 1000))[:OTHERS]


def _step(shown: Sequence[tuple[Step, str]], place: int) -> str:
    return say("account.step", number=place + 1, said=shown[place][1])


def _option(
    shown: Sequence[tuple[Step, str]], place: int, wrong: int, world: World, by_the_rules: Collection[str]
) -> Option:
    """A step that is not the first wrong one: one before it, or after it, its consequence or what happens anyway."""
    step, said = shown[place]
    if place < wrong:
        key, clause = "beliefs.earlier step", next(iter(step.clauses), "")
    else:
        key, clause = "beliefs.same step" if said in by_the_rules else "beliefs.later step", ""
    first = Belief(say(key, number=place + 1, first=wrong + 1, wrong=shown[wrong][1].rstrip(".")), clause=clause)
    return Option(_step(shown, place), (first, *(world.beliefs[:1] if place > wrong else ())))
