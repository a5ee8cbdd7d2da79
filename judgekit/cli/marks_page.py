"""The marks of a paper as an examiner reads them: the group, each candidate, the questions that went worst."""

from collections.abc import Sequence

from judgekit.cli.exam_pages import bar, percent
from judgekit.cli.mistakes import one_line
from judgekit.cli.page import MATCH, TITLE, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.exam.marking import Marked, Result, Share

WORST = 5
BAR = 10


def tell_marks(found: Marked) -> None:
    """Print it."""
    page = Page()
    passed = sum(bool(one.passed) for one in found.candidates)
    page.line(say("marks.title"), TITLE)
    page.line(say("marks.passed", passed=passed, count=len(found.candidates), wanted=found.pass_mark))
    for one in found.candidates:
        _candidate(page, one)
    page.line()
    page.line(say("marks.group"), TITLE)
    _parts(page, found.group)
    worst = sorted(found.questions, key=lambda one: (one.right / one.answers, one.what))[:WORST]
    page.line(say("marks.worst"), TITLE)
    _shares(page, worst)


def _candidate(page: Page, one: Result) -> None:
    page.line()
    who = " ".join(filter(None, (one_line(one.candidate), one_line(one.name))))
    share = percent(one.right / one.questions)
    key = "marks.candidate passed" if one.passed else "marks.candidate failed"
    words = {"who": who, "form": one.form, "right": one.right, "total": one.questions, "share": share}
    page.line(say(key, **words), MATCH if one.passed else WARNING)
    if one.blank:
        page.line(f"  {say('marks.blank', count=one.blank)}")
    _parts(page, one)


def _parts(page: Page, one: Result) -> None:
    _shares(page, one.chapters)
    _shares(page, [Share(say(f"hardness.{share.what}"), share.right, share.answers) for share in one.difficulty])
    for shown in one.beliefs:
        page.paragraph(f"{shown.answers}× {one_line(shown.belief)}", indent=2, hanging=3)


def _shares(page: Page, shares: Sequence[Share]) -> None:
    for one in shares:
        page.line(f"  {bar(one.right, one.answers, BAR)} {one.right}/{one.answers}  {one_line(one.what)}")
