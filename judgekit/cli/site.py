"""`judgekit site`: a folder of static files with which any phone searches, reads, plays and studies."""

from pathlib import Path
from typing import Annotated

import typer

from judgekit.cli.choosing import JobsOption
from judgekit.cli.page import TITLE, Page
from judgekit.cli.phrases import say
from judgekit.cli.progress import BuildProgress
from judgekit.cli.session import Json, RulesDir, Session, complete_game, print_json
from judgekit.site import Built, Wanted, build
from judgekit.workers import Workers

Games = Annotated[
    list[str] | None,
    typer.Option(
        "--game", "-g", metavar="JUEGO", help="Solo este juego; repítela para varios.", autocompletion=complete_game
    ),
]


def site(  # noqa: D103 - its help is COMMANDS's
    context: typer.Context,
    folder: Annotated[Path, typer.Option("--output", "-o", metavar="CARPETA", help="Dónde se escribe.")],
    runtime: Annotated[
        Path | None,
        typer.Option("--runtime", metavar="CARPETA", help="Pyodide: lo que deja «npm pack pyodide», abierto."),
    ] = None,
    jobs: JobsOption = None,
    rules_dir: RulesDir = None,
    games: Games = None,
    as_json: Json = None,
) -> None:
    session = Session.of(context, rules_dir, None, as_json)
    library = session.library()
    named = tuple(dict.fromkeys(_checked(Session.of(context, rules_dir, one, as_json)) for one in games or ()))
    wanted = Wanted(folder, named or _one(session), runtime, Workers.of(jobs, None))
    progress = BuildProgress()
    try:
        built = build(wanted, library, progress.rulings)
    finally:
        progress.close()
    if session.json:
        print_json(built)
    else:
        _show(built)


def _checked(session: Session) -> str:
    """The word of the game that a session is of; raises UserError where nobody has it."""
    session.library()
    return session.game or ""


def _one(session: Session) -> tuple[str, ...]:
    return (session.game,) if session.game else ()


def _show(built: Built) -> None:
    page = Page()
    megabytes = f"{built.download / 1e6:.1f}".replace(".", ",")
    page.line(say("site.built", folder=built.folder), TITLE)
    page.paragraph(say("site.holds", pages=built.pages, megabytes=megabytes, version=built.version))
    page.paragraph(say("site.serve" if built.computes else "site.no runtime", folder=built.folder))
