"""`judgekit toc`: the outline of a document or of a part of it."""

from typing import Annotated

import typer

from judgekit.cli.mistakes import one_line
from judgekit.cli.page import FAINT, TITLE, Page
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.corpus import lookup
from judgekit.corpus.model import Clause
from judgekit.corpus.store import Store, StoredDocument
from judgekit.errors import UserError


def toc(
    context: typer.Context,
    part: Annotated[
        str | None, typer.Argument(metavar="[APARTADO]", help="Un juego o un apartado: fftcg, fftcg:11.")
    ] = None,
    depth: Annotated[int, typer.Option("--depth", "-d", metavar="N", help="Cuántos niveles.")] = 2,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> None:
    """Show the titles of a document as an indented tree."""
    if depth < 1:
        raise UserError(f"--depth es el número de niveles y empieza en 1, no en {depth}.")
    session = Session.of(context, rules_dir, game, as_json)
    named = part.lower() if part and not part[:1].isdigit() and ":" not in part else None
    session = session.with_options(None, named, None)
    library = session.library()
    request = None if named else part
    documents, titles = library.ask(lambda store: _read(store, session.game, request, depth))
    if session.json:
        print_json([{"id": c.id, "number": c.number, "title": c.title, "depth": _depth(c)} for c in titles])
        return
    if part and not titles:
        typer.echo(f"«{one_line(part):.60}» no tiene títulos por debajo; léela con «judgekit rule».")
        return
    _show(documents, titles)


def _read(store: Store, game: str | None, request: str | None, depth: int) -> tuple[list[StoredDocument], list[Clause]]:
    if request:
        clauses = [clause for found in lookup.find(request, store, game) for clause in found.clauses]
        depth += _depth(clauses[0])
    else:
        clauses = store.clauses(game)
    titles = [clause for clause in clauses if clause.title and _depth(clause) <= depth]
    titles.sort(key=lambda clause: (clause.game, [int(part) for part in clause.number.split("/")[0].split(".")]))
    games = {clause.game for clause in titles} or ({game} if game else set())
    documents = [d for d in store.documents() if d.game in games or (not request and not game)]
    return documents, titles


def _depth(clause: Clause) -> int:
    return clause.number.count(".") + 1


def _show(documents: list[StoredDocument], titles: list[Clause]) -> None:
    page = Page()
    for i, document in enumerate(documents):
        if i:
            page.line()
        page.line(f"{document.game} · {document.card['title']}", TITLE)
        if not document.installed:
            page.line(f"  no instalado: falta {document.game}.txt junto a su manifiesto", FAINT)
        for clause in titles:
            if clause.game == document.game:
                page.line(f"{'  ' * _depth(clause)}{clause.number}  {clause.title}")
