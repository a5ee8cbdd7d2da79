"""`judgekit rule`: clauses by number."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated

import typer

from judgekit.cli.completing import complete_id
from judgekit.cli.page import FAINT, ID, KIND_LABELS, TITLE, WARNING, Page, footer
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.corpus.answers import Answer, answers
from judgekit.corpus.lookup import requests
from judgekit.corpus.model import Clause, Kind


def rule(
    context: typer.Context,
    ids: Annotated[
        list[str],
        typer.Argument(
            metavar="CLÁUSULA...",
            help="fftcg:11.8.7, 11.8.7, 11.8, 11.8.1-11.8.5, fftcg:4.3/ejemplo-1…",
            autocompletion=complete_id,
        ),
    ],
    questions: Annotated[bool, typer.Option("--questions", help="Muestra también las preguntas que responde.")] = False,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> None:
    """Show the clauses that the requests name."""
    session = Session.of(context, rules_dir, game, as_json)
    library = session.library()
    if any("@" in one for one in ids):
        _tell_pinned(ids, session, questions)
        return
    found = library.ask(lambda store: answers(requests(ids, store), store, session.game))
    if session.json:
        print_json([clause for answer in found for clause in answer.quoted(questions=questions)])
    else:
        _show(found, questions)


def _tell_pinned(ids: Sequence[str], session: Session, questions: bool) -> None:
    """What is cited by hashes, and whether the installed text is still that one."""
    from judgekit.cli.pinned import show  # noqa: PLC0415 - only who cites by a hash pays for past editions
    from judgekit.editions import cited  # noqa: PLC0415

    found = session.library().ask(lambda store: cited(ids, store, session.game))
    if session.json:
        print_json([clause for one in found for clause in one.quoted(questions=questions)])
        return
    page = Page()
    for i, one in enumerate(found):
        if i:
            page.line()
        _show_one(page, one.answer, questions, partial(show, page, one.pin))


def _show(found: Sequence[Answer], questions: bool) -> None:
    page = Page()
    for i, answer in enumerate(found):
        if i:
            page.line()
        _show_one(page, answer, questions)


def _show_one(page: Page, answer: Answer, questions: bool, more: Callable[[], None] = lambda: None) -> None:
    _show_answer(page, answer, questions)
    more()
    page.line(footer(answer.document), FAINT)


def _show_answer(page: Page, answer: Answer, questions: bool) -> None:
    first = answer.found.clauses[0]
    if answer.found.note:
        page.line(answer.found.note, WARNING)
    for clause in answer.found.clauses:
        show_clause(page, clause, breadcrumb=clause is first)
        for question in answer.questions[clause.id] if questions else ():
            page.paragraph(f"- {question}", FAINT, indent=4)
    if len(answer.found.clauses) == 1:
        _show_around(page, first, answer)


def show_clause(page: Page, clause: Clause, *, breadcrumb: bool = True) -> None:
    """Print a clause: where it stands, its id, its text."""
    if breadcrumb and clause.path:
        page.line(" › ".join(clause.path), FAINT)
    label = KIND_LABELS.get(clause.kind, "")
    misprint = "" if clause.printed in (None, clause.number) or "/" in clause.number else _printed(clause)
    title = f"  {clause.title}" if clause.title else ""
    page.line(f"{clause.id}{label}{misprint}{title}", TITLE if clause.kind is Kind.HEADING else ID)
    text = clause.text.removeprefix(clause.title or "").lstrip("\n") if clause.title else clause.text
    if text:
        page.paragraph(text, indent=2)


def _printed(clause: Clause) -> str:
    printed = str(clause.printed)
    return f" (impreso {printed}, una errata)" if printed.count(".") == clause.number.count(".") else ""


def _show_around(page: Page, clause: Clause, answer: Answer) -> None:
    for hanging in answer.hanging:
        show_clause(page, hanging, breadcrumb=False)
    for label, ids in (("Contiene", answer.below), ("Remite a", clause.references), ("La citan", clause.cited_by)):
        if ids:
            page.line(f"{label}: {', '.join(ids)}", FAINT)
