"""Options of a question: the right answer and three that mistakes lead to, so chosen that nothing but the table tells.

Of several wrong answers those are taken whose mistakes are the likeliest; among as likely ones, those beside which the
right one is neither always the longest nor the most like the others nor the middle number: how it stands to them is
drawn by the name of the question, and is the same every time.
"""

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from judgekit.exam.case import Case
from judgekit.exam.drawing import draw
from judgekit.exam.question import Belief, Option, Parting
from judgekit.exam.worlds import Far, World

MOST_OPTIONS = 4
MOST_BELIEFS = 2
MOST_CANDIDATES = 9
FAR_FETCHED = 0.5
"""What one step of far-fetchedness weighs against one place in an order that is not the one drawn."""

Answer = Hashable
Answering = Callable[[World], Answer | None]
_WORD = re.compile(r"\w+")
_NUMBER = re.compile(r"-?\d+")


@dataclass(frozen=True, slots=True)
class Candidate:
    """A wrong answer in words, by which mistake, and how far-fetched that is."""

    text: str
    world: World | None
    beliefs: tuple[Belief, ...]
    far: float


def wrong(case: Case, answer: Answering, among: Iterable[World] | None = None) -> tuple[World, ...]:
    """One table for each wrong answer, the likeliest mistake first; what leads to the same is said together."""
    right = answer(case.right)
    found: dict[Answer, World] = {}
    for world in case.worlds if among is None else among:
        got = answer(world)
        if got is not None and got != right:
            found[got] = _also(found[got], world) if got in found else world
    return tuple(found.values())


def options(
    case: Case, name: str, others: Iterable[World], text: Callable[[World], str], *more: Candidate
) -> tuple[Option, ...]:
    """The options in words, the right one first; () where there are not two. `name` is that of the question."""
    right = text(case.right)
    told = [Candidate(text(one), one, one.beliefs, one.far) for one in others]
    chosen = choose(f"{case.scenario.id}#{name}", right, [*told, *more])
    made = [Option(one.text, one.beliefs, _parting(case, one)) for one in chosen]
    return (Option(right), *made) if right and made else ()


def choose(card: str, right: str, candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """Three of the candidates that read otherwise than the right answer and each other; fewer where there are fewer.

    One that is not far-fetched at all (`far` below 0) is always among them.
    """
    unique: dict[str, Candidate] = {}
    for one in sorted(candidates, key=lambda one: one.far):
        if one.text and one.text != right:
            unique.setdefault(one.text, one)
    likely = list(unique.values())[:MOST_CANDIDATES]
    if len(likely) < MOST_OPTIONS:
        return tuple(likely)
    drawn = _drawn(card)
    always = {one.text for one in likely if one.far < 0}
    some = [three for three in combinations(likely, MOST_OPTIONS - 1) if always <= {one.text for one in three}]
    return min(some, key=lambda three: _cost(right, three, drawn))


def _drawn(card: str) -> tuple[int, ...]:
    """The place that the right option is to have among the others by alikeness, by length and by number."""
    return tuple(draw(f"{card}/{mark}", MOST_OPTIONS) for mark in ("alike", "long", "number"))


def _cost(right: str, some: Sequence[Candidate], drawn: Sequence[int]) -> float:
    texts = [right, *(one.text for one in some)]
    marks = (_alike(texts), [float(len(one)) for one in texts], _numbers(texts))
    missed = sum(
        abs(_place(values) - wanted) for values, wanted in zip(marks, drawn, strict=True) if len({*values}) > 1
    )
    return missed + FAR_FETCHED * sum(one.far for one in some)


def _place(values: Sequence[float]) -> float:
    """Where the first stands among all, in the middle of those that are equal."""
    below = sum(one < values[0] for one in values[1:])
    return below + sum(one == values[0] for one in values[1:]) / 2


def _alike(texts: Sequence[str]) -> list[float]:
    words = [set(_WORD.findall(one.lower())) for one in texts]
    return [sum(len(one & other) / (len(one | other) or 1) for other in words if other is not one) for one in words]


def _numbers(texts: Sequence[str]) -> list[float]:
    found = (_NUMBER.search(one) for one in texts)
    return [float(one[0]) if one else 0.0 for one in found]


def _parting(case: Case, one: Candidate) -> Parting | None:
    return case.parting(one.world, one.text) if one.world else None


def _also(one: World, other: World) -> World:
    """The same table for one belief more, where both are beliefs that are written down."""
    if other.far is not Far.BELIEVED or len(one.beliefs) >= MOST_BELIEFS:
        return one
    return replace(one, beliefs=(*one.beliefs, *_news(one, other)))


def _news(one: World, other: World) -> Iterator[Belief]:
    yield from (belief for belief in other.beliefs if belief not in one.beliefs)
