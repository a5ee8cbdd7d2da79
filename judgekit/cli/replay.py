"""`judgekit replay`: plays scenarios and tells what happens, by which clauses, and whether it is what was expected."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from judgekit import bank
from judgekit.cli import kept_replay
from judgekit.cli.asked import Asked
from judgekit.cli.choosing import (
    ChapterFilter,
    ClauseFilter,
    DaskOption,
    JobsOption,
    MechanicFilter,
    ReadingOption,
    TextFilter,
    filters,
    tell,
)
from judgekit.cli.completing import complete_scenario
from judgekit.cli.session import Game, Json, RulesDir, Session
from judgekit.errors import UserError


def replay(  # noqa: D103 - its help is COMMANDS's
    context: typer.Context,
    wanted: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ESCENARIO...]", help="Su id, o un archivo .yaml tuyo.", autocompletion=complete_scenario
        ),
    ] = None,
    all_: Annotated[bool, typer.Option("--all", help="Todo el banco: una línea cada uno y el total.")] = False,
    clause: ClauseFilter = None,
    chapter: ChapterFilter = None,
    mechanic: MechanicFilter = None,
    text: TextFilter = None,
    why: Annotated[bool, typer.Option("--why", help="Todas las razones, y lo que se miró y no se aplicó.")] = False,
    reasons: Annotated[bool, typer.Option("--reasons", help="Con --json, también lo que decide.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Se para en cada decisión; Intro sigue.")] = False,
    explore: Annotated[bool, typer.Option("--explore", help="Prueba todos los órdenes y elecciones.")] = False,
    readings: Annotated[bool, typer.Option("--readings", help="Compara las lecturas del documento.")] = False,
    reading: ReadingOption = None,
    jobs: JobsOption = None,
    dask: DaskOption = None,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> int:
    session = Session.of(context, rules_dir, game, as_json)
    if step and session.json:
        raise UserError("options-clash", "--step y --json no van juntos: deja uno de los dos.")
    asked = Asked(why, step, explore, readings, reasons or why, trees=session.json)
    chosen = filters(session.game, clause, chapter, mechanic, text)
    paths = _of_bank(wanted or [], all_, chosen, session)
    alone = wanted if wanted and len(wanted) == 1 and not (chosen.given or jobs or dask) else ()
    kept = kept_replay.of(alone[0], asked, reading or (), session) if alone else None
    if kept is not None and (told := kept.again()) is not None:
        return told.show()
    from judgekit.cli import tell_replays  # noqa: PLC0415 - the games and all that plays them
    from judgekit.workers import Workers  # noqa: PLC0415

    workers = Workers.of(jobs, dask)
    if all_ or (not wanted and len(paths) > 1):
        return tell_replays.tell_list(paths, reading or [], asked, workers, session)
    found = bank.find([str(one) for one in paths] or wanted or [])
    told = tell_replays.tell_named(found, reading or [], asked, workers, session)
    if kept is not None:
        kept.keep(told)
    return told.show()


def _of_bank(wanted: Sequence[str], all_: bool, chosen: bank.Filters, session: Session) -> tuple[Path, ...]:
    """The files of the bank that are chosen without being named; of those named, none that the filters do not pass."""
    if all_ and wanted:
        raise UserError("options-clash", "Di los escenarios o --all, no las dos cosas.")
    if not (all_ or wanted or chosen.given):
        raise UserError(
            "scenario-needed",
            "Di qué escenario quieres (míralos con «judgekit scenarios»), un filtro como --clause, o --all para todos.",
        )
    if wanted and not chosen.given:
        return ()
    found = bank.select(chosen, session.library, wanted)
    tell(found.notes)
    return tuple(one.path for one in found.entries)
