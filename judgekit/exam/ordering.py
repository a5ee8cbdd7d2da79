"""In what order effects resolve, where there are two at least."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations

from judgekit.exam.asked import Asked
from judgekit.exam.case import Case
from judgekit.exam.drawing import draw
from judgekit.exam.options import Candidate, options, wrong
from judgekit.exam.phrases import say
from judgekit.exam.question import Belief, Kind
from judgekit.exam.worlds import Far, World
from judgekit.story import order, sentence

FEWEST, MOST = 3, 6
MOST_DRAWN, LOTS = 8, 10_000


def ordering(case: Case) -> Asked | None:
    """The order by the rules among those by which somebody else would resolve the same effects."""
    right = order(case.steps)
    parts = tuple(case.teller.names.name(one) for one in right)
    if not FEWEST <= len(right) <= MOST or len({*parts}) < len(parts):
        return None
    if _is_told(right, case):
        return None
    same = [one for one in wrong(case, _resolved) if sorted(_orders(one)) == sorted(right)]
    made = options(case, Kind.ORDER, same, lambda one: _told(_orders(one), case), *_exchanged(parts, case.scenario.id))
    return Asked(say("asks.order"), made, parts=parts, readings=case.read_otherwise(_orders))


def _is_told(right: Sequence[str], case: Case) -> bool:
    """Is it the order in which the players do what the effects are of, or in which they choose some of them to be?"""
    name = case.teller.names.name
    done = " ".join(case.script(answers=False))
    chosen = [answer for answer in case.script(answers=True) if sum(name(one) in answer for one in right) > 1]
    if _in_turn([name(one.rpartition("/")[0]) for one in right], done):
        return True
    return any(_in_turn([name(one) for one in right if name(one) in answer], answer) for answer in chosen)


def _in_turn(names: Sequence[str], told: str) -> bool:
    places = [told.find(one) for one in names]
    return -1 not in places and all(a < b for a, b in pairwise(places))


def _exchanged(parts: Sequence[str], card: str) -> Iterator[Candidate]:
    """Other orders of the same effects, each with the first that goes before one that goes before it.

    First the other way round, and two neighbours exchanged, as whoever is wrong about one thing has them; then others.
    """
    near = {tuple(parts[::-1]), *(_swapped(parts, at) for at in range(len(parts) - 1))}
    others = [one for one in permutations(parts) if one != parts]
    for names in sorted(others, key=lambda one: (one not in near, draw(f"{card}/{one}", LOTS)))[:MOST_DRAWN]:
        first, second = next((a, b) for a, b in zip(names, parts, strict=True) if a != b)
        belief = Belief(say("beliefs.goes first", first=first, second=second))
        yield Candidate(ordered(names), None, (belief,), Far.UNREAD)


def _swapped(parts: Sequence[str], at: int) -> tuple[str, ...]:
    return (*parts[:at], parts[at + 1], parts[at], *parts[at + 2 :])


def _resolved(world: World) -> tuple[str, ...] | None:
    return None if world.refused else _orders(world)


def _orders(world: World) -> tuple[str, ...]:
    return order(world.game.trace.steps)


def _told(resolved: Sequence[str], case: Case) -> str:
    return ordered([case.teller.names.name(one) for one in resolved])


def ordered(names: Sequence[str]) -> str:
    """An order in words, as the options of a question say it."""
    return sentence(" → ".join(names) or say("order.none"))
