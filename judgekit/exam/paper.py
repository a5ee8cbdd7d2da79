"""A paper as reports: each form without its answers, a sheet to mark them on, and the key with every reason."""

from collections.abc import Iterator, Sequence

from judgekit.corpus.store import Store
from judgekit.exam.forms import Form, Placed
from judgekit.exam.phrases import say
from judgekit.exam.question import LETTERS, Option, Question
from judgekit.one_line import line
from judgekit.report import ExamQuestion, KeyForm, KeyOption, KeyQuestion, Report, Wanted, edition
from judgekit.report import answer_sheet as printed_sheet
from judgekit.report import exam as printed_exam
from judgekit.report import key as printed_key
from judgekit.story import Ruling


def paper(form: Form, store: Store, wanted: Wanted, notes: Sequence[str]) -> Report:
    """One form: the questions, nothing of the answers."""
    return printed_exam([_asked(one, store) for one in form.placed], wanted, notes)


def answer_sheet(form: Form, wanted: Wanted) -> Report:
    """The sheet on which the answers to any form are marked."""
    most = max(len(one.options) for one in form.placed)
    return printed_sheet([LETTERS[:most] for _ in form.placed], wanted)


def key_paper(made: Sequence[Form], store: Store, wanted: Wanted, notes: Sequence[str]) -> Report:
    """The key of all forms: the letters of each, and of every option why it is right or who would take it."""
    letters = [KeyForm(one.name, tuple((each.number, each.letter) for each in one.placed)) for one in made]
    questions = [_keyed(one, made) for one in made[0].placed]
    return printed_key(questions, letters, store, wanted, notes)


def _asked(placed: Placed, store: Store) -> ExamQuestion:
    question = placed.question
    return ExamQuestion(
        number=placed.number,
        edition=edition(question.game, store),
        before=question.board,
        cards=question.cards,
        moves=question.script,
        account=question.account,
        asks=line(question.asks),
        options=tuple((letter, line(one.text)) for letter, one in zip(LETTERS, placed.options, strict=False)),
    )


def _keyed(placed: Placed, made: Sequence[Form]) -> KeyQuestion:
    question = placed.question
    options = tuple(_option(one, question, made) for one in placed.options)
    ruling = Ruling(question.ruling, question.decided_by)
    return KeyQuestion(placed.number, line(question.scenario), line(question.asks), options, ruling)


def _option(option: Option, question: Question, made: Sequence[Form]) -> KeyOption:
    places = (_where(form, option, question) for form in made)
    right = option is question.options[0]
    return KeyOption(" · ".join(places), line(option.text), right, () if right else tuple(_why(option)))


def _where(form: Form, option: Option, question: Question) -> str:
    placed = next(one for one in form.placed if one.question.card == question.card)
    letter = LETTERS[placed.options.index(option)]
    return say("paper.where", form=form.name, number=placed.number, letter=letter)


def _why(option: Option) -> Iterator[str]:
    """Who would take a wrong option, and where their game parts from the rules."""
    for belief in option.beliefs:
        refuted = belief.clause and belief.name
        yield line(say("paper.refuted", says=belief.says, clause=belief.clause) if refuted else belief.says)
    if option.parting:
        where = f" [{', '.join(option.parting.clauses)}]" if option.parting.clauses else ""
        yield line(say("paper.parting", right=option.parting.right, where=where))
