"""`judgekit editions`: the archive of past editions."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from judgekit.cli.app import COMMANDS, SpanishCommand, SpanishGroup
from judgekit.cli.page import FAINT, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.editions import Archive, Kept

SHOWN = 12

editions = typer.Typer(
    name="editions", cls=SpanishGroup, help=COMMANDS["editions"], add_completion=False, rich_markup_mode=None
)


@editions.callback(invoke_without_command=True)
def before(  # noqa: D103 - its help is COMMANDS's
    context: typer.Context, rules_dir: RulesDir = None, game: Game = None, as_json: Json = None
) -> None:
    context.obj = Session.of(context, rules_dir, game, as_json)
    if context.invoked_subcommand is None:
        _list(context.obj)


@editions.command("add", cls=SpanishCommand, help="Guarda todos los reglamentos de una carpeta, cada uno por su hash.")
def add(  # noqa: D103
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="CARPETA", help="Una carpeta de reglas: manifiestos y textos.")],
    as_json: Json = None,
) -> None:
    session = Session.of(context, None, None, as_json)
    _tell(Archive.of_user().add(folder), session, "editions.added")


@editions.command("list", cls=SpanishCommand, help="Las ediciones guardadas, de cada juego la última primero.")
def list_(context: typer.Context, game: Game = None, as_json: Json = None) -> None:  # noqa: D103
    _list(Session.of(context, None, game, as_json))


def _list(session: Session) -> None:
    found = Archive.of_user().kept(session.game)
    if not found and not session.json:
        Page().line(say("editions.none"), FAINT)
        return
    _tell(found, session, "editions.listed")


def _tell(found: Sequence[Kept], session: Session, key: str) -> None:
    if session.json:
        print_json(tuple(found))
        return
    page = Page()
    for one in found:
        words = {"game": one.game, "title": one.title, "version": one.version, "date": one.date, "path": one.path}
        said = say("editions.damaged" if one.damaged else key, sha256=one.sha256[:SHOWN], **words)
        page.paragraph(said, WARNING if one.damaged else None, hanging=2)
