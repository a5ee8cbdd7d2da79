"""A sitting: its questions in order, the answers so far; all of it is in the log, so leaving loses nothing."""

import hashlib
import random
import uuid
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple, Protocol

from judgekit.exam.clause_grading import Cited
from judgekit.exam.event import Event, Happened, answers, counting
from judgekit.exam.question import Option, Question
from judgekit.exam.study import Study

NO_OPTION = 1
"""What stands for an answer that is none of the options: one that is wrong, whoever reads it."""
RESUMED_WITHIN = timedelta(hours=18)


class Hashed(NamedTuple):
    """The clause that a question is about and the hash of its text: where that changes, it is looked at again."""

    id: str
    sha256: str


class Questions(Protocol):
    """Questions by name, each made when it is got; one that is not there any more is None, and then not among them."""

    def __contains__(self, card: object, /) -> bool:
        """Is there such a question, as far as one can tell?"""
        ...

    def get(self, card: str, /) -> Question | None:
        """The question of this name."""
        ...


class Sitting:
    """One sitting of a study; `minutes` makes it a mock exam."""

    def __init__(self, study: Study, begun: Event, questions: Questions) -> None:
        self._study, self._questions = study, questions
        self.begun_by = begun
        self.id, self.begun, self.asked = begun.sitting, begun.at, begun.data
        self.cards: tuple[str, ...] = tuple(str(one) for one in begun.data.get("cards", ()))
        self.minutes: int | None = begun.data.get("minutes")
        self.cite = bool(begun.data.get("cite"))
        self.typed = bool(begun.data.get("typed"))
        self._events = self._read()

    @property
    def given(self) -> Sequence[Event]:
        """The answers that count, in order; of a question answered again the last."""
        last = {one.card: one for one in self._events}
        return [one for one in self._events if last[one.card] is one]

    @property
    def there(self) -> list[str]:
        """The cards that have a question, answered or not; for one that has none a spare one, where there are any."""
        return [one for one in self.cards if one in self._questions][: self.asked.get("wanted", len(self.cards))]

    @property
    def lost(self) -> list[str]:
        """The cards whose question the bank no longer has and that no spare one stands for."""
        lost = [one for one in self.cards if one not in self._questions]
        return lost[: self.asked.get("wanted", len(self.cards)) - len(self.there)]

    @property
    def left(self) -> list[str]:
        """The cards that have no answer yet."""
        done = {one.card for one in self._events}
        return [one for one in self.there if one not in done]

    def question(self, card: str) -> Question | None:
        """The question of a card; None where there is none any more."""
        return self._questions.get(card)

    def following(self) -> Question | None:
        """The first question that has no answer; None where none is left."""
        for _ in self.cards:  # one that is no question any more is left no more, and a spare one may be
            if (found := self.question(self.left[0]) if self.left else None) is not None:
                return found
        return None

    @property
    def flagged(self) -> frozenset[str]:
        """The cards that the candidate wants to come back to."""
        marks: dict[str, bool] = {}
        for one in counting(self._study.log()):
            if one.sitting == self.id and one.happened is Happened.FLAGGED:
                marks[one.card] = bool(one.data.get("on"))
        return frozenset(card for card, on in marks.items() if on)

    def flag(self, card: str) -> bool:
        """Mark a card to come back to, or take the mark away; is it marked now?"""
        on = card not in self.flagged
        self._study.note(Happened.FLAGGED, self.id, card, on=on)
        return on

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

    def answer(self, question: Question, option: Option, clause: Hashed, cited: Cited | None = None) -> Event:
        """Note an answer; raises Elsewhere where another terminal was quicker."""
        right = option.text == question.options[0].text
        place = question.options.index(option) if option in question.options else NO_OPTION
        typed = {} if option in question.options else {"typed": option.text}
        grade = "wrong" if not right else "hard" if cited is Cited.WRONG else "right"
        happened = Happened.MOCK if self.minutes else Happened.ANSWERED
        event = self._study.note(
            happened,
            self.id,
            question.card,
            place=len(self._events),
            grade=grade,
            option=place,
            beliefs=[one.name for one in option.beliefs if one.name],
            clause=clause.id,
            sha256=clause.sha256,
            **typed,
            **({"cited": cited.value} if cited else {}),
        )
        self._events.append(event)
        return event

    def undo(self) -> Event | None:
        """Take back the last answer."""
        undone = self._study.undo(self.id)
        self._events = self._read()
        return undone

    def refresh(self) -> None:
        """Read again what another terminal may have answered."""
        self._events = self._read()

    def end(self) -> None:
        """It is over."""
        self._study.note(Happened.ENDED, self.id)

    def _read(self) -> list[Event]:
        return answers(counting(self._study.log()), self.id)


def chosen_of(question: Question, answer: Event) -> Option:
    """The option of an answer, or what was typed; another one where the question has fewer now."""
    if typed := str(answer.data.get("typed", "")):
        return next((one for one in question.options if one.text == typed), Option(typed))
    return question.options[int(answer.data.get("option", 0)) % len(question.options)]


def begin(study: Study, cards: Sequence[str], deck: Questions, **asked: Any) -> Sitting:
    """A new sitting with these questions; `asked` is what it was asked with."""
    event = study.note(Happened.SAT, uuid.uuid4().hex, cards=list(cards), **asked)
    return Sitting(study, event, deck)


def unfinished(study: Study, deck: Questions, asked: Mapping[str, Any]) -> Sitting | None:
    """The last sitting, where it was asked with the same words, has questions left and is of today."""
    log = counting(study.log())
    ended = {one.sitting for one in log if one.happened is Happened.ENDED}
    begun = [one for one in log if one.happened is Happened.SAT and one.sitting not in ended]
    same = [one for one in begun if all(one.data.get(name) == value for name, value in asked.items())]
    if not same or same[-1].at + RESUMED_WITHIN < study.now():
        return None
    found = Sitting(study, same[-1], deck)
    return found if found.left and (found.given or found.minutes) else None
