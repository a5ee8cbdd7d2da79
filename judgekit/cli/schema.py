"""`judgekit schema`: the JSON Schema of the files that people write, or of what a command prints."""

from typing import Annotated

import typer

from judgekit import bank
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json


def schema(
    context: typer.Context,
    output: Annotated[
        str | None, typer.Option("--output", metavar="ORDEN", help="El de lo que una orden escribe con --json.")
    ] = None,
    file: Annotated[
        str,
        typer.Option("--file", metavar="CLASE", help="De scenario, cards, manifest, questions, coverage o event."),
    ] = "scenario",
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> None:
    """Print the JSON Schema of the files of one game, or of all; or that of a command's output."""
    session = Session.of(context, rules_dir, game, as_json)
    if output is not None:
        from judgekit.cli.outputs import schema_of  # noqa: PLC0415 - loads every command's package

        print_json(schema_of(output))
    else:
        if session.game is not None:
            bank.check_game(session.game)
        from judgekit.cli.files import schema_of_file  # noqa: PLC0415

        print_json(schema_of_file(file, session.game))
