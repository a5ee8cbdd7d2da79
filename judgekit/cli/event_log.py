"""The log of a tournament on the command line: a ruling is put in, told, and held against those of the day."""

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

import typer

from judgekit import bank
from judgekit.cli import holding
from judgekit.cli.page import FAINT, ID, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.cli.session import Session
from judgekit.corpus.store import Store
from judgekit.errors import UserError
from judgekit.one_line import line
from judgekit.replay import replay
from judgekit.scenario import Question
from judgekit.story import Labels, Telling, decisive, ruling_sentence
from judgekit.tournament import EventPin, Given, Kept, Log, Other, asked_by

SUFFIX = ".sqlite"
SHOWN = 12
_FORMULA = ("=", "+", "-", "@")


@dataclass(frozen=True, slots=True)
class Standing:
    """What a tournament fixed, and in what the installed is not that."""

    pin: EventPin
    differing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A ruling to put in, on a scenario or on a situation told in words; `ruling` is the given one, if not computed."""

    scenario: str | None
    situation: str
    table: str
    judge: str
    ruling: str
    game: str | None


def logged(path: Path, pin: EventPin) -> Log:
    """The log beside an event file."""
    return Log(path.with_name(path.name + SUFFIX), pin.event)


def add(log: Log, wanted: Wanted, session: Session) -> tuple[Kept, tuple[Other, ...]]:
    """Keep a ruling; which of the day answer the same question otherwise. Raises UserError where it says none."""
    given = _of_scenario(wanted, session) if wanted.scenario else _of_words(wanted)
    kept = log.add(given)
    return kept, log.otherwise(given, kept.number)


def computed(log: Log, question: Question, judge: str, table: str, session: Session) -> tuple[Other, ...]:
    """Keep the computed ruling on a question, once; which of the day answer the same question otherwise."""
    given = _computed(question, Wanted(question.name, "", table, judge, "", question.game), session)
    if not any(replace(one.given, at=given.at) == given for one in log.rulings()):
        log.add(given)
    return log.otherwise(given)


def _of_scenario(wanted: Wanted, session: Session) -> Given:
    if wanted.situation:
        raise UserError("options-clash", say("event.one situation"))
    found = bank.find([wanted.scenario or ""])
    if len(found) != 1:
        raise UserError("one-table", say("moves.one table", count=len(found)))
    return _computed(holding.as_read(found[0], session), wanted, session)


def _computed(question: Question, wanted: Wanted, session: Session) -> Given:
    telling = Telling.of(question, replay(question.situation), Labels())
    cited = dict.fromkeys(clause for reason in decisive(telling) for clause in reason.clauses)
    written = question.path.read_text(encoding="utf-8") if question.path.is_file() else question.name
    asked, ruling = asked_by(written), line(wanted.ruling) or ruling_sentence(telling)
    clauses, edition = session.library().ask(lambda store: _quoted(question.game, tuple(cited), store))
    return Given(
        at=_now(),
        judge=line(wanted.judge),
        table=line(wanted.table),
        game=question.game,
        asks=line(question.ask or question.title or question.name),
        situation=written,
        question=asked.key,
        ruling=ruling,
        compared=asked.without_names(ruling),
        clauses=clauses,
        edition=edition,
    )


def _of_words(wanted: Wanted) -> Given:
    """A situation told in words, with the ruling that was given on it."""
    if not line(wanted.ruling):
        raise UserError("ruling-needed", say("event.no ruling"))
    told, ruling = line(wanted.situation), line(wanted.ruling)
    asked = asked_by(told)
    return Given(
        at=_now(),
        judge=line(wanted.judge),
        table=line(wanted.table),
        game=wanted.game or "",
        asks=told,
        situation=told,
        question=asked.key,
        ruling=ruling,
        compared=asked.without_names(ruling),
        clauses="",
        edition="",
    )


def _quoted(game: str, cited: tuple[str, ...], store: Store) -> tuple[str, str]:
    """The clauses that decide, each pinned, and the text that they are of."""
    known = store.by_ids(cited)
    pinned = (f"{one}@{known[one].sha256[:SHOWN]}" if one in known else one for one in cited)
    return ", ".join(pinned), store.report(game).sha256


def rows(found: Sequence[Kept]) -> tuple[tuple[str, ...], ...]:
    """The log as a table."""
    return tuple(
        (
            str(one.number),
            one.given.at.replace("T", " "),
            one.given.table,
            one.given.judge,
            one.given.game,
            one.given.asks,
            one.given.ruling,
            one.given.clauses,
            one.hash[:SHOWN] + ("" if one.sound else say("event.unsound")),
        )
        for one in found
    )


def columns() -> tuple[str, ...]:
    """What each column of the table is called."""
    names = ("number", "at", "table", "judge", "game", "asks", "ruling", "clauses", "hash")
    return tuple(say(f"column.{one}") for one in names)


def csv_of(table: Sequence[Sequence[str]]) -> str:
    """The table for a spreadsheet, to which no cell is a formula."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=";", lineterminator="\n")
    writer.writerow(columns())
    writer.writerows([f"'{cell}" if cell.startswith(_FORMULA) else cell for cell in row] for row in table)
    return text.getvalue()


def show(page: Page, found: Sequence[Kept]) -> None:
    """The rulings, the first one first."""
    for one in found:
        given = one.given
        where = say("event.where", table=given.table or "–", judge=given.judge or "–", at=given.at.replace("T", " "))
        page.line(f"{one.number}. {where} [{one.hash[:SHOWN]}]", ID)
        page.paragraph(given.asks, indent=2)
        page.paragraph(given.ruling, indent=2)
        if given.clauses:
            page.paragraph(given.clauses, FAINT, indent=2)
        if not one.sound:
            page.paragraph(say("event.broken", number=one.number), WARNING)
    if not found:
        page.line(say("event.nothing"), FAINT)


def warn(others: Sequence[Other]) -> None:
    """Say which rulings of the day answer the same question otherwise."""
    for one in others:
        given, key = one.kept.given, "event.same question" if one.same else "event.like question"
        where = say("event.where", table=given.table or "–", judge=given.judge or "–", at=given.at.replace("T", " "))
        typer.echo(say(key, number=one.kept.number, where=where, ruling=given.ruling), err=True)


def _now() -> str:
    return datetime.now().isoformat(timespec="seconds")
