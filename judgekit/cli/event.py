"""`judgekit event`: what holds at a tournament in one small file, and the log of its rulings."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from judgekit import bank
from judgekit.cli import holding
from judgekit.cli.app import COMMANDS, SpanishCommand, SpanishGroup
from judgekit.cli.choosing import ReadingOption
from judgekit.cli.completing import complete_scenario
from judgekit.cli.event_log import Standing, Wanted, add, columns, csv_of, logged, rows, show, warn
from judgekit.cli.page import FAINT, TITLE, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.cli.printed import Force, Open, Paper, Printing, Target, complete_log_format
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.errors import UserError
from judgekit.replay import named_readings
from judgekit.report import event_log, output
from judgekit.tournament import EventPin, Kept, differing, installed, written

SUFFIX = ".torneo"

event = typer.Typer(name="event", cls=SpanishGroup, help=COMMANDS["event"], add_completion=False, rich_markup_mode=None)
EventFile = Annotated[
    Path | None, typer.Option("--event-file", metavar="ARCHIVO", help="El torneo (o la variable JUDGEKIT_EVENT).")
]


@event.callback()
def before(  # noqa: D103 - its help is COMMANDS's
    context: typer.Context, rules_dir: RulesDir = None, game: Game = None, as_json: Json = None
) -> None:
    context.obj = Session.of(context, rules_dir, game, as_json)


@event.command("start", cls=SpanishCommand, help="Fija lo que hay instalado para un torneo en un archivo pequeño.")
def start(  # noqa: D103
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NOMBRE", help="Cómo se llama el torneo.")],
    target: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="ARCHIVO", help="Si falta, el nombre y «.torneo».")
    ] = None,
    reading: ReadingOption = None,
    warns: Annotated[
        bool, typer.Option("--warn", help="Si algo difiere después, solo avisa; si falta, se niega.")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Sustituye el archivo si ya existe.")] = False,
    game: Game = None,
) -> None:
    session = Session.of(context, None, game, None)
    of = {session.game} if session.game else set(bank.game_names(bank.shipped_bank()))
    chosen = named_readings(reading or [], of)
    only = [session.game] if session.game else []
    pin = session.library().ask(lambda store: installed(name, store, chosen, of=only, warns=warns, at=datetime.now()))
    path = target or Path(f"{output.slug(name)}{SUFFIX}")
    output.write(path, written(pin).encode("utf-8"), force=force)
    _show_pin(Page(), holding.pin_of(path), path)


@event.command("show", cls=SpanishCommand, help="Qué fijó el torneo, y si lo instalado es eso; sale con 1 si no.")
def show_pin(context: typer.Context, file: EventFile = None, as_json: Json = None) -> int:  # noqa: D103
    session = Session.of(context, None, None, as_json)
    path = _file(context, file)
    pin = holding.pin_of(path)
    found = session.library().ask(lambda store: differing(pin, store))
    if session.json:
        print_json(Standing(pin, found))
        return 1 if found else 0
    page = Page()
    _show_pin(page, pin, path)
    for one in found:
        page.paragraph(say("event.differs", differing=one), WARNING)
    return 1 if found else 0


@event.command("log", cls=SpanishCommand, help="Apunta un fallo dado en el torneo; sin nada, los lista o los imprime.")
def log(  # noqa: D103
    context: typer.Context,
    wanted: Annotated[
        str | None,
        typer.Argument(metavar="[ESCENARIO]", help="Un archivo .yaml tuyo o un id.", autocompletion=complete_scenario),
    ] = None,
    table: Annotated[str, typer.Option("--table", metavar="MESA", help="En qué mesa.")] = "",
    judge: Annotated[str, typer.Option("--judge", metavar="JUEZ", help="Quién lo da.")] = "",
    ruling: Annotated[
        str, typer.Option("--ruling", metavar="TEXTO", help="El fallo que se dio; si falta, el calculado.")
    ] = "",
    situation: Annotated[
        str, typer.Option("--situation", metavar="TEXTO", help="La situación contada, sin escenario; con --ruling.")
    ] = "",
    file: EventFile = None,
    format_: Annotated[
        str | None,
        typer.Option(
            "--format",
            "-f",
            metavar="F",
            help="csv, html, pdf, markdown o text.",
            autocompletion=complete_log_format,
        ),
    ] = None,
    target: Target = None,
    force: Force = False,
    opens: Open = False,
    paper: Paper = "a4",
    game: Game = None,
    as_json: Json = None,
) -> int:
    session = Session.of(context, None, game, as_json)
    path = _file(context, file)
    session = holding.held_session(path, session)
    opened = logged(path, holding.pin_of(path))
    if wanted or situation:
        kept, others = add(opened, Wanted(wanted, situation, table, judge, ruling, session.game), session)
        if session.json:
            print_json([kept])
        else:
            show(Page(), [kept])
        warn(others)
        return 1 if others else 0
    found = opened.rulings()
    if _is_csv(format_, target):
        _put_csv(found, target, force=force)
    elif printing := Printing.of(format_, target, force=force, opens=opens, paper=paper, as_json=session.json):
        report = event_log.log(holding.pin_of(path).told, columns(), rows(found), printing.paper)
        printing.put(report, f"{path.stem}-fallos")
    elif session.json:
        print_json(found)
    else:
        show(Page(), found)
    return 0 if all(one.sound for one in found) else 1


def _file(context: typer.Context, named: Path | None) -> Path:
    found = holding.event_file(context, str(named) if named else None)
    if found is None:
        raise UserError("event-needed", say("event.needed"))
    return found


def _show_pin(page: Page, pin: EventPin, path: Path) -> None:
    page.line(say("event.title", event=pin.event, path=path), TITLE)
    page.paragraph(say("event.fixed", started=pin.started.replace("T", " "), judgekit=pin.judgekit, seal=pin.seal[:12]))
    for game, sha256 in pin.editions.items():
        page.line(say("event.edition", game=game, sha256=sha256[:12]), FAINT)
    page.paragraph(say(f"event.{pin.differing}"), FAINT)


def _is_csv(format_: str | None, target: str | None) -> bool:
    return (format_ or "").lower() == "csv" or (format_ is None and str(target or "").lower().endswith(".csv"))


def _put_csv(found: Sequence[Kept], target: str | None, *, force: bool) -> None:
    content = csv_of(rows(found))
    if target in {None, "-"}:
        typer.echo(content, nl=False)
        return
    output.write(Path(str(target)), content.encode("utf-8-sig"), force=force)
    typer.echo(say("paper.written", path=target), err=True)
