"""The options that choose scenarios, the same for every command, and their completion from the bank's index."""

from collections.abc import Callable, Iterable
from typing import Annotated

import typer

from judgekit import bank
from judgekit.cli.rule import complete_id


def _completing(words: Callable[[bank.Entry], Iterable[str]]) -> Callable[[str], list[str]]:
    """A completion that offers what entries of the index hold; a shell hears of no mistake."""

    def complete(incomplete: str) -> list[str]:
        try:
            known = {word for one in bank.entries() for word in words(one)}
        except Exception:
            return []
        return sorted(word for word in known if word.startswith(incomplete))

    return complete


complete_scenario = _completing(lambda one: (one.id,))
complete_chapter = _completing(lambda one: (one.chapter,))
complete_mechanic = _completing(lambda one: one.mechanics)


def complete_reading(incomplete: str) -> list[str]:
    """The readings that begin so, each with every meaning: `lectura=sentido`."""
    from judgekit import games  # noqa: PLC0415 - a replay imports them, a completion alone asks for all

    known = (one for game in games.names() for one in games.readings(game))
    offered = (f"{one.name}={meaning.name}" for one in known for meaning in one.meanings)
    return sorted(one for one in dict.fromkeys(offered) if one.startswith(incomplete))


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
