"""The state of a study: retention, what is due, the weakest chapters, the beliefs that come most."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from judgekit.exam.event import ANSWERS, Event, Happened
from judgekit.exam.pool import Card
from judgekit.exam.question import chapter
from judgekit.exam.schedule import Remembered

DAYS_SHOWN = 7
MOST = 5
RECENT = timedelta(days=30)
FEWEST_ANSWERS = 2


@dataclass(frozen=True, slots=True)
class Chapter:
    """How the questions of a chapter went."""

    game: str
    chapter: str
    right: int
    answers: int


@dataclass(frozen=True, slots=True)
class Due:
    """How many cards are due in so many days; those of days gone by are due in 0."""

    in_days: int
    cards: int


@dataclass(frozen=True, slots=True)
class Believed:
    """A malrule by its name, what it makes people believe, and how many answers showed it."""

    name: str
    belief: str
    answers: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """All that `exam stats` tells; `retention` is the share of reviews that went well, None without any.

    `due` are the cards of the next days, `later` how many come after those.
    """

    answers: int
    days: int
    cards: int
    new: int
    changed: int
    lost: int
    retention: float | None
    recall: float | None
    due: tuple[Due, ...]
    later: int
    weakest: tuple[Chapter, ...]
    beliefs: tuple[Believed, ...]


def statistics(
    log: Sequence[Event],
    cards: Mapping[str, Remembered],
    questions: Mapping[str, Card],
    hashes: Mapping[str, str],
    beliefs: Mapping[str, str],
    at: datetime,
) -> Statistics:
    """The state of a log that counts; `beliefs` are the sentences of the malrules by «game/name»."""
    given = [one for one in log if one.happened in ANSWERS and one.card in questions]
    studied = [one for one in given if one.happened is Happened.ANSWERED]
    known = {card: one for card, one in cards.items() if card in questions}
    recalls = [one.recall(at) for one in known.values()]
    days = Counter(max(0, (one.fsrs.due.date() - at.date()).days) for one in known.values())
    return Statistics(
        answers=len(given),
        days=len({one.at.date() for one in given}),
        cards=len(known),
        new=len(questions) - len(known),
        changed=sum(one.sha256 != hashes.get(questions[card].clause, "") for card, one in known.items()),
        lost=len(cards) - len(known),
        retention=_retention(studied, at),
        recall=sum(recalls) / len(recalls) if recalls else None,
        due=tuple(Due(day, days[day]) for day in range(DAYS_SHOWN)),
        later=sum(count for day, count in days.items() if day >= DAYS_SHOWN),
        weakest=weakest(given),
        beliefs=_beliefs(given, questions, beliefs),
    )


def by_chapter(given: Iterable[Event]) -> tuple[Chapter, ...]:
    """The answers by chapter, in the order of games and chapters."""
    answers: Counter[tuple[str, str]] = Counter()
    right: Counter[tuple[str, str]] = Counter()
    for one in given:
        clause = str(one.data.get("clause", ""))
        key = clause.partition(":")[0], chapter(clause)
        answers[key] += 1
        right[key] += one.data.get("grade") != "wrong"
    ordered = sorted(answers, key=lambda key: (key[0], int(key[1]) if key[1].isdigit() else 0))
    return tuple(Chapter(*key, right[key], answers[key]) for key in ordered)


def weakest(given: Iterable[Event]) -> tuple[Chapter, ...]:
    """The chapters that went worst, of those that were asked more than once."""
    asked = [one for one in by_chapter(given) if one.answers >= FEWEST_ANSWERS and one.right < one.answers]
    return tuple(sorted(asked, key=lambda one: (one.right / one.answers, -one.answers))[:MOST])


def _retention(given: Iterable[Event], at: datetime) -> float | None:
    """Of the answers of the last days to cards that had been answered before, how many were right."""
    seen: set[str] = set()
    reviews = []
    for one in given:
        if one.card in seen and one.at >= at - RECENT:
            reviews.append(one.data.get("grade") != "wrong")
        seen.add(one.card)
    return sum(reviews) / len(reviews) if reviews else None


def _beliefs(given: Iterable[Event], questions: Mapping[str, Card], said: Mapping[str, str]) -> tuple[Believed, ...]:
    found = Counter(f"{questions[one.card].game}/{name}" for one in given for name in one.data.get("beliefs", ())[:1])
    return tuple(Believed(key, said.get(key, key), count) for key, count in found.most_common(MOST))
