"""What a candidate reads: the question, what comes after the answer, the result, the state of the study."""

from collections import Counter
from collections.abc import Mapping, Sequence
from textwrap import shorten

from judgekit.cli.mistakes import one_line
from judgekit.cli.page import FAINT, ID, MATCH, TITLE, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.cli.replay_page import TablePage
from judgekit.corpus.model import Clause
from judgekit.exam.clause_grading import Cited
from judgekit.exam.event import Event
from judgekit.exam.question import LETTERS, Kind, Option, Question
from judgekit.exam.statistics import Chapter, Statistics
from judgekit.games.messages import joined, messages

BAR = 20
MOST_TO_READ = 5
LONGEST_QUOTE = 160


class ExamPage:
    """Prints on the page of a terminal or a pipe."""

    def __init__(self) -> None:
        self.page = Page()

    def progress(self, place: int, total: int, given: Sequence[Event], minutes_left: int | None) -> None:
        """One line: how far, how well, how much time."""
        right = sum(_is_right(one) for one in given)
        parts = [f"{place}/{total} {bar(place - 1, total, 10)}"]
        parts += [say("exam.left", minutes=minutes_left)] if minutes_left is not None else []
        so_far = say("exam.so far", right=right, wrong=len(given) - right)
        parts += [so_far] if minutes_left is None and given else []
        self.page.line()
        self.page.line(" · ".join(parts), FAINT)

    def question(self, question: Question, options: Sequence[Option]) -> None:
        """The situation, the board, what is asked and the options; nothing of the answer."""
        table = TablePage(self.page, messages(question.game))
        self.page.paragraph(one_line(question.ask), TITLE)
        table.board(say("exam.board"), question.board)
        self.page.line()
        for said in question.cards:
            self.page.paragraph(one_line(said), indent=2, hanging=2)
        for said in question.script:
            self.page.paragraph(f"> {one_line(said)}", indent=2, hanging=2)
        self.page.line()
        self.page.paragraph(one_line(question.asks), TITLE)
        for letter, option in zip(LETTERS, options, strict=False):
            self.page.paragraph(f"{letter}) {one_line(option.text)}", indent=2, hanging=3)

    def correction(self, question: Question, chosen: Option, letter: str, clauses: Mapping[str, Clause]) -> None:
        """Right or wrong, the belief, the ruling, the step that decides and its clause in full."""
        right = question.options[0]
        self.page.line()
        if chosen == right:
            self.page.line(say("exam.right"), MATCH)
        else:
            self.page.paragraph(say("exam.wrong", letter=letter, answer=one_line(right.text)), WARNING)
            self._beliefs(chosen, clauses)
            if question.kind is Kind.CLAUSE and not chosen.beliefs:
                self.page.paragraph(say("exam.idle clause"), WARNING)
        self.page.paragraph(say("exam.ruling", ruling=one_line(question.ruling)))
        if question.step:
            where = ", ".join(question.step_clauses)
            self.page.paragraph(say("exam.decided", step=one_line(question.step), clauses=where))
        self._clause(_to_read(question, chosen), clauses)

    def cited(self, cited: Cited, question: Question) -> None:
        """How near the clause was."""
        deciding = joined(list(question.decided_by or (question.clause,)))
        style = None if cited is Cited.EXACT else WARNING
        self.page.paragraph(say(f"cited.{cited.value}", clauses=deciding), style)

    def result(self, given: Sequence[Event], questions: Mapping[str, Question], clauses: Mapping[str, Clause]) -> None:
        """How it went, and what to read next."""
        right = sum(_is_right(one) for one in given)
        self.page.line()
        self.page.line(say("exam.result", right=right, total=len(given)), TITLE)
        cited = Counter(one.data["cited"] for one in given if "cited" in one.data)
        if cited:
            self.page.paragraph(say("cited.counts", **{one.value: cited[one.value] for one in Cited}))
        missed = [one for one in given if not _is_right(one) and one.card in questions]
        wanted = list(dict.fromkeys(_to_read(questions[one.card], _chosen(questions[one.card], one)) for one in missed))
        if wanted:
            self.page.line(say("exam.to read"))
            for clause in wanted[:MOST_TO_READ]:
                title = _heading(clauses.get(clause))
                self.page.paragraph(f"- judgekit rule {clause}{f'  ({title})' if title else ''}", indent=2, hanging=2)

    def chapters(self, chapters: Sequence[Chapter], titles: Mapping[tuple[str, str], str]) -> None:
        """A result by chapter."""
        for one in chapters:
            name = titles.get((one.game, one.chapter), "")
            head = f"{one.game} {one.chapter}{f' {name}' if name else ''}"
            self.page.paragraph(
                f"{bar(one.right, one.answers, 10)} {one.right}/{one.answers}  {head}", indent=2, hanging=2
            )

    def mock(self, given: Sequence[Event], questions: Mapping[str, Question], clauses: Mapping[str, Clause]) -> None:
        """What was missed in a mock exam, each with its answer."""
        for number, one in enumerate(given, 1):
            question = questions.get(one.card)
            if question is None or _is_right(one):
                continue
            chosen = _chosen(question, one)
            self.page.line()
            self.page.paragraph(f"{number}. {one_line(question.ask)} {one_line(question.asks)}", TITLE)
            self.page.paragraph(say("exam.yours", answer=one_line(chosen.text)), indent=2)
            self.page.paragraph(say("exam.good one", answer=one_line(question.options[0].text)), indent=2)
            self._beliefs(chosen, clauses, indent=2)
            self._clause(_to_read(question, chosen), clauses)

    def statistics(self, found: Statistics, titles: Mapping[tuple[str, str], str]) -> None:
        """Retention, what is due, the weakest chapters, the beliefs that come most."""
        page = self.page
        page.line(say("study.title"), TITLE)
        counts = {"answers": found.answers, "days": found.days, "cards": found.cards, "new": found.new}
        page.line(f"  {say('study.counts', **counts)}")
        if found.answers:
            shares = say("study.shares", retention=percent(found.retention), recall=percent(found.recall))
            page.line(f"  {shares}")
        if found.changed:
            page.paragraph(say("study.changed", changed=found.changed), WARNING, indent=2)
        if found.lost:
            page.paragraph(say("study.lost", lost=found.lost), WARNING, indent=2)
        page.line()
        page.line(say("study.due"), TITLE)
        rows = [*((_day(one.in_days), one.cards) for one in found.due), (say("study.later"), found.later)]
        most = max(count for _, count in rows)
        for label, count in rows:
            page.line(f"  {label:>9} {bar(count, most, BAR, blank=' ')} {count}")
        if found.weakest:
            page.line()
            page.line(say("study.weakest"), TITLE)
            self.chapters(found.weakest, titles)
        if found.beliefs:
            page.line()
            page.line(say("study.beliefs"), TITLE)
            for one in found.beliefs:
                page.paragraph(f"{one.answers}× {one_line(one.belief)}", indent=2, hanging=3)

    def _beliefs(self, option: Option, clauses: Mapping[str, Clause], indent: int = 0) -> None:
        for belief in option.beliefs:
            refuted = "belief.refuted" if belief.clause and belief.name else "belief.alone"
            said = say(refuted, says=one_line(belief.says), clause=belief.clause)
            self.page.paragraph(said, WARNING, indent=indent)
            if not belief.name and belief.clause in clauses:
                quoted = shorten(clauses[belief.clause].text, LONGEST_QUOTE, placeholder="…")
                self.page.paragraph(f"«{quoted}»", FAINT, indent=indent + 2)
        if option.parting:
            parting = option.parting
            where = f" [{', '.join(parting.clauses)}]" if parting.clauses else ""
            self.page.paragraph(say("belief.parting"), indent=indent)
            self.page.paragraph(f"- {say('belief.rules', step=one_line(parting.right))}{where}", indent=indent + 2)
            self.page.paragraph(f"- {say('belief.yours', step=one_line(parting.wrong))}", indent=indent + 2)

    def _clause(self, identifier: str, clauses: Mapping[str, Clause]) -> None:
        clause = clauses.get(identifier)
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


def _day(in_days: int) -> str:
    return say(("study.today", "study.tomorrow")[in_days]) if in_days < 2 else say("study.in days", count=in_days)


def _heading(clause: Clause | None) -> str:
    return (clause.title or (clause.path[-1] if clause.path else "")) if clause else ""


def _chosen(question: Question, answer: Event) -> Option:
    """The option of an answer; another one where the question has fewer now."""
    return question.options[int(answer.data.get("option", 0)) % len(question.options)]


def _to_read(question: Question, chosen: Option) -> str:
    """The clause to read: one that decides and refutes what was believed, else the first that decides."""
    deciding = question.decided_by or (question.clause,)
    refuting = (one.clause for one in chosen.beliefs if one.clause in deciding)
    return next(refuting, deciding[0])


def _is_right(answer: Event) -> bool:
    return answer.data.get("grade") != "wrong"
