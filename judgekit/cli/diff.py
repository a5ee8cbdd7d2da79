"""`judgekit diff`: what changed from one edition of a document to another."""

from pathlib import Path
from typing import Annotated

import typer

from judgekit.cli.page import FAINT, ID, MATCH, TITLE, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.editions import Changed, Difference, Figures, difference, edition

Edition = Annotated[Path, typer.Argument(metavar="EDICIÓN", help="Una carpeta de reglas, o el texto de un reglamento.")]
_COUNTED = ("same", "typography", "references", "reworded", "renumbered", "added", "removed", "split", "joined")
_MARKS = {"same": ("", ""), "out": ("[-", "-]"), "in": ("{+", "+}")}


def diff(
    context: typer.Context,
    old: Edition,
    new: Edition,
    typography: Annotated[
        bool, typer.Option("--typography", help="También lo que solo cambia de comillas, espacios o puntuación.")
    ] = False,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> int:
    """Compare two editions; exit code 1 where something that is more than typography changed."""
    session = Session.of(context, rules_dir, game, as_json)
    found = difference(edition(old, session.game), edition(new, session.game))
    if session.json:
        print_json(found)
    else:
        _show(Page(), found, typography=typography)
    return 1 if any(one.kind != "typography" for one in found.changes) else 0


def _show(page: Page, found: Difference, *, typography: bool) -> None:
    page.line(say("diff.heading", title=found.new.title, old=found.old.version, new=found.new.version), TITLE)
    page.paragraph(_told(found.figures) + ".")
    for chapter, figures in found.chapters.items():
        told = _told(figures, besides=("same", "typography"))
        if told:
            page.paragraph(say("diff.chapter", chapter=chapter, said=told) + ".", FAINT, indent=2)
    for one in found.changes:
        if typography or one.kind != "typography":
            _show_change(page, one)


def _told(figures: Figures, besides: tuple[str, ...] = ()) -> str:
    counts = {name: getattr(figures, name) for name in _COUNTED if name not in besides}
    return ", ".join(say(f"diff.{name}", count=count) for name, count in counts.items() if count)


def _show_change(page: Page, one: Changed) -> None:
    page.line()
    ids = " → ".join(" + ".join(side) for side in dict.fromkeys((one.old, one.new)) if side)
    page.line(f"{ids} · {say(f'changed.{one.kind}')}", {"added": MATCH, "removed": WARNING}.get(one.kind, ID))
    if one.pieces:
        page.paragraph("".join(piece.text.join(_MARKS[piece.how]) for piece in one.pieces), indent=2)
