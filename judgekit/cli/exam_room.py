"""The room of an exam: asks, hears, corrects; everything is in the log before the next question is asked."""

import math
from collections.abc import Mapping
from datetime import datetime

from judgekit.cli.exam_pages import ExamPage
from judgekit.cli.keys import ENDED, ENTER, Keys
from judgekit.cli.mistakes import one_line
from judgekit.cli.page import FAINT, WARNING
from judgekit.cli.phrases import say
from judgekit.corpus.model import Clause
from judgekit.exam.clause_grading import Cited, cited
from judgekit.exam.clock import Clock
from judgekit.exam.question import LETTERS, Kind, Option, Question
from judgekit.exam.sitting import Sitting
from judgekit.exam.study import Elsewhere

UNDO, HELPS = "z", "?"
LEAVE = {"x", "q"}
MOST_MISTAKES = 50
_SHOWS_CLAUSES = {Kind.CLAUSE, Kind.LEGAL}


class Left(Exception):  # noqa: N818 - somebody goes home
    """The candidate leaves; everything is kept."""


class Room:
    """Plays a sitting until it is over or the candidate leaves."""

    def __init__(self, sitting: Sitting, clauses: Mapping[str, Clause], clock: Clock) -> None:
        self._sitting, self._clauses, self._clock = sitting, clauses, clock
        self._keys, self._show = Keys(), ExamPage()

    def play(self) -> bool:
        """Ask everything that is left; False where the candidate leaves first."""
        try:
            while not self._sitting.is_over(self._clock()):
                self._ask(self._sitting.left[0])
        except (Left, KeyboardInterrupt):
            self._say(say("room.kept", count=len(self._sitting.left)))
            return False
        if self._sitting.left:
            self._say(say("room.time"), WARNING)
        return True

    def _ask(self, question: Question) -> None:
        sitting, options = self._sitting, self._sitting.options(question)
        total = len(sitting.left) + len(sitting.given)
        self._show.progress(len(sitting.given) + 1, total, sitting.given, self._minutes_left())
        self._show.question(question, options)
        chosen = self._answer(options)
        if chosen is None:
            self._undo()
            return
        if self._late():
            return
        named = self._cited(question)
        self._note(question, options, chosen, named)

    def _note(self, question: Question, options: tuple[Option, ...], chosen: Option, named: Cited | None) -> None:
        sha256 = self._clauses[question.clause].sha256 if question.clause in self._clauses else ""
        try:
            self._sitting.answer(question, chosen, sha256, named)
        except Elsewhere:
            self._sitting.refresh()
            self._say(say("room.elsewhere"), WARNING)
            return
        if self._sitting.minutes is None:
            letter = LETTERS[options.index(question.options[0])]
            self._show.correction(question, chosen, letter, self._clauses)
            if named:
                self._show.cited(named, question)
            self._go_on()

    def _answer(self, options: tuple[Option, ...]) -> Option | None:
        """The option that is taken; None takes the last answer back."""
        letters = LETTERS[: len(options)]
        for _ in range(MOST_MISTAKES):
            key = self._heard(say("room.answer", first=letters[0], last=letters[-1]))
            if key == UNDO:
                return None
            place = int(key) - 1 if key in {"1", "2", "3", "4"} else letters.find(key)
            if key not in {ENTER, HELPS} and 0 <= place < len(options):
                return options[place]
            if key == HELPS:
                self._say(say("room.help"), FAINT)
            else:
                wrong = "room.empty" if key == ENTER else "room.no option"
                self._say(say(wrong, key=one_line(key), letters=", ".join(letters)), WARNING)
        raise Left

    def _cited(self, question: Question) -> Cited | None:
        if not self._sitting.cite or question.kind in _SHOWS_CLAUSES:
            return None
        self._show.page.prompt(say("room.clause", game=question.game))
        given = self._keys.line()
        if given is None:
            raise Left
        return cited(given, question.decided_by or (question.clause,))

    def _go_on(self) -> None:
        """On a terminal, wait until the correction has been read; in a pipe nobody reads it meanwhile."""
        if not self._keys.is_terminal:
            return
        for _ in range(MOST_MISTAKES):
            key = self._heard(say("room.on"))
            if key == UNDO:
                self._undo()
            if key in {UNDO, ENTER, " "}:
                return

    def _undo(self) -> None:
        undone = self._sitting.undo()
        self._say(say("room.undone" if undone else "room.nothing to undo"), FAINT)

    def _heard(self, prompt: str) -> str:
        key = self._keys.key(prompt)
        if self._keys.is_terminal:
            self._show.page.line(key if key.isprintable() else "")
        else:
            self._show.page.line()
        if key in {ENDED, *LEAVE}:
            raise Left
        return key

    def _late(self) -> bool:
        return self._sitting.deadline is not None and self._clock() >= self._sitting.deadline

    def _minutes_left(self) -> int | None:
        deadline: datetime | None = self._sitting.deadline
        return max(0, math.ceil((deadline - self._clock()).total_seconds() / 60)) if deadline else None

    def _say(self, text: str, style: str | None = None) -> None:
        self._show.page.paragraph(f"{text[:1].upper()}{text[1:]}", style)
