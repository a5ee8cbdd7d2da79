"""What the study log keeps: one event a line, never changed; what counts of it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import StrEnum
from typing import Any


class Happened(StrEnum):
    """What an event says: a sitting begins, ends; an answer, one of a mock exam, taken back, flagged; a reset."""

    SAT = "sat"
    ENDED = "ended"
    ANSWERED = "answered"
    MOCK = "mock"
    UNDONE = "undone"
    FLAGGED = "flagged"
    RESET = "reset"


ANSWERS = frozenset({Happened.ANSWERED, Happened.MOCK})


@dataclass(frozen=True, slots=True)
class Event:
    """One line of the log; `uid` is its own in all the world, so that logs can be joined."""

    uid: str
    at: datetime
    sitting: str
    happened: Happened
    card: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)


def is_sound(happened: Happened, data: Any) -> bool:
    """Can what an event says be counted?"""
    if not isinstance(data, dict):
        return False
    if happened in ANSWERS:
        texts = [data.get(name, "") for name in ("grade", "clause", "sha256", "cited")]
        return isinstance(data.get("option", 0), int) and _are_texts([*texts, *_list(data.get("beliefs", []))])
    if happened is Happened.SAT:
        minutes = data.get("minutes")
        return _are_texts(_list(data.get("cards", []))) and (minutes is None or type(minutes) is int)
    return True


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [None]


def _are_texts(values: Iterable[Any]) -> bool:
    return all(isinstance(one, str) for one in values)


def counting(log: Iterable[Event]) -> list[Event]:
    """The events that count, in order of time: since the last reset, without those taken back."""
    ordered = sorted(log, key=lambda one: (one.at, one.uid))
    last = max((at for at, one in enumerate(ordered) if one.happened is Happened.RESET), default=-1)
    since = ordered[last + 1 :]
    undone = {str(one.data.get("of")) for one in since if one.happened is Happened.UNDONE}
    return [one for one in since if one.happened is not Happened.UNDONE and one.uid not in undone]


def learned_on(day: date, log: Iterable[Event]) -> int:
    """How many cards were answered on a day for the first time."""
    first: dict[str, date] = {}
    for one in counting(log):
        if one.happened is Happened.ANSWERED:
            first.setdefault(one.card, one.at.date())
    return sum(one == day for one in first.values())


def answers(log: Sequence[Event], sitting: str) -> list[Event]:
    """The answers of one sitting, of a log that counts."""
    return [one for one in log if one.sitting == sitting and one.happened in ANSWERS]
