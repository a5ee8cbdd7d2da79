"""A sitting: its questions in order, the answers so far; all of it is in the log, so leaving loses nothing."""

import hashlib
import random
import uuid
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from judgekit.exam.clause_grading import Cited
from judgekit.exam.event import Event, Happened, answers, counting
from judgekit.exam.question import Option, Question
from judgekit.exam.study import Study

RESUMED_WITHIN = timedelta(hours=18)


class Sitting:
    """One sitting of a study; `minutes` makes it a mock exam."""

    def __init__(self, study: Study, begun: Event, questions: Mapping[str, Question]) -> None:
        self._study, self._questions = study, questions
        self.id, self.begun, self.asked = begun.sitting, begun.at, begun.data
        self.cards: tuple[str, ...] = tuple(str(one) for one in begun.data.get("cards", ()))
        self.minutes: int | None = begun.data.get("minutes")
        self.cite = bool(begun.data.get("cite"))
        self._given = self._read()

    @property
    def given(self) -> Sequence[Event]:
        """The answers that count, in order."""
        return self._given

    @property
    def lost(self) -> list[str]:
        """The cards whose question the bank no longer has."""
        return [one for one in self.cards if one not in self._questions]

    @property
    def left(self) -> list[Question]:
        """The questions that have no answer yet."""
        done = {one.card for one in self._given}
        return [self._questions[one] for one in self.cards if one in self._questions and one not in done]

    @property
    def deadline(self) -> datetime | None:
        """When a mock exam is over."""
        return self.begun + timedelta(minutes=self.minutes) if self.minutes else None

    def is_over(self, at: datetime) -> bool:
        """Is there nothing left to ask, or no time?"""
        return not self.left or (self.deadline is not None and at >= self.deadline)

    def options(self, question: Question) -> tuple[Option, ...]:
        """The options in the order of this sitting, the same whenever it is asked."""
        seed = hashlib.sha256(f"{self.asked.get('seed')}/{question.card}".encode()).digest()
        return tuple(random.Random(seed).sample(question.options, len(question.options)))

    def answer(self, question: Question, option: Option, sha256: str, cited: Cited | None = None) -> Event:
        """Note an answer; raises Elsewhere where another terminal was quicker."""
        right = option is question.options[0] or option == question.options[0]
        grade = "wrong" if not right else "hard" if cited is Cited.WRONG else "right"
        happened = Happened.MOCK if self.minutes else Happened.ANSWERED
        event = self._study.note(
            happened,
            self.id,
            question.card,
            place=len(self._given),
            grade=grade,
            option=question.options.index(option),
            beliefs=[one.name for one in option.beliefs if one.name],
            clause=question.clause,
            sha256=sha256,
            **({"cited": cited.value} if cited else {}),
        )
        self._given.append(event)
        return event

    def undo(self) -> Event | None:
        """Take back the last answer."""
        undone = self._study.undo(self.id)
        self._given = self._read()
        return undone

    def refresh(self) -> None:
        """Read again what another terminal may have answered."""
        self._given = self._read()

    def end(self) -> None:
        """It is over."""
        self._study.note(Happened.ENDED, self.id)

    def _read(self) -> list[Event]:
        return answers(counting(self._study.log()), self.id)


def begin(study: Study, questions: Sequence[Question], deck: Mapping[str, Question], **asked: Any) -> Sitting:
    """A new sitting with these questions; `asked` is what it was asked with."""
    cards = [one.card for one in questions]
    event = study.note(Happened.SAT, uuid.uuid4().hex, cards=cards, **asked)
    return Sitting(study, event, deck)


def unfinished(study: Study, deck: Mapping[str, Question], asked: Mapping[str, Any]) -> Sitting | None:
    """The last sitting, where it was asked with the same words, has questions left and is of today."""
    log = counting(study.log())
    ended = {one.sitting for one in log if one.happened is Happened.ENDED}
    begun = [one for one in log if one.happened is Happened.SAT and one.sitting not in ended]
    same = [one for one in begun if all(one.data.get(name) == value for name, value in asked.items())]
    if not same or same[-1].at + RESUMED_WITHIN < study.now():
        return None
    found = Sitting(study, same[-1], deck)
    return found if found.left and (found.given or found.minutes) else None
