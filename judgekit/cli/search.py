"""`judgekit search`: clauses by words."""

from typing import Annotated, Any

import typer

from judgekit.cli.page import FAINT, ID, KIND_LABELS, WARNING, Page, footer
from judgekit.cli.progress import BuildProgress
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.corpus import lookup
from judgekit.corpus.library import Library
from judgekit.corpus.model import Clause, Kind
from judgekit.corpus.store import Store
from judgekit.errors import UserError
from judgekit.search.engine import Filters, Hit, Results, SearchEngine
from judgekit.search.snippet import cut

LARGEST_LIMIT = 1000
_KINDS = {
    "regla": Kind.RULE,
    "nota": Kind.NOTE,
    "ejemplo": Kind.EXAMPLE,
    "título": Kind.HEADING,
    "titulo": Kind.HEADING,
}
_NUMBER_SCORE = 1000.0


def search(
    context: typer.Context,
    text: Annotated[list[str], typer.Argument(metavar="TEXTO...", help="Lo que buscas, con tus palabras.")],
    limit: Annotated[int, typer.Option("--limit", "-n", metavar="N", help="Cuántos resultados como mucho.")] = 10,
    kind: Annotated[
        list[str] | None, typer.Option("--kind", metavar="CLASE", help="Solo regla, nota, ejemplo o título.")
    ] = None,
    chapter: Annotated[
        str | None, typer.Option("--chapter", metavar="N", help="Solo este capítulo (con --game).")
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
    results = _search(library, query, filters, limit)
    if session.json:
        print_json([_json(hit) for hit in results.hits])
    else:
        _show(query, results, library)


def _search(library: Library, query: str, filters: Filters, limit: int) -> Results:
    direct = _by_number(library, query, filters)
    if direct and len(query.split()) == 1:
        return Results(tuple(direct[:limit]))
    progress = BuildProgress()
    try:
        results = SearchEngine(library, progress.indexed).search(query, filters, limit)
    finally:
        progress.close()
    known = {hit.clause.id for hit in direct}
    hits = [*direct, *(hit for hit in results.hits if hit.clause.id not in known)]
    return Results(tuple(hits[:limit]), results.corrections)


def _by_number(library: Library, query: str, filters: Filters) -> list[Hit]:
    """The clauses that the query names by number; raises UserError where it is only a number that no clause has."""
    if not lookup.is_number(query):
        return []
    number, *others = query.split()

    def found(store: Store) -> list[Clause]:
        try:
            return [clause for one in lookup.find(number, store, filters.game) for clause in one.clauses]
        except UserError:
            if others:
                return []
            raise

    return [Hit(c, _NUMBER_SCORE, cut(c.text, ())) for c in library.ask(found) if filters.allows(c)]


def _filters(game: str | None, kinds: list[str], chapter: str | None) -> Filters:
    for kind in kinds:
        if kind.lower() not in _KINDS:
            raise UserError(f"La clase «{kind:.40}» no existe en --kind; puede ser regla, nota, ejemplo o título.")
    if chapter and not game:
        raise UserError("Para buscar en un capítulo di también el juego: --chapter 11 --game fftcg.")
    return Filters(game, tuple(_KINDS[kind.lower()] for kind in kinds), chapter)


def _check_limit(limit: int) -> None:
    if not 1 <= limit <= LARGEST_LIMIT:
        raise UserError(f"--limit va de 1 a {LARGEST_LIMIT}, no {limit}.")


def _json(hit: Hit) -> dict[str, Any]:
    clause = hit.clause
    return {
        "id": clause.id,
        "game": clause.game,
        "number": clause.number,
        "kind": clause.kind.value,
        "path": list(clause.path),
        "text": clause.text,
        "score": hit.score,
        "snippet": hit.snippet.text,
    }


def _show(query: str, results: Results, library: Library) -> None:
    page = Page()
    if results.corrections:
        read = ", ".join(f"«{meant}» por «{typed}»" for typed, meant in results.corrections)
        page.line(f"¿Quisiste decir {read}? También lo he buscado.", WARNING)
    if not results.hits:
        page.line(f"Ninguna cláusula habla de «{query:.60}». Prueba con otras palabras o sin --game.")
        return
    documents = {document.game: document for document in library.ask(lambda store: store.documents())}
    for hit in results.hits:
        page.line(f"{hit.clause.id}{KIND_LABELS.get(hit.clause.kind, '')}", ID)
        if hit.clause.path:
            page.line("  " + " › ".join(hit.clause.path), FAINT)
        page.marked(hit.snippet.text, hit.snippet.marks, indent=2)
    for game in dict.fromkeys(hit.clause.game for hit in results.hits):
        page.line(footer(documents[game]), FAINT)
