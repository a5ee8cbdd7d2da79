"""The room of an exam: asks, hears, corrects; everything is in the log before the next question is asked."""

import math
import random
import re
from datetime import datetime

from judgekit.cli.exam_desk import Desk
from judgekit.cli.exam_pages import ExamPage
from judgekit.cli.keys import ENDED, ENTER, Keys
from judgekit.cli.mistakes import one_line
from judgekit.cli.page import FAINT, WARNING
from judgekit.cli.phrases import say
from judgekit.exam.clause_grading import Cited, cited
from judgekit.exam.ordering import ordered
from judgekit.exam.question import LETTERS, Kind, Option, Question
from judgekit.exam.sitting import Sitting
from judgekit.exam.study import Elsewhere

UNDO, HELPS = "z", "?"
LEAVE = {"x", "q"}
MOST_MISTAKES = 50
_SHOWS_CLAUSES = {Kind.CLAUSE, Kind.LEGAL}


class Left(Exception):  # noqa: N818 - somebody goes home
    """The candidate leaves; everything is kept."""


class Undone(Exception):  # noqa: N818 - the candidate thinks again
    """The last answer is to be taken back."""


class Room:
    """Plays a sitting until it is over or the candidate leaves."""

    def __init__(self, sitting: Sitting, desk: Desk) -> None:
        self.sitting, self.desk, self.clock = sitting, desk, desk.study.now
        self.keys, self.show = Keys(), ExamPage(desk.clause)

    def play(self) -> bool:
        """Ask everything that is left; False where the candidate leaves first."""
        try:
            self.ask_all()
        except (Left, KeyboardInterrupt):
            self.say(say("room.kept", count=len(self.sitting.left)))
            return False
        if self.sitting.left:
            self.say(say("room.time"), WARNING)
        return True

    def ask_all(self) -> None:
        """One question after another."""
        while not self.sitting.is_over(self.clock()) and (question := self.sitting.following()):
            try:
                self._ask(question)
            except Undone:
                self._undo()

    def _ask(self, question: Question) -> None:
        sitting, options = self.sitting, self.sitting.options(question)
        total = len(sitting.left) + len(sitting.given)
        self.show.progress(len(sitting.given) + 1, total, sitting.given, self.minutes_left())
        if sitting.typed and question.parts:
            chosen = self._typed(question)
        else:
            self.show.question(question, options)
            chosen = self._answer(options)
        if not self.is_late():
            self._note(question, options, chosen, self._cited(question))

    def _note(self, question: Question, options: tuple[Option, ...], chosen: Option, named: Cited | None) -> None:
        if not self.noted(question, chosen, named):
            return
        shown = "" if self.sitting.typed and question.parts else LETTERS[options.index(question.options[0])]
        self.show.correction(question, chosen, shown)
        if named:
            self.show.cited(named, question)
        self._go_on()

    def noted(self, question: Question, chosen: Option, named: Cited | None = None) -> bool:
        """Note an answer; False where another terminal was quicker."""
        try:
            self.sitting.answer(question, chosen, self.desk.hashed(question), named)
        except Elsewhere:
            self.sitting.refresh()
            self.say(say("room.elsewhere"), WARNING)
            return False
        return True

    def _answer(self, options: tuple[Option, ...]) -> Option:
        """The option that is taken; raises Undone where the last answer is to be taken back."""
        letters = LETTERS[: len(options)]
        for _ in range(MOST_MISTAKES):
            key = self.heard(say("room.answer", first=letters[0], last=letters[-1]))
            if key == UNDO:
                raise Undone
            if (place := place_of(key, letters)) is not None:
                return options[place]
            if key == HELPS:
                self.say(say("room.help"), FAINT)
            else:
                self.say_no_option(key, letters)
        raise Left

    def say_no_option(self, key: str, letters: str) -> None:
        """A key that is nothing here."""
        wrong = "room.empty" if key == ENTER else "room.no option"
        self.say(say(wrong, key=one_line(key), letters=", ".join(letters)), WARNING)

    def _typed(self, question: Question) -> Option:
        """The order that is typed, as an option: one of those of the question where it is one of them."""
        parts = random.Random(question.card).sample(question.parts, len(question.parts))
        self.show.parts(question, parts)
        numbers = [str(one) for one in range(1, len(parts) + 1)]
        for _ in range(MOST_MISTAKES):
            self.show.page.prompt(say("room.order"))
            typed = self._line()
            if typed.lower() == UNDO:
                raise Undone
            given = re.findall(r"\d+", typed)
            if sorted(given) == numbers:
                text = ordered([parts[int(one) - 1] for one in given])
                return next((one for one in question.options if one.text == text), Option(text))
            example = " ".join(reversed(numbers))
            said = say("room.bad order", typed=one_line(typed), count=len(parts), example=example)
            self.say(said, WARNING)
        raise Left

    def _line(self) -> str:
        given = self.keys.line()
        if given is None or given.lower() in LEAVE:
            raise Left
        return given

    def _cited(self, question: Question) -> Cited | None:
        if not self.sitting.cite or question.kind in _SHOWS_CLAUSES:
            return None
        self.show.page.prompt(say("room.clause", game=question.game))
        given = self.keys.line()
        if given is None:
            raise Left
        return cited(given, question.decided_by or (question.clause,))

    def _go_on(self) -> None:
        """On a terminal, wait until the correction has been read; in a pipe nobody reads it meanwhile."""
        if not self.keys.is_terminal:
            return
        for _ in range(MOST_MISTAKES):
            key = self.heard(say("room.on"))
            if key == UNDO:
                raise Undone
            if key in {ENTER, " "}:
                return

    def _undo(self) -> None:
        undone = self.sitting.undo()
        self.say(say("room.undone" if undone else "room.nothing to undo"), FAINT)

    def heard(self, prompt: str) -> str:
        """The next key; raises Left where the candidate goes or the input is over."""
        key = self.keys.key(prompt)
        if self.keys.is_terminal:
            self.show.page.line(key if key.isprintable() else "")
        else:
            self.show.page.line()
        if key in {ENDED, *LEAVE}:
            raise Left
        return key

    def is_late(self) -> bool:
        """Is the time over?"""
        return self.sitting.deadline is not None and self.clock() >= self.sitting.deadline

    def minutes_left(self) -> int | None:
        """How many minutes are left; None where nobody counts."""
        deadline: datetime | None = self.sitting.deadline
        return max(0, math.ceil((deadline - self.clock()).total_seconds() / 60)) if deadline else None

    def say(self, text: str, style: str | None = None) -> None:
        """A sentence to the candidate."""
        self.show.page.paragraph(f"{text[:1].upper()}{text[1:]}", style)


def place_of(key: str, letters: str) -> int | None:
    """Which option a key takes; None for none."""
    place = int(key) - 1 if key in {"1", "2", "3", "4"} else letters.find(key)
    return place if key not in {ENTER, HELPS} and 0 <= place < len(letters) else None
