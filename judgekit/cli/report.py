"""`judgekit report`: rulings for printing, a study booklet, a sheet of clauses."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from judgekit import bank
from judgekit.cli.choosing import (
    ChapterFilter,
    ClauseFilter,
    MechanicFilter,
    TextFilter,
    complete_scenario,
    filters,
    tell,
)
from judgekit.cli.progress import BuildProgress
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.corpus import lookup
from judgekit.corpus.store import Store
from judgekit.errors import UserError
from judgekit.report import documents, output
from judgekit.report.model import A4, LETTER, Report
from judgekit.report.rendering import FORMATS, Format, Renderer
from judgekit.scenario import Scenario

PAPERS = {"a4": A4, "carta": LETTER, "letter": LETTER}
LONG_JOB = 10
_SUFFIXES = {one.suffix: one for one in FORMATS.values()} | {".htm": FORMATS["html"], ".markdown": FORMATS["markdown"]}
_STDOUT = "-"


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
        typer.Option("--format", "-f", metavar="F", help=f"{', '.join(FORMATS)}; si falta, el de -o o html."),
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
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> int:
    """Print; exit code 1 where a ruling is not what its scenario expects."""
    session = Session.of(context, rules_dir, game, as_json)
    chosen = filters(session.game, clause, chapter, mechanic, text)
    asked = _Asked(tuple(ids or ()), every, booklet, chosen)
    _check(asked)
    wanted = documents.Wanted(_paper(paper), event, table, judge, title, full)
    renderer = Renderer(_format(format_, target), templates)
    place = _Place(target, renderer.format, force)
    if opens and place.is_stdout:
        raise UserError("--open abre un archivo; di cuál con -o.")
    written = _written(asked, wanted, session, place, renderer)
    _deliver(written, place, opens=opens, as_json=session.json)
    return _verdict(written)


class _Asked(NamedTuple):
    """What is to be printed."""

    names: tuple[str, ...]
    every: bool
    booklet: bool
    filters: bank.Filters

    @property
    def is_sheet(self) -> bool:
        return bool(self.names) and all(_is_clause(one) for one in self.names)


class _Made(NamedTuple):
    """A document and where it goes; None is standard output."""

    report: Report
    path: Path | None


class _Place:
    """Where documents go: standard output, a file, or a folder with one for each scenario."""

    def __init__(self, target: str | None, format_: Format, force: bool) -> None:
        self.format, self.force = format_, force
        prints = target is None and format_.name in {"markdown", "text"}
        self.is_stdout = target == _STDOUT or prints
        self.folder: Path | None = None
        self.file: Path | None = None
        if self.is_stdout:
            if format_.name == "pdf" and sys.stdout.isatty():
                raise UserError("Un PDF no se ve en la consola; mándalo a un archivo con -o.")
        elif target is not None and (target.endswith(("/", "\\")) or Path(target).is_dir()):
            self.folder = Path(target)
            output.make_folder(self.folder)
        elif target is not None:
            self.file = Path(target)

    def path(self, name: str) -> Path | None:
        """Where a document of this name goes; raises UserError where it cannot."""
        if self.is_stdout:
            return None
        path = self.file or output.inside(self.folder or Path(), f"{output.slug(name)}{self.format.suffix}")
        output.check_free(path, force=self.force)
        return path


class _Written(NamedTuple):
    """A document as bytes."""

    made: _Made
    content: bytes
    warnings: tuple[str, ...]

    @classmethod
    def of(cls, made: _Made, renderer: Renderer, progress: BuildProgress, done: int, total: int) -> "_Written":
        """Render a document."""
        if total > LONG_JOB:
            progress.counted("Componiendo", done, total)
        return cls(made, *renderer.render(made.report))


def _written(
    asked: _Asked, wanted: documents.Wanted, session: Session, place: _Place, renderer: Renderer
) -> list[_Written]:
    chosen, library = _chosen(asked, session), session.library()
    progress = BuildProgress()
    try:
        made = library.ask(lambda store: _made(asked, chosen, wanted, store, place, progress))
        written = [_Written.of(one, renderer, progress, at, len(made)) for at, one in enumerate(made, 1)]
    finally:
        progress.close()
    return written


def _check(asked: _Asked) -> None:
    clauses = [one for one in asked.names if _is_clause(one)]
    if clauses and not asked.is_sheet:
        raise UserError(f"Mezclas escenarios y cláusulas («{clauses[0]:.60}»); pide unos u otras.")
    if clauses and (asked.booklet or asked.every or replace(asked.filters, game=None).given):
        raise UserError(
            "Una hoja de cláusulas no lleva --booklet, --all ni filtros; para filtrar escenarios usa --clause."
        )
    if not asked.names and not asked.every and not asked.filters.given:
        raise UserError("Di qué se imprime: escenarios, cláusulas, --all o un filtro; mira «judgekit report --help».")


def _is_clause(request: str) -> bool:
    """Does a request name clauses and not a scenario?"""
    return not request.endswith((".yaml", ".yml")) and lookup.is_number(request)


def _paper(name: str) -> str:
    if name.lower() not in PAPERS:
        raise UserError(f"El papel «{name:.40}» no existe en --paper; puede ser a4 o carta.")
    return PAPERS[name.lower()]


def _format(name: str | None, target: str | None) -> Format:
    suffix = Path(target).suffix.lower() if target and target != _STDOUT else ""
    if name is None:
        if suffix and suffix not in _SUFFIXES and not Path(str(target)).is_dir():
            raise UserError(f"No sé qué formato es «{suffix:.20}»; di --format ({', '.join(FORMATS)}).")
        return _SUFFIXES.get(suffix, FORMATS["html"])
    if name.lower() not in FORMATS:
        raise UserError(f"El formato «{name:.40}» no existe en --format; puede ser {', '.join(FORMATS)}.")
    return FORMATS[name.lower()]


def _chosen(asked: _Asked, session: Session) -> tuple[Scenario, ...]:
    if asked.is_sheet:
        return ()
    found, notes = bank.scenarios_of(asked.names, asked.filters, session.library)
    tell(notes)
    return found


def _made(
    asked: _Asked,
    chosen: Sequence[Scenario],
    wanted: documents.Wanted,
    store: Store,
    place: _Place,
    progress: BuildProgress,
) -> list[_Made]:
    if asked.is_sheet:
        return [_sheet(asked, wanted, store, place)]
    if place.folder is not None and not asked.booklet:
        paths = _apart([place.path(one.id) for one in chosen])
        return [_Made(documents.slips([one], store, wanted), path) for one, path in zip(chosen, paths, strict=True)]

    def told(done: int, total: int) -> None:
        if total > LONG_JOB:
            progress.counted("Resolviendo", done, total)

    path = place.path(_name(chosen, booklet=asked.booklet))
    make = documents.booklet if asked.booklet else documents.slips
    return [_Made(make(chosen, store, wanted, told), path)]


def _sheet(asked: _Asked, wanted: documents.Wanted, store: Store, place: _Place) -> _Made:
    found = [one for request in asked.names for one in lookup.find(request, store, asked.filters.game)]
    sheet = documents.sheet([clause for one in found for clause in one.clauses], store, wanted)
    return _Made(sheet, place.path(f"clausulas-{sheet.sheets[0].quotes[0].id}"))


def _name(chosen: Sequence[Scenario], *, booklet: bool) -> str:
    """What the file of these scenarios is called."""
    games = sorted({one.game for one in chosen})
    if booklet:
        return "-".join(["cuaderno", *games])
    return chosen[0].id if len(chosen) == 1 else "-".join(["fallos", *games])


def _apart(paths: Sequence[Path | None]) -> Sequence[Path | None]:
    twice = next((path for at, path in enumerate(paths) if path in paths[:at]), None)
    if twice:
        raise UserError(f"Dos escenarios darían el mismo archivo, «{twice}»; pídelos por separado.")
    return paths


def _deliver(written: Sequence[_Written], place: _Place, *, opens: bool, as_json: bool) -> None:
    for warning in dict.fromkeys(warning for one in written for warning in one.warnings):
        typer.echo(f"Aviso: {warning}", err=True)
    for one in written:
        if one.made.path is None:
            if not as_json:
                _print(one.content)
        else:
            output.write(one.made.path, one.content, force=place.force)
            if not as_json:
                typer.echo(f"Escrito: {one.made.path}", err=True)
    if as_json:
        print_json([_json(one, place.format) for one in written])
    if opens and written[0].made.path:
        _open(written[0].made.path)


def _print(content: bytes) -> None:
    buffer = getattr(sys.stdout, "buffer", None)
    if buffer is None:
        sys.stdout.write(content.decode("utf-8", "replace"))
    else:
        sys.stdout.flush()
        buffer.write(content)


def _json(written: _Written, format_: Format) -> dict[str, Any]:
    report_, path = written.made
    return {
        "kind": report_.kind,
        "title": report_.title,
        "format": format_.name,
        "path": str(path) if path else None,
        "bytes": len(written.content),
        "scenarios": [one.id for one in report_.slips],
        "unverified": [one.id for one in report_.slips if not one.verified],
        "clauses": [quote.id for sheet in report_.sheets for quote in sheet.quotes],
        "text": None if path or format_.name == "pdf" else written.content.decode(),
    }


def _open(path: Path) -> None:
    import webbrowser  # noqa: PLC0415 - only --open needs it

    if not webbrowser.open(path.resolve().as_uri()):
        typer.echo(f"Aviso: no hay con qué abrir «{path}»; ábrelo tú.", err=True)


def _verdict(written: Sequence[_Written]) -> int:
    wrong = [one.id for file in written for one in file.made.report.slips if not one.verified]
    for name in wrong:
        typer.echo(f"Aviso: en «{name}» lo calculado no coincide con lo que el escenario espera.", err=True)
    return 1 if wrong else 0
