"""The state of a study: retention, what is due, the weakest chapters, the beliefs that come most."""

from collections.abc import Mapping

from judgekit.cli.exam_pages import BAR, ExamPage, bar, percent
from judgekit.cli.mistakes import one_line
from judgekit.cli.page import TITLE, WARNING
from judgekit.cli.phrases import say
from judgekit.exam.statistics import Statistics

TOLD_BY_NAME = 2


def tell_study(found: Statistics, titles: Mapping[tuple[str, str], str], shown: ExamPage) -> None:
    """Print it."""
    page = shown.page
    page.line(say("study.title"), TITLE)
    page.line(f"  {_counts(found)}")
    if found.answers:
        page.line(f"  {say('study.shares', retention=percent(found.retention), recall=percent(found.recall))}")
    for key, count in (("changed", found.changed), ("lost", found.lost)):
        if count:
            page.paragraph(say(f"study.{key}", count=count), WARNING, indent=2)
    page.line()
    _tell_due(found, shown)
    if found.weakest:
        page.line()
        page.line(say("study.weakest"), TITLE)
        shown.chapters(found.weakest, titles)
    if found.beliefs:
        page.line()
        page.line(say("study.beliefs"), TITLE)
        for one in found.beliefs:
            page.paragraph(f"{one.answers}× {one_line(one.belief)}", indent=2, hanging=3)


def _counts(found: Statistics) -> str:
    days = say("study.days", count=found.days)
    return say("study.counts", answers=found.answers, days=days, cards=found.cards, new=found.new)


def _tell_due(found: Statistics, shown: ExamPage) -> None:
    shown.page.line(say("study.due"), TITLE)
    rows = [*((_day(one.in_days), one.cards) for one in found.due), (say("study.later"), found.later)]
    most = max(count for _, count in rows)
    for label, count in rows:
        shown.page.line(f"  {label:>9} {bar(count, most, BAR, blank=' ')} {count}")


def _day(in_days: int) -> str:
    names = ("study.today", "study.tomorrow")
    return say(names[in_days]) if in_days < TOLD_BY_NAME else say("study.in days", count=in_days)
