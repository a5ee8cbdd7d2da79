"""The exam of the page: the same study and schedule as the command line's, its log kept by the page.

The worker's study lives as long as the worker; each answer hands back what was noted since the last, and the page keeps
it. A page that begins brings its whole log.
"""

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from judgekit import bank
from judgekit.contract.plain import to_json
from judgekit.corpus.library import Library
from judgekit.corpus.model import Clause
from judgekit.errors import UserError
from judgekit.exam import clock, plan
from judgekit.exam.deck import Deck
from judgekit.exam.event import Event, learned_on
from judgekit.exam.plan import for_mock, for_study, standing
from judgekit.exam.pool import Card, Level, of_level
from judgekit.exam.question import Option, Question
from judgekit.exam.schedule import Remembered
from judgekit.exam.sitting import Hashed, Sitting, begin, chosen_of, unfinished
from judgekit.exam.statistics import by_chapter
from judgekit.exam.study import Elsewhere, Study
from judgekit.site.desk import Answers, Words
from judgekit.site.phrases import say
from judgekit.site.rendering import piece

PASS_MARK = 70
MOST_TO_READ = 5


@dataclass(frozen=True, slots=True)
class Progress:
    """How a study stands: what is due, new and answered; how many are marked right of those answered."""

    due: int
    new: int
    known: int
    answers: int


@dataclass(frozen=True, slots=True)
class Posed:
    """A question as the page shows it: its place, its HTML, its options in this sitting's order; what was taken before.

    `ends` is when a mock exam is over; `cards` are those of the sitting with what has been done: answered, flagged.
    """

    place: int
    total: int
    card: str
    html: str
    options: tuple[str, ...]
    taken: int | None
    flagged: bool
    ends: datetime | None
    answered: tuple[bool, ...]


Missed = tuple[int, Question, Option | None, Clause | None]
"""A question that was missed: its number, what was answered if anything, and the clause to read."""


class ExamRoom:
    """Sits one candidate at a time."""

    def __init__(self, root: str, library: Library) -> None:
        self._root, self._library = root, library
        self._told = 0
        self._sitting: Sitting | None = None

    @property
    def answers(self) -> Answers:
        """First `open`; `begin` and `pose`, `answer`, `flag`; `end`; `export` and `join`."""
        return {
            "open": self._open,
            "progress": lambda words: self._progress(words.get("game") or None, words.get("level") or None),
            "begin": self._begin,
            "pose": lambda words: self._pose(words.get("place")),
            "answer": self._answer,
            "flag": self._flag,
            "end": lambda _: self._end(),
            "export": lambda _: json.dumps(to_json(self._study.exported()), ensure_ascii=False, indent=1),
            "join": self._join,
        }

    def _open(self, words: Words) -> int:
        """A study with the page's log; how many events it brings."""
        log = words["log"]
        if log:
            self._study.join({**to_json(self._study.exported()), "log": log})
        self._told = len(self._study.log())
        return self._told

    def _join(self, words: Words) -> Mapping[str, Any]:
        """What was exported elsewhere, added; what of it is new is handed over."""
        try:
            data = json.loads(words["text"])
        except (ValueError, RecursionError):
            raise UserError("not-json", say("exam.not json")) from None
        return {"added": self._study.join(data), "events": self._news()}

    def _progress(self, game: str | None, level: str | None) -> Progress:
        cards = self._study.cards()
        found = standing(self._cards(game, level), cards, self._hashes, self._study.now())
        return Progress(len(found.due) + len(found.changed), len(found.new), len(cards), len(self._study.log()))

    def _begin(self, words: Words) -> Mapping[str, Any]:
        """A sitting: the one that was left today, or a new one; `pose` is None where nothing is due."""
        game, count, minutes = words.get("game") or None, words.get("count"), words.get("minutes")
        asked = {"site": True, "game": game, "n": count, "minutes": minutes}
        asked |= {"level": Level(words["level"])} if words.get("level") else {}
        self._sitting = unfinished(self._study, self._deck, asked) or self._begun(asked)
        posed = self._pose(None) if self._sitting else None
        return {"pose": posed, "events": self._news()}

    def _begun(self, asked: Mapping[str, Any]) -> Sitting | None:
        seed = random.SystemRandom().randrange(1_000_000)
        chance, cards, at = random.Random(seed), self._cards(asked["game"], asked.get("level")), self._study.now()
        known = self._study.cards()
        if asked["minutes"]:
            drawn = for_mock(cards, asked["n"] or plan.QUESTIONS, chance)
        else:
            found = standing(cards, known, self._hashes, at)
            drawn = for_study(found, asked["n"], learned_on(at.date(), self._study.log()), chance)
        if not drawn:
            return None
        spares = plan.spares(drawn, cards, known, chance)
        names = [one.card for one in (*drawn, *spares)]
        return begin(self._study, names, self._deck, **{**asked, "seed": seed, "wanted": len(drawn)})

    def _pose(self, place: int | None) -> Posed | None:
        """The question at a place, or the first that has no answer; None where none is left or the time is over."""
        sitting = self._at_table()
        if sitting.deadline is not None and self._study.now() >= sitting.deadline:
            return None
        question = sitting.following() if place is None else self._at(place)
        if question is None:
            return None
        there, given = sitting.there, {one.card: one for one in sitting.given}
        options = sitting.options(question)
        before = given.get(question.card)
        taken = options.index(chosen_of(question, before)) if before else None
        return Posed(
            there.index(question.card) + 1,
            len(there),
            question.card,
            piece("exam_question.html", self._root, question=question),
            tuple(one.text for one in options),
            taken,
            question.card in sitting.flagged,
            sitting.deadline,
            tuple(one in given for one in there),
        )

    def _at(self, place: int) -> Question | None:
        """The question at a place of the sitting; one that cannot be made any more leaves its place to the next."""
        sitting = self._at_table()
        for _ in sitting.cards:
            there = sitting.there
            if not 1 <= place <= len(there):
                return None
            if (found := sitting.question(there[place - 1])) is not None:
                return found
        return None

    def _answer(self, words: Words) -> Mapping[str, Any]:
        """Note an answer; of a study what is right and why is told at once, of a mock exam nothing."""
        sitting = self._at_table()
        question = sitting.question(words["card"])
        if question is None:
            raise UserError("no-question", say("exam.gone"))
        options = sitting.options(question)
        chosen = options[int(words["option"]) % len(options)]
        try:
            sitting.answer(question, chosen, self._hashed(question))
        except Elsewhere:
            sitting.refresh()
        html = None if sitting.minutes else self._correction(question, chosen)
        return {"html": html, "right": options.index(question.options[0]), "events": self._news()}

    def _flag(self, words: Words) -> Mapping[str, Any]:
        return {"flagged": self._at_table().flag(words["card"]), "events": self._news()}

    def _end(self) -> Mapping[str, Any]:
        """The result by chapter, and of a mock exam every question that was missed."""
        sitting = self._at_table()
        sitting.end()
        self._sitting = None
        given = sitting.given
        total = len(sitting.there) if sitting.minutes else len(given)
        right = sum(_is_right(one) for one in given)
        html = piece(
            "exam_result.html",
            self._root,
            right=right,
            total=total,
            passed=100 * right >= PASS_MARK * total if sitting.minutes and total else None,
            pass_mark=PASS_MARK,
            chapters=[(one, self._titles.get(f"{one.game}:{one.chapter}", "")) for one in by_chapter(given)],
            missed=list(self._missed(sitting, given)),
        )
        return {"html": html, "events": self._news()}

    def _missed(
        self, sitting: Sitting, given: Sequence[Event]
    ) -> list[tuple[int, Question, Option | None, Clause | None]]:
        answers = {one.card: one for one in given}
        asked = sitting.there if sitting.minutes else list(answers)
        found = []
        for number, card in enumerate(asked, 1):
            answer, question = answers.get(card), sitting.question(card)
            if question is not None and not (answer and _is_right(answer)):
                chosen = chosen_of(question, answer) if answer else None
                found.append((number, question, chosen, self._clause(_to_read(question, chosen))))
        return found

    def _correction(self, question: Question, chosen: Option) -> str:
        clause = self._clause(_to_read(question, chosen))
        right = chosen.text == question.options[0].text
        return piece("exam_correction.html", self._root, question=question, chosen=chosen, right=right, clause=clause)

    def _at_table(self) -> Sitting:
        if self._sitting is None:
            raise UserError("no-sitting", say("exam.nobody"))
        return self._sitting

    def _news(self) -> list[Any]:
        """What was noted since it was last told."""
        log = self._study.log()
        new, self._told = log[self._told :], len(log)
        return [to_json(one) for one in new]

    def _cards(self, game: str | None, level: str | None) -> Sequence[Card]:
        """The questions of a game and a level, as hard as this study has shown them to be."""
        known = self._study.cards()
        found = [_learnt(one, known.get(one.card)) for one in self._deck.cards if game in (None, one.game)]
        return of_level(found, Level(level)) if level else found

    def _hashed(self, question: Question) -> Hashed:
        clause = next((one.clause for one in self._deck.cards if one.card == question.card), question.clause)
        return Hashed(clause, self._hashes.get(clause, ""))

    def _clause(self, identifier: str) -> Clause | None:
        return self._library.ask(lambda store: store.by_ids([identifier])).get(identifier)

    @cached_property
    def _study(self) -> Study:
        return Study(Path(mkdtemp()) / "estudio.sqlite", clock.now)

    @cached_property
    def _deck(self) -> Deck:
        return Deck(bank.game_names(bank.shipped_bank()), self._library.ask)

    @cached_property
    def _hashes(self) -> Mapping[str, str]:
        wanted = sorted({one.clause for one in self._deck.cards})
        return {one.id: one.sha256 for one in self._library.ask(lambda store: store.by_ids(wanted)).values()}

    @cached_property
    def _titles(self) -> Mapping[str, str]:
        listed = self._library.ask(lambda store: store.clauses())
        return {one.id: one.title for one in listed if one.title and "." not in one.number}


def _learnt(card: Card, known: Remembered | None) -> Card:
    return card.learnt(known.answers, known.misses) if known else card


def _is_right(answer: Event) -> bool:
    return bool(answer.data.get("grade") != "wrong")


def _to_read(question: Question, chosen: Option | None) -> str:
    """The clause to read: one that decides and refutes what was believed, else the first that decides."""
    deciding = question.decided_by or (question.clause,)
    refuting = (one.clause for one in (chosen.beliefs if chosen else ()) if one.clause in deciding)
    return next(refuting, deciding[0])
