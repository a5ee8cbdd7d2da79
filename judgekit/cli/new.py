"""`judgekit new`: a question to begin with, on standard output, with the line that teaches an editor its words."""

from contextlib import suppress
from json import dumps
from typing import Annotated

import typer

from judgekit import bank
from judgekit.cli.completing import complete_scenario
from judgekit.cli.session import Game, Json, RulesDir, Session
from judgekit.errors import UserError
from judgekit.folders import data_folder
from judgekit.table import like, skeleton_of


def new(  # noqa: D103 - its help is COMMANDS's
    context: typer.Context,
    model: Annotated[
        str | None,
        typer.Option("--like", metavar="ESCENARIO", help="Copia este del banco.", autocompletion=complete_scenario),
    ] = None,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> None:
    session = Session.of(context, rules_dir, game, as_json)
    if session.json:
        raise UserError("options-clash", "«new» escribe un escenario: no tiene --json.")
    if model is not None:
        found = bank.find([model])[0]
        typer.echo(_modeline(found.game) + like(found.path), nl=False)
    elif session.game is not None:
        bank.check_game(session.game)
        typer.echo(_modeline(session.game) + skeleton_of(session.game), nl=False)
    else:
        raise UserError(
            "game-needed", "Di de qué juego con -g, como «judgekit new -g lorcana», o un modelo con --like."
        )


def _modeline(game: str) -> str:
    """The comment by which editors find the schema, kept among the user's data; "" where nothing can be kept."""
    from judgekit.cli.files import schema_of_file  # noqa: PLC0415

    folder = data_folder()
    if folder is None:
        return ""
    path = folder / "schemas" / f"{game}.schema.json"
    written = dumps(schema_of_file("scenario", game), ensure_ascii=False)
    with suppress(OSError, UnicodeError):
        if not path.is_file() or path.read_text(encoding="utf-8") != written:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(written, encoding="utf-8")
        return f"# yaml-language-server: $schema={path.absolute().as_uri()}\n"
    return ""
