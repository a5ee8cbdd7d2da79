"""`judgekit rule`: clauses by number."""

from typing import Annotated, Any

import typer

from judgekit.cli.page import FAINT, ID, TITLE, WARNING, Page
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.corpus import lookup, store
from judgekit.corpus.authority import Authority
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
    library = session.library()
    found = session.ask(library, lambda opened: [one for i in ids for one in lookup.find(i, opened, session.game)])
    if session.json:
        print_json(session.ask(library, lambda opened: [_json(c, questions, opened) for f in found for c in f.clauses]))
        return
    session.ask(library, lambda opened: _show(found, questions, opened))


def _json(clause: Clause, questions: bool, opened: Store) -> dict[str, Any]:
    fields = store.as_json(clause)
    return fields | {"questions": opened.questions(clause.id)} if questions else fields


def _show(found: list[Found], questions: bool, opened: Store) -> None:
    page = Page()
    documents = {document.game: document for document in opened.documents()}
    for i, one in enumerate(found):
        if i:
            page.line()
        _show_found(page, one, questions, opened)
        page.line(footer(documents[one.clauses[0].game]), FAINT)


def _show_found(page: Page, found: Found, questions: bool, opened: Store) -> None:
    first = found.clauses[0]
    if found.misprint:
        page.line(f"Aviso: el número {found.misprint} es una errata del documento; la cláusula es {first.id}.", WARNING)
    for clause in found.clauses:
        show_clause(page, clause, breadcrumb=clause is first)
        if questions:
            for question in opened.questions(clause.id):
                page.paragraph(f"- {question}", FAINT, indent=4)
    if len(found.clauses) == 1:
        _show_around(page, first, opened)


def show_clause(page: Page, clause: Clause, *, breadcrumb: bool = True) -> None:
    """Print a clause: where it stands, its id, its text."""
    if breadcrumb and clause.path:
        page.line(" › ".join(clause.path), FAINT)
    label = {Kind.NOTE: " · nota", Kind.EXAMPLE: " · ejemplo"}.get(clause.kind, "")
    misprint = "" if clause.printed in (None, clause.number) or "/" in clause.number else _printed(clause)
    title = f"  {clause.title}" if clause.title else ""
    page.line(f"{clause.id}{label}{misprint}{title}", TITLE if clause.kind is Kind.HEADING else ID)
    text = clause.text.removeprefix(clause.title or "").lstrip("\n") if clause.title else clause.text
    if text:
        page.paragraph(text, indent=2)


def _printed(clause: Clause) -> str:
    printed = str(clause.printed)
    return f" (impreso {printed}, una errata)" if printed.count(".") == clause.number.count(".") else ""


def _show_around(page: Page, clause: Clause, opened: Store) -> None:
    for hanging in opened.subtree(clause)[1:]:
        if hanging.number.startswith(f"{clause.number}/"):
            show_clause(page, hanging, breadcrumb=False)
    below = [c for c in opened.subtree(clause)[1:] if c.parent == clause.id and "/" not in c.number]
    if below:
        page.line(f"Contiene: {', '.join(c.id for c in below)}", FAINT)
    if clause.references:
        page.line(f"Remite a: {', '.join(clause.references)}", FAINT)
    if clause.cited_by:
        page.line(f"La citan: {', '.join(clause.cited_by)}", FAINT)


def footer(document: StoredDocument) -> str:
    """One line that says which text this is and who stands behind it."""
    card = document.card
    return f"— {card['title']} · versión {card['version']} · {Authority(card['authority']).spanish}"
