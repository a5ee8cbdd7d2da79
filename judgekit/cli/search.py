"""`judgekit search`: clauses by words."""

from collections.abc import Sequence
from typing import Annotated

import typer

from judgekit import bank
from judgekit.bank import MatchAtWork, with_rulings
from judgekit.cli.completing import complete_chapter
from judgekit.cli.page import FAINT, ID, KIND_LABELS, WARNING, Page, footer
from judgekit.cli.progress import BuildProgress
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.corpus.library import Library
from judgekit.corpus.model import Kind
from judgekit.errors import UserError
from judgekit.search import answer
from judgekit.search.engine import Filters, Results

LARGEST_LIMIT = 1000
MOST_RULINGS = 3
_KINDS = {
    "regla": Kind.RULE,
    "nota": Kind.NOTE,
    "ejemplo": Kind.EXAMPLE,
    "título": Kind.HEADING,
    "titulo": Kind.HEADING,
}


def search(
    context: typer.Context,
    text: Annotated[list[str], typer.Argument(metavar="TEXTO...", help="Lo que buscas, con tus palabras.")],
    limit: Annotated[int, typer.Option("--limit", "-n", metavar="N", help="Cuántos resultados como mucho.")] = 10,
    kind: Annotated[
        list[str] | None, typer.Option("--kind", metavar="CLASE", help="Solo regla, nota, ejemplo o título.")
    ] = None,
    chapter: Annotated[
        str | None,
        typer.Option(
            "--chapter", metavar="N", help="Solo este capítulo (con --game).", autocompletion=complete_chapter
        ),
    ] = None,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> None:
    """Find the clauses that answer a text, best first."""
    session = Session.of(context, rules_dir, game, as_json)
    query = " ".join(text)
    filters = _filters(session.game, kind or [], chapter)
    _check_limit(limit)
    library = session.library()
    progress = BuildProgress()
    try:
        results = answer.search(library, query, filters, limit, progress.indexed, bank.Titles())
        shown = list(with_rulings(answer.matches(results)))
    finally:
        progress.close()
    if session.json:
        print_json(shown)
    else:
        _show(query, results, shown, library)


def _filters(game: str | None, kinds: list[str], chapter: str | None) -> Filters:
    for kind in kinds:
        if kind.lower() not in _KINDS:
            raise UserError(
                "unknown-kind", f"La clase «{kind:.40}» no existe en --kind; puede ser regla, nota, ejemplo o título."
            )
    if chapter and not game:
        raise UserError("game-needed", "Para buscar en un capítulo di también el juego: --chapter 11 --game fftcg.")
    return Filters(game, tuple(_KINDS[kind.lower()] for kind in kinds), chapter)


def _check_limit(limit: int) -> None:
    if not 1 <= limit <= LARGEST_LIMIT:
        raise UserError("out-of-range", f"--limit va de 1 a {LARGEST_LIMIT}, no {limit}.")


def _show(query: str, results: Results, shown: Sequence[MatchAtWork], library: Library) -> None:
    page = Page()
    if results.corrections:
        read = ", ".join(f"«{meant}» por «{typed}»" for typed, meant in results.corrections)
        page.line(f"¿Quisiste decir {read}? También lo he buscado.", WARNING)
    if not results.hits:
        page.line(f"Ninguna cláusula habla de «{query:.60}». Prueba con otras palabras o sin --game.")
        return
    documents = {document.game: document for document in library.ask(lambda store: store.documents())}
    for hit, one in zip(results.hits, shown, strict=True):
        page.line(f"{hit.clause.id}{KIND_LABELS.get(hit.clause.kind, '')}", ID)
        if hit.clause.path:
            page.line("  " + " › ".join(hit.clause.path), FAINT)
        page.marked(hit.snippet.text, hit.snippet.marks, indent=2)
        if one.rulings:
            page.line(f"  {_at_work(one)}", FAINT)
    for game in dict.fromkeys(hit.clause.game for hit in results.hits):
        page.line(footer(documents[game]), FAINT)


def _at_work(one: MatchAtWork) -> str:
    """The rulings that show a clause at work, the first few by name."""
    more = len(one.rulings) - MOST_RULINGS
    rest = f" (+{more}: judgekit scenarios --clause {one.id})" if more > 0 else ""
    return f"Se ve en {', '.join(one.rulings[:MOST_RULINGS])}{rest}"
