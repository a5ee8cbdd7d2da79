"""`judgekit toc`: the outline of a document or of a part of it."""

from typing import Annotated

import typer

from judgekit.cli.mistakes import one_line
from judgekit.cli.page import FAINT, TITLE, Page
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.corpus.contents import Contents, contents
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
        raise UserError("out-of-range", f"--depth es el número de niveles y empieza en 1, no en {depth}.")
    session = Session.of(context, rules_dir, game, as_json)
    named = part.lower() if part and not part[:1].isdigit() and ":" not in part else None
    session = session.with_options(None, named, None)
    library = session.library()
    request = None if named else part
    found = library.ask(lambda store: contents(store, session.game, request, depth))
    if session.json:
        print_json(found.titles)
        return
    if part and not found.titles:
        typer.echo(f"«{one_line(part):.60}» no tiene títulos por debajo; léela con «judgekit rule».")
        return
    _show(found)


def _show(found: Contents) -> None:
    page = Page()
    for i, document in enumerate(found.documents):
        if i:
            page.line()
        page.line(f"{document.game} · {document.card.title}", TITLE)
        if not document.installed:
            page.line(f"  no instalado: falta {document.game}.txt junto a su manifiesto", FAINT)
        for one in found.titles:
            if one.game == document.game:
                page.line(f"{'  ' * one.depth}{one.number}  {one.title}")
