"""Which questions a sitting asks: those due and a few new ones, siblings of one clause apart, of all kinds."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from math import ceil

from judgekit.exam.pool import Card
from judgekit.exam.question import Kind
from judgekit.exam.schedule import Remembered

QUESTIONS = 20
NEW_A_DAY = 10
MOST_OF_A_KIND = 0.25
THIRDS = 3
MOST_DEALT = 8
"""Of how many times as many as are wanted those are taken that are no siblings."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The questions that may be asked, by what is to be done with them, in the order in which to ask."""

    due: tuple[Card, ...]
    changed: tuple[Card, ...]
    new: tuple[Card, ...]
    later: tuple[Card, ...]

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
                    difficulty=one.difficulty,
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
    """A question in a list: of what, how hard, what is to be done with it, when it is due if it was ever answered."""

    card: str
    game: str
    scenario: str
    kind: Kind
    clause: str
    difficulty: float
    state: Status
    due: datetime | None


def standing(
    pool: Iterable[Card], cards: Mapping[str, Remembered], hashes: Mapping[str, str], at: datetime
) -> Standing:
    """Sort questions: due (the least remembered first), to look at again because their clause changed, new, later."""
    due: list[Card] = []
    changed: list[Card] = []
    new: list[Card] = []
    later: list[Card] = []
    for one in pool:
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


def for_study(found: Standing, count: int | None, learned_today: int, chance: random.Random) -> list[Card]:
    """What to ask today: what changed, what is due, then new ones; a `count` that was asked for is filled with new."""
    wanted = QUESTIONS if count is None else count
    asked = _apart([*found.changed, *found.due], wanted, ())
    room = wanted - len(asked)
    allowed = room if count is not None else min(room, max(0, NEW_A_DAY - learned_today))
    new = _apart(_shuffled(found.new, chance), allowed, asked)
    return spread([*asked, *new])


def with_spares(count: int, most: int) -> int:
    """How many to draw where some may turn out to be questions no more."""
    return min(most, count + count // 4 + 2)


def spares(
    asked: Sequence[Card], cards: Sequence[Card], known: Mapping[str, Remembered], chance: random.Random
) -> list[Card]:
    """A few more that nobody has answered, for those that turn out to be questions no more."""
    new = [one for one in cards if one.card not in known and one not in asked]
    return _apart(_shuffled(new, chance), with_spares(len(asked), len(asked) + len(new)) - len(asked), asked)


def for_mock(cards: Sequence[Card], count: int, chance: random.Random) -> list[Card]:
    """A mock exam or a paper: as many chapters as there are, of each the kind and hardness that came least so far."""
    by_chapter: dict[tuple[str, str], list[Card]] = {}
    for one in _shuffled(cards, chance):
        by_chapter.setdefault((one.game, one.chapter), []).append(one)
    kinds, hardness, thirds = Counter[Kind](), Counter[int](), _thirds(cards)
    dealt: list[Card] = []
    piles = _shuffled(list(by_chapter.values()), chance)
    while piles:
        for pile in piles:
            one = min(pile, key=lambda card: (kinds[card.kind], hardness[thirds[card.card]]))
            pile.remove(one)
            kinds[one.kind] += 1
            hardness[thirds[one.card]] += 1
            dealt.append(one)
        piles = [pile for pile in piles if pile and len(dealt) < MOST_DEALT * count]
    return spread(_apart(dealt, count, ()))


def _thirds(cards: Sequence[Card]) -> Mapping[str, int]:
    """Which third of the questions each belongs to, by how hard it is."""
    ordered = sorted(cards, key=lambda one: (one.difficulty, one.card))
    return {one.card: place * THIRDS // len(ordered) for place, one in enumerate(ordered)}


def spread(questions: Sequence[Card]) -> list[Card]:
    """The same questions with siblings as far apart as a greedy order can put them."""
    left, ordered = list(questions), list[Card]()
    while left:
        following = max(left, key=lambda one: (_distance(one, ordered), -left.index(one)))
        left.remove(following)
        ordered.append(following)
    return ordered


def are_siblings(one: Card, other: Card) -> bool:
    """Does one give the other away: the same clause or the same scenario?"""
    return one.scenario == other.scenario or one.clause == other.clause


def _apart(candidates: Sequence[Card], count: int, taken: Sequence[Card]) -> list[Card]:
    """The first so many, of which none is a sibling of another or of those taken, and no kind is too many.

    Where these run out there may be more of a kind, and then siblings.
    """
    most = max(1, ceil((count + len(taken)) * MOST_OF_A_KIND))
    chosen: list[Card] = []
    kinds = Counter(one.kind for one in taken)
    for strict in (True, False):
        for one in candidates:
            crowded = strict and kinds[one.kind] >= most
            if len(chosen) >= count or crowded or one in chosen:
                continue
            if not any(are_siblings(one, other) for other in (*taken, *chosen)):
                chosen.append(one)
                kinds[one.kind] += 1
    others = [one for one in candidates if one not in chosen]
    return [*chosen, *others[: max(0, count - len(chosen))]]


def _distance(one: Card, ordered: Sequence[Card]) -> int:
    behind = (back for back, other in enumerate(reversed(ordered)) if are_siblings(one, other))
    return next(behind, len(ordered) + 1)


def _shuffled(items: Sequence, chance: random.Random) -> list:  # type: ignore[type-arg]
    return chance.sample(items, len(items))
