"""The options that choose scenarios, the same for every command."""

from collections.abc import Iterable
from typing import Annotated

import typer

from judgekit import bank
from judgekit.cli.completing import complete_chapter, complete_id, complete_mechanic, complete_reading

ClauseFilter = Annotated[
    list[str] | None,
    typer.Option(
        "--clause",
        metavar="ID",
        help="Solo de esta cláusula, de lo que cuelga de ella y de lo que está debajo; o un tramo: 11.8.1-11.8.5.",
        autocompletion=complete_id,
    ),
]
ChapterFilter = Annotated[
    str | None,
    typer.Option(
        "--chapter",
        metavar="N",
        help="Solo de este capítulo (con --game).",
        autocompletion=complete_chapter,
    ),
]
ReadingOption = Annotated[
    list[str] | None,
    typer.Option(
        "--reading", metavar="LECTURA=SENTIDO", help="Juega con esta lectura.", autocompletion=complete_reading
    ),
]
JobsOption = Annotated[
    int | None,
    typer.Option("--jobs", metavar="N", help="Procesos que se reparten el trabajo; si falta, uno por núcleo."),
]
DaskOption = Annotated[
    str | None,
    typer.Option("--dask", metavar="DIRECCIÓN", help="Reparte el trabajo en un clúster de Dask (extra «dask»)."),
]
MechanicFilter = Annotated[
    list[str] | None,
    typer.Option(
        "--mechanic",
        metavar="M",
        help="Solo de esta mecánica.",
        autocompletion=complete_mechanic,
    ),
]
TextFilter = Annotated[
    str | None,
    typer.Option("--text", metavar="TEXTO", help="Solo con estas palabras en el título, la pregunta o las cartas."),
]


def filters(
    game: str | None,
    clause: list[str] | None,
    chapter: str | None,
    mechanic: list[str] | None,
    text: str | None,
) -> bank.Filters:
    """What the options ask for."""
    return bank.Filters(game, tuple(clause or ()), chapter, tuple(mechanic or ()), text or "")


def tell(notes: Iterable[str]) -> None:
    """Say on standard error how the filters were read."""
    for note in dict.fromkeys(notes):
        typer.echo(note, err=True)
