"""`judgekit moves`: what each player may do now at a table, and what not and why."""

from typing import Annotated

import typer

from judgekit import bank
from judgekit.cli import holding
from judgekit.cli.choosing import ReadingOption
from judgekit.cli.completing import complete_scenario
from judgekit.cli.moves_page import MovesPage
from judgekit.cli.page import Page
from judgekit.cli.phrases import say
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.errors import UserError
from judgekit.replay import named_readings
from judgekit.scenario import Question
from judgekit.table import at_the_end, told_moves


def moves(  # noqa: D103 - its help is COMMANDS's
    context: typer.Context,
    wanted: Annotated[
        str, typer.Argument(metavar="MESA", help="Un archivo .yaml tuyo o un id.", autocompletion=complete_scenario)
    ],
    all_: Annotated[bool, typer.Option("--all", help="También todas las maneras de pagar lo mismo.")] = False,
    reading: ReadingOption = None,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> None:
    session = Session.of(context, rules_dir, game, as_json)
    question = holding.as_read(_one(wanted), session)
    table = at_the_end(question, named_readings(reading or [], {question.game}))
    found = told_moves(table)
    if session.json:
        print_json(found)
    else:
        MovesPage(Page(), every_way=all_).show(found, table)


def _one(wanted: str) -> Question:
    found = bank.find([wanted])
    if len(found) != 1:
        raise UserError("one-table", say("moves.one table", count=len(found)))
    return found[0]
