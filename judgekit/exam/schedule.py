"""When a card comes again: FSRS over its answers, the same from the log at any time."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import cache

from fsrs import Card, Rating, Scheduler

from judgekit.cache import library
from judgekit.exam.event import Event

KNOWN_BY = {"right": Rating.Good, "hard": Rating.Hard, "wrong": Rating.Again}


def version() -> str:
    """The version of FSRS: another may give other dates for the same answers."""
    return library("fsrs")


@cache
def scheduler() -> Scheduler:
    """FSRS with its own parameters; without fuzz, so that a log gives the same dates every time."""
    return Scheduler(enable_fuzzing=False)


@dataclass(frozen=True, slots=True)
class Remembered:
    """A card: its state in FSRS, how often it was answered and missed, the clause's hash when last answered."""

    fsrs: Card
    answers: int
    misses: int
    sha256: str

    def recall(self, now: datetime) -> float:
        """How likely it is that it is known now."""
        return scheduler().get_card_retrievability(self.fsrs, now)


def after(before: Remembered | None, answer: Event) -> Remembered:
    """The card once an answer has been given; an answer never lies before the one before it."""
    card = before.fsrs if before else Card(card_id=0, due=answer.at)
    at = max(answer.at, card.last_review) if card.last_review else answer.at
    graded = str(answer.data.get("grade", "wrong"))
    reviewed, _ = scheduler().review_card(card, KNOWN_BY.get(graded, Rating.Again), at)
    answers, misses = (before.answers, before.misses) if before else (0, 0)
    return Remembered(reviewed, answers + 1, misses + (graded == "wrong"), str(answer.data.get("sha256", "")))


def remembered(answers: Iterable[Event]) -> Remembered | None:
    """A card from all its answers, in order of time."""
    found: Remembered | None = None
    for one in answers:
        found = after(found, one)
    return found
