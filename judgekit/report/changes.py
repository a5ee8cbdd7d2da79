"""What changed from one edition to another, and what that touches, as documents."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from judgekit.editions import Difference, Impact, Piece, Told, telling
from judgekit.one_line import line
from judgekit.report.labels import say
from judgekit.report.model import Edition, Finding, Part, Report, Stretch

PIN = 12


def differing(found: Difference, told: Sequence[Told], paper: str) -> Report:
    """A difference by chapters, each change word by word."""
    chapters = groupby(told, key=lambda one: one.change.chapter)
    parts = tuple(Part(say("changes.chapter", chapter=chapter), _findings(changes)) for chapter, changes in chapters)
    return _report(found, say("changes.diff", title=line(found.new.title)), telling.figures(found), parts, paper)


def touching(found: Impact, of: Difference, paper: str) -> Report:
    """Whom a change touches: each clause that something names, then the replays that come out otherwise."""
    named = [one for one in found.touched if not one.names_nothing]
    clauses = tuple(Finding(line(telling.touched_heading(one)), (), tuple(telling.names(one).items())) for one in named)
    replays = tuple(
        Finding(line(one.scenario), (), ((say("changes.how"), line(telling.otherwise_told(one))),))
        for one in found.otherwise or ()
    )
    parts = (Part(say("changes.named", count=len(named)), clauses), Part(say("changes.replays"), replays))
    title = say("changes.impact", title=line(of.new.title))
    return _report(of, title, telling.figures(of)[:1], tuple(one for one in parts if one.findings), paper)


def stretches(pieces: Iterable[Piece]) -> Iterator[Stretch]:
    """A text word by word on one line; the spaces at the ends of each stretch stand apart from it."""
    for one in pieces:
        text = line(one.text)
        before, after = (" " if end.isspace() else "" for end in (one.text[:1], one.text[-1:]))
        yield Stretch(one.how, text, before, after) if text else Stretch("same", "", before)


def _findings(changes: Iterable[Told]) -> tuple[Finding, ...]:
    return tuple(Finding(line(one.heading), tuple(stretches(one.change.pieces))) for one in changes)


def _report(found: Difference, title: str, notes: Sequence[str], parts: tuple[Part, ...], paper: str) -> Report:
    editions = tuple(
        Edition(found.game, line(one.title), line(one.version), say(f"changes.{which}"), one.sha256[:PIN])
        for which, one in (("old", found.old), ("new", found.new))
    )
    return Report("changes", title, paper, editions, notes=tuple(map(line, notes)), parts=parts)
