"""`judgekit clauses`: every clause in document order."""

import typer

from judgekit.cli.page import Page
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json


def clauses(context: typer.Context, rules_dir: RulesDir = None, game: Game = None, as_json: Json = None) -> None:
    """List the clauses of all documents or of one game."""
    session = Session.of(context, rules_dir, game, as_json)
    library = session.library()
    listed = library.ask(lambda opened: opened.clauses(session.game))
    if session.json:
        print_json(listed)
        return
    page = Page()
    for clause in listed:
        first = clause.text.split("\n", 1)[0]
        page.line(f"{clause.id}\t{clause.kind.value}\t{first[:100]}{'…' if len(first) > 100 else ''}")
