"""`judgekit rule`: clauses by number."""

from typing import Annotated, Any, NamedTuple

import typer

from judgekit.cli.page import FAINT, ID, KIND_LABELS, TITLE, WARNING, Page, footer
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.corpus import lookup, store
from judgekit.corpus.library import Library
from judgekit.corpus.lookup import Found
from judgekit.corpus.model import Clause, Kind
from judgekit.corpus.store import Store, StoredDocument

MOST_COMPLETIONS = 200


def complete_id(incomplete: str) -> list[str]:
    """The ids that begin so, for the shell's completion."""
    try:
        numbers = Library().ask(lambda opened: opened.numbers())
    except Exception:
        return []
    ids = (f"{game}:{number}" for game, number in numbers)
    return [i for i in ids if i.startswith(incomplete) or i.partition(":")[2].startswith(incomplete)][:MOST_COMPLETIONS]


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
    answers = session.library().ask(lambda store: _gather(ids, session.game, store))
    if session.json:
        print_json([_json(clause, answer, questions) for answer in answers for clause in answer.found.clauses])
    else:
        _show(answers, questions)


class Answer(NamedTuple):
    """What one request found, with what is printed around it."""

    found: Found
    document: StoredDocument
    questions: dict[str, list[str]]
    hanging: list[Clause]
    below: list[str]


def _gather(requests: list[str], game: str | None, opened: Store) -> list[Answer]:
    documents = {document.game: document for document in opened.documents()}
    found = [one for request in requests for one in lookup.find(request, opened, game)]
    return [_answer(one, documents[one.clauses[0].game], opened) for one in found]


def _answer(found: Found, document: StoredDocument, opened: Store) -> Answer:
    asked = {clause.id: opened.questions(clause.id) for clause in found.clauses}
    first = found.clauses[0]
    around = opened.subtree(first)[1:] if len(found.clauses) == 1 else []
    hanging = [clause for clause in around if clause.number.startswith(f"{first.number}/")]
    below = [clause.id for clause in around if clause.parent == first.id and "/" not in clause.number]
    return Answer(found, document, asked, hanging, below)


def _json(clause: Clause, answer: Answer, questions: bool) -> dict[str, Any]:
    fields = store.as_json(clause)
    return fields | {"questions": answer.questions[clause.id]} if questions else fields


def _show(answers: list[Answer], questions: bool) -> None:
    page = Page()
    for i, answer in enumerate(answers):
        if i:
            page.line()
        _show_answer(page, answer, questions)
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
