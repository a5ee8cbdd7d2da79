"""`judgekit fuzz`: plays at random at the tables of the bank and says what breaks."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import typer

from judgekit import bank, games
from judgekit.cli.choosing import DaskOption, JobsOption
from judgekit.cli.page import TITLE, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.cli.progress import BuildProgress
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.errors import UserError
from judgekit.fuzz import Fault, again, play_numbered, save, told
from judgekit.workers import Lost, Workers

DRAWN = 1_000_000_000
WORTH = 40
"""Plays that make up for starting a process: a second of them."""


def fuzz(  # noqa: D103 - its help is COMMANDS's
    context: typer.Context,
    plays: Annotated[int, typer.Option("--plays", metavar="N", help="Cuántas partidas de cada juego.")] = 100,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", help="El número de la primera; si falta, se sortea.")
    ] = None,
    folder: Annotated[
        Path, typer.Option("--output", "-o", metavar="CARPETA", help="Dónde se guardan las mesas en que algo se rompe.")
    ] = Path("fuzz"),
    jobs: JobsOption = None,
    dask: DaskOption = None,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> int:
    session = Session.of(context, rules_dir, game, as_json)
    if plays < 1 or (seed is not None and seed < 0):
        raise UserError("bad-number", say("fuzz.number"))
    first = SystemRandom().randrange(DRAWN) if seed is None else seed
    names = (session.game,) if session.game else games.names()
    for name in names:
        bank.check_game(name)
    workers, page = Workers.of(jobs, dask), Page()
    faults = [one for name in names for one in _played(name, range(first, first + plays), workers)]
    saved = [save(one, folder) for one in faults]
    if session.json:
        print_json(faults)
    else:
        _show(page, faults, saved, plays * len(names))
    return 1 if faults else 0


def _played(game: str, numbers: Sequence[int], workers: Workers) -> Iterator[Fault]:
    """What breaks in these plays of a game."""
    progress = BuildProgress()
    try:
        for done, found in enumerate(workers.each(partial(play_numbered, game), numbers, worth=WORTH)):
            progress.counted(game, done + 1, len(numbers))
            if isinstance(found, Lost):
                yield Fault.of_dead(game, found.item)
            elif found is not None:
                yield found
    finally:
        progress.close()


def _show(page: Page, faults: Sequence[Fault], saved: Sequence[Path], total: int) -> None:
    for fault, path in zip(faults, saved, strict=True):
        page.paragraph(told(fault), WARNING)
        page.paragraph(again(fault), indent=2)
        page.paragraph(say("fuzz.saved", path=path), indent=2)
    word = "broken" if faults else "sound"
    page.line(say(f"fuzz.{word}", count=total, broken=len(faults)), TITLE)
