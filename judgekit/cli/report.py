"""`judgekit report`: rulings for printing, a study booklet, a sheet of clauses."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from judgekit import bank
from judgekit.cli import holding
from judgekit.cli.choosing import (
    ChapterFilter,
    ClauseFilter,
    DaskOption,
    JobsOption,
    MechanicFilter,
    TextFilter,
    filters,
    tell,
)
from judgekit.cli.completing import complete_scenario
from judgekit.cli.printed import complete_format, deliver
from judgekit.cli.progress import BuildProgress
from judgekit.cli.session import Game, Json, RulesDir, Session
from judgekit.errors import UserError
from judgekit.report import documents
from judgekit.report.place import Place, format_of
from judgekit.report.place import paper as paper_of
from judgekit.report.printing import Asked, Written, died, solve, written
from judgekit.report.rendering import FORMATS, Renderer
from judgekit.scenario import Question
from judgekit.workers import Workers

LONG_JOB = 10


def report(
    context: typer.Context,
    ids: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ID]...",
            help="Escenarios (digimon/disparo-nuevo-primero o un archivo .yaml) o cláusulas (fftcg:11.8).",
            autocompletion=complete_scenario,
        ),
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Todos los escenarios (de --game, si se da).")] = False,
    booklet: Annotated[
        bool, typer.Option("--booklet", help="Cuaderno de estudio: preguntas, después respuestas, índice.")
    ] = False,
    clause: ClauseFilter = None,
    chapter: ChapterFilter = None,
    mechanic: MechanicFilter = None,
    text: TextFilter = None,
    format_: Annotated[
        str | None,
        typer.Option(
            "--format",
            "-f",
            metavar="F",
            help=f"{', '.join(FORMATS)}; si falta, el de -o o html.",
            autocompletion=complete_format,
        ),
    ] = None,
    target: Annotated[
        str | None,
        typer.Option("--output", "-o", metavar="ARCHIVO", help="Archivo, carpeta (una hoja por escenario) o - ."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Sustituye el archivo si ya existe.")] = False,
    opens: Annotated[bool, typer.Option("--open", help="Abre lo que se ha escrito.")] = False,
    paper: Annotated[str, typer.Option("--paper", metavar="P", help="a4 o carta.")] = "a4",
    title: Annotated[str, typer.Option("--title", metavar="TEXTO", help="Título del cuaderno o de la hoja.")] = "",
    event: Annotated[str, typer.Option("--event", metavar="TEXTO", help="Evento; si falta, una línea en blanco.")] = "",
    table: Annotated[str, typer.Option("--table", metavar="TEXTO", help="Mesa; si falta, una línea en blanco.")] = "",
    full: Annotated[
        bool, typer.Option("--full", help="Copia enteras todas las cláusulas citadas, aunque ocupen más hojas.")
    ] = False,
    judge: Annotated[str, typer.Option("--judge", metavar="TEXTO", help="Juez; si falta, una línea en blanco.")] = "",
    templates: Annotated[
        Path | None, typer.Option("--templates", metavar="CARPETA", help="Plantillas propias, antes que las de serie.")
    ] = None,
    jobs: JobsOption = None,
    dask: DaskOption = None,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> int:
    """Print; exit code 1 where a ruling is not what its scenario expects, or is missing because a worker died."""
    session = Session.of(context, rules_dir, game, as_json)
    asked = Asked(tuple(ids or ()), every, booklet, filters(session.game, clause, chapter, mechanic, text))
    asked.check()
    pin = holding.pin(session)
    name = event or (pin.event if pin else "")
    wanted = documents.Wanted(paper_of(paper), name, table, judge, title, full, pin.told if pin else "")
    renderer = Renderer(format_of(format_, target), templates)
    place = Place(target, renderer.format, force=force)
    if opens and place.is_stdout:
        raise UserError("target-needed", "--open abre un archivo; di cuál con -o.")
    chosen = _chosen(asked, session)
    made, lost = _written(asked, chosen, wanted, session, place, renderer, Workers.of(jobs, dask))
    deliver(made, place, opens=opens, as_json=session.json)
    for name in lost:
        typer.echo(f"Aviso: {died(name)}", err=True)
    if not asked.booklet:
        _keep([one for one in chosen if one.name not in lost], wanted, session)
    return _verdict(made) or int(bool(lost))


def _written(
    asked: Asked,
    chosen: Sequence[Question],
    wanted: documents.Wanted,
    session: Session,
    place: Place,
    renderer: Renderer,
    workers: Workers,
) -> tuple[list[Written], Sequence[str]]:
    library = session.library()
    progress = BuildProgress()

    def told(name: str, done: int, total: int) -> None:
        if total > LONG_JOB:
            progress.counted(name, done, total)

    try:
        found = solve(asked, chosen, wanted, library, workers, told)
        made = library.ask(lambda store: written(asked, found.slips, wanted, store, place, renderer, told))
        return made, found.lost
    finally:
        progress.close()


def _chosen(asked: Asked, session: Session) -> tuple[Question, ...]:
    if asked.is_sheet:
        return ()
    found, notes = bank.scenarios_of(asked.names, asked.filters, session.library)
    tell(notes)
    return tuple(holding.as_read(one, session) for one in found)


def _keep(chosen: Sequence[Question], wanted: documents.Wanted, session: Session) -> None:
    """What slips rule under a tournament is put into its log; what was ruled otherwise there is told."""
    if session.event is None or not chosen:
        return
    from judgekit.cli.event_log import computed, logged, warn  # noqa: PLC0415 - only a tournament pays for it

    log = logged(session.event, holding.pin_of(session.event))
    for one in chosen:
        warn(computed(log, one, wanted.judge, wanted.table, session))


def _verdict(made: Sequence[Written]) -> int:
    wrong = [name for one in made for name in one.unverified]
    for name in wrong:
        typer.echo(f"Aviso: en «{name}» lo calculado no coincide con lo que el escenario espera.", err=True)
    return 1 if wrong else 0
