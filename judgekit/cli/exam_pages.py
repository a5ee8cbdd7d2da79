"""What a candidate reads: the question with its table, what comes after the answer, the result."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from textwrap import shorten

from judgekit.cli.mistakes import one_line
from judgekit.cli.page import FAINT, ID, MATCH, TITLE, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.corpus.model import Clause
from judgekit.exam.clause_grading import Cited
from judgekit.exam.event import Event
from judgekit.exam.question import LETTERS, Option, Question
from judgekit.exam.sitting import Questions, chosen_of
from judgekit.exam.statistics import Chapter
from judgekit.games.messages import joined
from judgekit.story import Board

BAR = 20
MOST_TO_READ = 5
LONGEST_QUOTE = 160
Clauses = Callable[[str], Clause | None]
"""The clause of an id; None where the installed edition has none."""


class ExamPage:
    """Prints on the page of a terminal or a pipe."""

    def __init__(self, clauses: Clauses) -> None:
        self.page, self._clauses = Page(), clauses

    def progress(self, place: int, total: int, given: Sequence[Event], minutes_left: int | None) -> None:
        """One line: how far, how well, how much time."""
        right = sum(is_right(one) for one in given)
        parts = [f"{place}/{total} {bar(place - 1, total, 10)}"]
        parts += [say("exam.left", minutes=minutes_left)] if minutes_left is not None else []
        so_far = say("exam.so far", right=right, wrong=len(given) - right)
        parts += [so_far] if minutes_left is None and given else []
        self.page.line()
        self.page.line(" · ".join(parts), FAINT)

    def question(self, question: Question, options: Sequence[Option]) -> None:
        """The table, what is played, what is asked and the options; nothing of the answer."""
        self.situation(question)
        for letter, option in zip(LETTERS, options, strict=False):
            self.page.paragraph(f"{letter}) {one_line(option.text)}", indent=2, hanging=3)

    def parts(self, question: Question, parts: Sequence[str]) -> None:
        """The same, where an order is to be typed."""
        self.situation(question)
        for number, part in enumerate(parts, 1):
            self.page.paragraph(f"{number}) {one_line(part)}", indent=2, hanging=3)

    def situation(self, question: Question) -> None:
        """The table with the texts on it, what is played and told, and what is asked."""
        self._board(question.board)
        for said in question.cards:
            self.page.paragraph(one_line(said), indent=2, hanging=2)
        self.page.line()
        for said in question.script:
            self.page.paragraph(f"> {one_line(said)}", indent=2, hanging=2)
        for said in question.account:
            self.page.paragraph(one_line(said), indent=2, hanging=3)
        self.page.line()
        self.page.paragraph(one_line(question.asks), TITLE)

    def _board(self, board: Board) -> None:
        self.page.paragraph(one_line(board.told), TITLE)
        for side in board.sides:
            self.page.paragraph(one_line(side.told))
            for area in side.areas:
                self.page.line(f"  {area.name}:")
                for face in area.faces:
                    self.page.paragraph(f"- {one_line(face.told)}", indent=4, hanging=2)
                if area.rest:
                    self.page.paragraph(f"- {area.rest}", indent=4)
        self.page.line()

    def correction(self, question: Question, chosen: Option, letter: str) -> None:
        """Right or wrong, why the picked option is not it, the ruling, the step that decides and its clause in full."""
        right = question.options[0]
        self.page.line()
        if chosen.text == right.text:
            self.page.line(say("exam.right"), MATCH)
        else:
            answer = f"{letter}) {one_line(right.text)}" if letter else one_line(right.text)
            self.page.paragraph(say("exam.wrong", answer=answer), WARNING)
            self._beliefs(chosen)
        self.page.paragraph(say("exam.ruling", ruling=one_line(question.ruling)))
        if question.step and question.step.rstrip(".") not in question.ruling:
            where = ", ".join(question.step_clauses)
            self.page.paragraph(say("exam.decided", step=one_line(question.step), clauses=where))
        self._clause(_to_read(question, chosen))

    def cited(self, cited: Cited, question: Question) -> None:
        """How near the clause was."""
        deciding = joined(list(question.decided_by or (question.clause,)))
        style = None if cited is Cited.EXACT else WARNING
        self.page.paragraph(say(f"cited.{cited.value}", clauses=deciding), style)

    def result(self, given: Sequence[Event], questions: Questions, total: int, pass_mark: int | None) -> None:
        """How it went, whether that is enough, and what to read next."""
        right = sum(is_right(one) for one in given)
        self.page.line()
        self.page.line(say("exam.result", right=right, total=total), TITLE)
        if pass_mark is not None and total:
            passed = 100 * right >= pass_mark * total
            share = percent(right / total)
            said = say("exam.passed" if passed else "exam.failed", share=share, wanted=pass_mark)
            self.page.line(said, MATCH if passed else WARNING)
        cited = Counter(one.data["cited"] for one in given if "cited" in one.data)
        if cited:
            self.page.paragraph(say("cited.counts", **{one.value: cited[one.value] for one in Cited}))
        missed = ((questions.get(one.card), one) for one in given if not is_right(one))
        self.to_read(dict.fromkeys(_to_read(found, chosen_of(found, one)) for found, one in missed if found))

    def to_read(self, clauses: Mapping[str, None]) -> None:
        """The clauses to read next."""
        if clauses:
            self.page.line(say("exam.to read"))
        for clause in list(clauses)[:MOST_TO_READ]:
            title = _heading(self._clauses(clause))
            self.page.paragraph(f"- judgekit rule {clause}{f'  ({title})' if title else ''}", indent=2, hanging=2)

    def chapters(self, chapters: Sequence[Chapter], titles: Mapping[tuple[str, str], str]) -> None:
        """A result by chapter."""
        for one in chapters:
            name = titles.get((one.game, one.chapter), "")
            head = f"{one.game} {one.chapter}{f' {name}' if name else ''}"
            self.page.paragraph(
                f"{bar(one.right, one.answers, 10)} {one.right}/{one.answers}  {head}", indent=2, hanging=2
            )

    def mock(self, cards: Sequence[str], given: Sequence[Event], questions: Questions) -> None:
        """What was missed in a mock exam, each with its answer and what is wrong with the one that was given."""
        answers = {one.card: one for one in given}
        for number, card in enumerate(cards, 1):
            answer, question = answers.get(card), questions.get(card)
            if question is None or (answer and is_right(answer)):
                continue
            self.page.line()
            self.page.paragraph(f"{number}. {one_line(question.asks)}", TITLE)
            chosen = chosen_of(question, answer) if answer else None
            yours = say("exam.yours", answer=one_line(chosen.text)) if chosen else say("exam.blank")
            self.page.paragraph(yours, indent=2)
            self.page.paragraph(say("exam.good one", answer=one_line(question.options[0].text)), indent=2)
            if chosen:
                self._beliefs(chosen, indent=2)
            self._clause(_to_read(question, chosen))

    def _beliefs(self, option: Option, indent: int = 0) -> None:
        """What leads to an option, and where its game parts from the rules."""
        for belief in option.beliefs:
            refuted = "belief.refuted" if belief.clause and belief.name else "belief.alone"
            said = say(refuted, says=one_line(belief.says), clause=belief.clause)
            self.page.paragraph(said, WARNING, indent=indent)
            clause = self._clauses(belief.clause) if belief.clause and not belief.name else None
            if clause is not None:
                quoted = shorten(clause.text, LONGEST_QUOTE, placeholder="…")
                self.page.paragraph(f"«{quoted}»", FAINT, indent=indent + 2)
        if option.parting:
            parting = option.parting
            where = f" [{', '.join(parting.clauses)}]" if parting.clauses else ""
            self.page.paragraph(say("belief.parting"), indent=indent)
            self.page.paragraph(f"- {say('belief.rules', step=one_line(parting.right))}{where}", indent=indent + 2)
            self.page.paragraph(f"- {say('belief.yours', step=one_line(parting.wrong))}", indent=indent + 2)

    def _clause(self, identifier: str) -> None:
        clause = self._clauses(identifier)
        if clause is None:
            self.page.paragraph(say("exam.no clause", clause=identifier), FAINT)
            return
        self.page.paragraph(f"{clause.id} · {' › '.join(clause.path)}", ID)
        self.page.paragraph(clause.text, indent=2)


def bar(part: int, whole: int, width: int, *, blank: str = "·") -> str:
    """A bar of text."""
    filled = round(width * part / whole) if whole else 0
    return "#" * filled + blank * (width - filled)


def percent(share: float | None) -> str:
    """A share in words."""
    return "—" if share is None else f"{share:.0%}".replace("%", " %")


def is_right(answer: Event) -> bool:
    """Was it right, if not its clause?"""
    return answer.data.get("grade") != "wrong"


def _heading(clause: Clause | None) -> str:
    return (clause.title or (clause.path[-1] if clause.path else "")) if clause else ""


def _to_read(question: Question, chosen: Option | None) -> str:
    """The clause to read: one that decides and refutes what was believed, else the first that decides."""
    deciding = question.decided_by or (question.clause,)
    refuting = (one.clause for one in (chosen.beliefs if chosen else ()) if one.clause in deciding)
    return next(refuting, deciding[0])
