"""Which questions a sitting asks: those due and a few new ones, siblings of one clause apart."""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from judgekit.exam.question import Kind, Question
from judgekit.exam.schedule import Remembered

QUESTIONS = 20
NEW_A_DAY = 10


@dataclass(frozen=True, slots=True)
class Standing:
    """The questions that may be asked, by what is to be done with them, in the order in which to ask."""

    due: tuple[Question, ...]
    changed: tuple[Question, ...]
    new: tuple[Question, ...]
    later: tuple[Question, ...]

    def listed(self, cards: Mapping[str, Remembered]) -> Iterator["Listed"]:
        """Every question as a result: due, changed, new, later."""
        for state in Status:
            for one in getattr(self, state.value):
                known = cards.get(one.card)
                yield Listed(
                    card=one.card,
                    game=one.game,
                    scenario=one.scenario,
                    kind=one.kind,
                    clause=one.clause,
                    options=len(one.options),
                    state=state,
                    due=known.fsrs.due if known else None,
                )


class Status(StrEnum):
    """What is to be done with a question."""

    DUE = "due"
    CHANGED = "changed"
    NEW = "new"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class Listed:
    """A question in a list: what it is of, what is to be done with it, and when it is due, if it was ever answered."""

    card: str
    game: str
    scenario: str
    kind: Kind
    clause: str
    options: int
    state: Status
    due: datetime | None


def standing(
    questions: Iterable[Question], cards: Mapping[str, Remembered], hashes: Mapping[str, str], at: datetime
) -> Standing:
    """Sort questions: due (the least remembered first), to look at again because their clause changed, new, later."""
    due: list[Question] = []
    changed: list[Question] = []
    new: list[Question] = []
    later: list[Question] = []
    for one in questions:
        known = cards.get(one.card)
        if known is None:
            new.append(one)
        elif known.sha256 != hashes.get(one.clause, ""):
            changed.append(one)
        else:
            (due if known.fsrs.due <= at else later).append(one)
    due.sort(key=lambda one: (cards[one.card].recall(at), cards[one.card].fsrs.due, one.card))
    later.sort(key=lambda one: (cards[one.card].fsrs.due, one.card))
    return Standing(tuple(due), tuple(changed), tuple(new), tuple(later))


def for_study(found: Standing, count: int | None, learned_today: int, chance: random.Random) -> list[Question]:
    """What to ask today: what changed, what is due, then new ones; a `count` that was asked for is filled with new."""
    wanted = QUESTIONS if count is None else count
    asked = _apart([*found.changed, *found.due], wanted, ())
    room = wanted - len(asked)
    allowed = room if count is not None else min(room, max(0, NEW_A_DAY - learned_today))
    new = _apart(_shuffled(found.new, chance), allowed, asked)
    return spread([*asked, *new])


def for_mock(questions: Sequence[Question], count: int, chance: random.Random) -> list[Question]:
    """A mock exam: any questions, as many chapters as there are."""
    by_chapter: dict[tuple[str, str], list[Question]] = {}
    for one in _shuffled(questions, chance):
        by_chapter.setdefault((one.game, one.chapter), []).append(one)
    dealt: list[Question] = []
    piles = _shuffled(list(by_chapter.values()), chance)
    while piles:
        dealt += [pile.pop() for pile in piles]
        piles = [pile for pile in piles if pile]
    return spread(_apart(dealt, count, ()))


def spread(questions: Sequence[Question]) -> list[Question]:
    """The same questions with siblings as far apart as a greedy order can put them."""
    left, ordered = list(questions), list[Question]()
    while left:
        following = max(left, key=lambda one: (_distance(one, ordered), -left.index(one)))
        left.remove(following)
        ordered.append(following)
    return ordered


def are_siblings(one: Question, other: Question) -> bool:
    """Does one give the other away: the same clause or the same scenario?"""
    return one.scenario == other.scenario or one.clause == other.clause


def _apart(candidates: Sequence[Question], count: int, taken: Sequence[Question]) -> list[Question]:
    """The first so many of which none is a sibling of another or of those taken; siblings only where others run out."""
    chosen: list[Question] = []
    for one in candidates:
        if len(chosen) < count and not any(are_siblings(one, other) for other in (*taken, *chosen)):
            chosen.append(one)
    others = [one for one in candidates if one not in chosen]
    return [*chosen, *others[: max(0, count - len(chosen))]]


def _distance(one: Question, ordered: Sequence[Question]) -> int:
    behind = (back for back, other in enumerate(reversed(ordered)) if are_siblings(one, other))
    return next(behind, len(ordered) + 1)


def _shuffled(items: Sequence, chance: random.Random) -> list:  # type: ignore[type-arg]
    return chance.sample(items, len(items))
