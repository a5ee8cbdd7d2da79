"""`judgekit new`: a question to begin with, on standard output."""

from typing import Annotated

import typer

from judgekit import bank
from judgekit.cli.choosing import complete_scenario
from judgekit.cli.session import Game, Json, RulesDir, Session
from judgekit.errors import UserError
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
        typer.echo(like(bank.find([model])[0].path), nl=False)
    elif session.game is not None:
        bank.check_game(session.game)
        typer.echo(skeleton_of(session.game), nl=False)
    else:
        raise UserError(
            "game-needed", "Di de qué juego con -g, como «judgekit new -g lorcana», o un modelo con --like."
        )
