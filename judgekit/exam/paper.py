"""A printable paper with its key, as a report: every format and template of `judgekit report` is there for it."""

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from judgekit import bank
from judgekit.corpus.store import Store
from judgekit.exam.question import LETTERS, Question
from judgekit.games.messages import messages
from judgekit.replay import Script, replay, seat
from judgekit.report import board, clauses
from judgekit.report.documents import Wanted, without_empty_zones
from judgekit.report.labels import LABELS
from judgekit.report.model import Blank, Board, Edition, ExamQuestion, Report, Ruling, Sheet
from judgekit.report.names import Names, line


def paper(questions: Sequence[Question], store: Store, wanted: Wanted, chance: random.Random) -> Report:
    """The paper: questions, then the key, then the clauses that decide."""
    made = tuple(_asked(one, number, store, chance) for number, one in enumerate(questions, 1))
    editions = tuple(dict.fromkeys(one.edition for one in made))
    title = line(wanted.title) or (f"{LABELS.exam}: {len(made)} preguntas")
    heading = Blank("Nombre", line(wanted.judge)), Blank("Fecha"), Blank("Evento", line(wanted.event)), Blank("Nota")
    return Report("exam", title, wanted.paper, editions, (), tuple(_index(made, editions, store)), heading, (), made)


def _asked(question: Question, number: int, store: Store, chance: random.Random) -> ExamQuestion:
    options = chance.sample(question.options, len(question.options))
    lettered = tuple((letter, line(one.text)) for letter, one in zip(LETTERS, options, strict=False))
    letter = LETTERS[options.index(question.options[0])]
    return ExamQuestion(
        number=number,
        id=line(question.scenario),
        edition=clauses.edition(question.game, store),
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
    first, _ = board.boards(before, after, messages(found.game), Names.of(before))
    return without_empty_zones(first)


def _index(made: Sequence[ExamQuestion], editions: Sequence[Edition], store: Store) -> Iterator[Sheet]:
    cited: Mapping[str, list[int]] = defaultdict(list)
    for one in made:
        for clause in one.ruling.clauses:
            cited[clause].append(one.number)
    for edition in editions:
        of_game = [one for one in cited if one.startswith(f"{edition.game}:")]
        yield Sheet(edition, clauses.quotes(of_game, store, cited))
