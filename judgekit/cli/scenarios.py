"""`judgekit scenarios`: the bank, by text, game, clause, chapter or mechanic."""

from collections.abc import Sequence
from typing import Annotated

import typer

from judgekit import bank
from judgekit.cli.choosing import ChapterFilter, ClauseFilter, MechanicFilter, TextFilter, filters, tell
from judgekit.cli.mistakes import one_line
from judgekit.cli.page import FAINT, ID, TITLE, Page
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json


def scenarios(  # noqa: D103 - its help is COMMANDS's
    context: typer.Context,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[TEXTO...]", help="Palabras del título, la pregunta o las cartas.")
    ] = None,
    clause: ClauseFilter = None,
    chapter: ChapterFilter = None,
    mechanic: MechanicFilter = None,
    text: TextFilter = None,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> None:
    session = Session.of(context, rules_dir, game, as_json)
    said = " ".join([*(words or ()), text or ""])
    chosen = bank.select(filters(session.game, clause, chapter, mechanic, said), session.library)
    tell(chosen.notes)
    if session.json:
        print_json([one.summary for one in chosen.entries])
    else:
        _show(chosen.entries)


def _show(found: Sequence[bank.Entry]) -> None:
    page = Page()
    for one in found:
        page.line(one_line(one.id), ID)
        page.paragraph(one_line(one.title), indent=2)
        page.paragraph(" · ".join([one_line(one.source), *map(one_line, bank.names_of(one))]), FAINT, indent=2)
    page.line(f"{len(found)} {'escenario' if len(found) == 1 else 'escenarios'}.", TITLE)
