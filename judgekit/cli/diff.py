"""`judgekit diff`: what changed from one edition of a document to another."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from judgekit.cli.page import FAINT, ID, MATCH, TITLE, WARNING, Page
from judgekit.cli.pieces import show_pieces
from judgekit.cli.printed import Force, Format, Open, Paper, Printing, Target
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.editions import Difference, Told, difference, edition, folded, telling
from judgekit.report import changes

EditionArgument = Annotated[
    Path, typer.Argument(metavar="EDICIÓN", help="Una carpeta de reglas, o el texto de un reglamento.")
]


def diff(
    context: typer.Context,
    old: EditionArgument,
    new: EditionArgument,
    typography: Annotated[
        bool, typer.Option("--typography", help="También lo que solo cambia de comillas, espacios o puntuación.")
    ] = False,
    format_: Format = None,
    target: Target = None,
    force: Force = False,
    opens: Open = False,
    paper: Paper = "a4",
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> int:
    """Compare two editions; exit code 1 where something that is more than typography changed."""
    session = Session.of(context, rules_dir, game, as_json)
    printing = Printing.of(format_, target, force=force, opens=opens, paper=paper, as_json=session.json)
    found = compared(old, new, session.game)
    if session.json:
        print_json(found)
    elif printing:
        told = _changed(found, typography=typography)
        printing.put(changes.differing(found, told, printing.paper), f"cambios-{found.game}")
    else:
        _show(Page(), found, typography=typography)
    return 1 if any(one.kind != "typography" for one in found.changes) else 0


def compared(old: Path, new: Path, game: str | None) -> Difference:
    """The difference of two editions; a folder with several documents is asked for the one that the other is of."""
    before = edition(old, game or (edition(new).game if old.is_dir() and new.is_file() else None))
    return difference(before, edition(new, game or (before.game if new.is_dir() else None)))


def _changed(found: Difference, *, typography: bool) -> Sequence[Told]:
    return folded(one for one in found.changes if typography or one.kind != "typography")


def _show(page: Page, found: Difference, *, typography: bool) -> None:
    page.line(telling.title(found), TITLE)
    total, *chapters = telling.figures(found)
    page.paragraph(total)
    for said in chapters:
        page.paragraph(said, FAINT, indent=2)
    for one in _changed(found, typography=typography):
        page.line()
        page.line(one.heading, {"added": MATCH, "removed": WARNING}.get(one.change.kind, ID))
        if one.change.pieces:
            show_pieces(page, one.change.pieces)
