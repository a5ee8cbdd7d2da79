"""A printable paper with its key, as a report: every format and template of `judgekit report` is there for it."""

import random
from collections.abc import Sequence

from judgekit import bank
from judgekit.corpus.store import Store
from judgekit.exam.question import LETTERS, Question
from judgekit.one_line import line
from judgekit.replay import Script, replay, seat
from judgekit.report import ExamQuestion, Report, Wanted, edition, exam, without_empty_zones
from judgekit.story import Board, Ruling, Teller, boards_of


def paper(questions: Sequence[Question], store: Store, wanted: Wanted, chance: random.Random) -> Report:
    """The paper: questions, then the key, then the clauses that decide."""
    return exam([_asked(one, number, store, chance) for number, one in enumerate(questions, 1)], store, wanted)


def _asked(question: Question, number: int, store: Store, chance: random.Random) -> ExamQuestion:
    options = chance.sample(question.options, len(question.options))
    lettered = tuple((letter, line(one.text)) for letter, one in zip(LETTERS, options, strict=False))
    letter = LETTERS[options.index(question.options[0])]
    return ExamQuestion(
        number=number,
        id=line(question.scenario),
        edition=edition(question.game, store),
        before=_board(question.scenario),
        cards=question.cards,
        moves=question.script,
        ask=line(question.ask),
        asks=line(question.asks),
        options=lettered,
        letter=letter,
        answer=line(question.options[0].text),
        ruling=Ruling(question.ruling, question.decided_by),
    )


def _board(scenario: str) -> Board:
    """The table before anything happens."""
    (found,) = bank.find([scenario])
    before, after = seat(found.situation, Script(())), replay(found.situation).game
    first, _ = boards_of(before, after, Teller.of(before))
    return without_empty_zones(first)
