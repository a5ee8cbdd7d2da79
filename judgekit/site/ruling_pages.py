"""The pages of the bank's rulings: their slips, and how they are listed."""

from collections.abc import Mapping

from judgekit import bank
from judgekit.corpus.library import Library
from judgekit.errors import UserError
from judgekit.report import Edition, Progress, Slip, solved
from judgekit.site.model import Link, RulingsPage
from judgekit.workers import Workers


def slips(game: str, library: Library, workers: Workers, progress: Progress) -> tuple[Slip, ...]:
    """The slip of each ruling of a game, in the order of the bank; raises UserError where one cannot be played."""
    scenarios = [bank.in_its_place(path) for path in bank.paths(bank.shipped_bank(), game)]
    found = solved(scenarios, library, workers, progress, full=True)
    if found.lost:
        raise UserError("lost-worker", f"Un proceso murió con «{found.lost[0]}»; prueba con --jobs 1.")
    return found.slips


def by_chapter(game: str, edition: Edition, titles: Mapping[str, str]) -> RulingsPage:
    """The rulings of a game by the chapter that each comes from; `titles` are those of the clauses by id."""
    chapters: dict[str, list[Link]] = {}
    for one in bank.entries(None, game):
        chapters.setdefault(one.chapter, []).append(Link(one.id, one.title))
    ordered = sorted(chapters, key=lambda one: (not one.isdecimal(), int(one) if one.isdecimal() else 0))
    listed = ((Link(one, titles.get(f"{game}:{one}", "")), tuple(chapters[one])) for one in ordered)
    return RulingsPage(edition, tuple(listed), tuple(bank.all_names(bank.entries(None, game))))
