"""`judgekit schema`: the JSON Schema of scenario files, or of what a command prints."""

from typing import Annotated

import typer

from judgekit import bank, games
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.scenario import scenario_schema


def schema(
    context: typer.Context,
    output: Annotated[
        str | None, typer.Option("--output", metavar="ORDEN", help="El de lo que una orden escribe con --json.")
    ] = None,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> None:
    """Print the JSON Schema of the scenarios of one game, or of all; or that of a command's output."""
    session = Session.of(context, rules_dir, game, as_json)
    if output is not None:
        from judgekit.cli.outputs import schema_of  # noqa: PLC0415 - loads every command's package

        print_json(schema_of(output))
    else:
        if session.game is not None:
            bank.check_game(session.game)
        print_json(scenario_schema((session.game,) if session.game else games.names()))
