"""`judgekit schema`: the JSON Schema of scenario files."""

import typer

from judgekit import games
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.errors import UserError
from judgekit.scenario import hint, scenario_schema


def schema(context: typer.Context, rules_dir: RulesDir = None, game: Game = None, as_json: Json = None) -> None:
    """Print the JSON Schema of the scenarios of one game, or of all."""
    session = Session.of(context, rules_dir, game, as_json)
    if session.game is not None and session.game not in games.names():
        raise UserError(
            f"No hay ningún juego «{session.game:.40}» que se pueda simular{hint([session.game], games.names())}."
        )
    print_json(scenario_schema((session.game,) if session.game else games.names()))
