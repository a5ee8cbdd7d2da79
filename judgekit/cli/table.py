"""`judgekit table`: a table to play at, line by line, in a terminal or a pipe."""

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from judgekit import bank
from judgekit.cli.page import Page
from judgekit.cli.phrases import say
from judgekit.cli.session import Game, Json, RulesDir, Session
from judgekit.cli.table_room import TableRoom
from judgekit.errors import UserError
from judgekit.table import Table, kept_tables


def table(  # noqa: D103 - its help is COMMANDS's
    context: typer.Context,
    wanted: Annotated[
        str | None, typer.Argument(metavar="[MESA]", help="Un archivo .yaml tuyo, una mesa guardada o un id del banco.")
    ] = None,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> None:
    session = Session.of(context, rules_dir, game, as_json)
    if session.json:
        raise UserError("options-clash", "A «table» se juega escribiendo: no tiene --json; usa «moves --json».")
    page = Page()
    if wanted is not None:
        opened, whole = Table.of_file(_path(wanted), datetime.now())
        if not whole:
            page.paragraph(say("table.older"))
    elif session.game is not None:
        bank.check_game(session.game)
        opened = Table.of_game(session.game, datetime.now())
    else:
        raise UserError("table-needed", _which())
    TableRoom(opened, page).sit()


def _path(wanted: str) -> Path:
    """A file, or the file of a scenario of the bank."""
    if Path(wanted).is_file() or wanted.endswith((".yaml", ".yml")):
        return Path(wanted)
    return bank.find([wanted])[0].path


def _which() -> str:
    kept = ", ".join(str(one) for one in kept_tables()[:3])
    games = ", ".join(bank.game_names(bank.shipped_bank()))
    return say("table.which", games=games, kept=say("table.kept tables", paths=kept) if kept else "")
