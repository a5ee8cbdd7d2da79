"""The typer app: its commands, the options before a command's name, Spanish help."""

from collections.abc import Iterable
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from judgekit import __version__
from judgekit.cli.check import check
from judgekit.cli.clauses import clauses
from judgekit.cli.rule import rule
from judgekit.cli.search import search
from judgekit.cli.session import Game, Json, RulesDir, Session
from judgekit.cli.toc import toc

_HELP_WORDS = (
    ("Usage:", "Uso:"),
    ("Options:", "Opciones:"),
    ("Arguments:", "Datos:"),
    ("Commands:", "Órdenes:"),
    ("[OPTIONS]", "[OPCIONES]"),
    ("COMMAND [ARGS]...", "ORDEN [DATOS]..."),
    ("Show this message and exit.", "Muestra esta ayuda y termina."),
    ("Install completion for the current shell.", "Instala el autocompletado en tu consola."),
    ("Show completion for the current shell, to copy it or customize the installation.", "Muestra el autocompletado."),
    ("[default: ", "[por defecto: "),
    ("[required]", "[obligatorio]"),
)


def in_spanish(help_text: str) -> str:
    """The help with the words that click writes by itself in Spanish."""
    flat = help_text
    for english, spanish in _HELP_WORDS:
        words = english.split(" ")
        flat = spanish.join(_split_wrapped(flat, words))
    return flat


def _split_wrapped(text: str, words: Iterable[str]) -> list[str]:
    import re  # noqa: PLC0415

    return re.split(r"\s+".join(re.escape(word) for word in words), text)


class _SpanishCommand(TyperCommand):
    def get_help(self, ctx: Any) -> str:
        return in_spanish(super().get_help(ctx))


class _SpanishGroup(TyperGroup):
    def get_help(self, ctx: Any) -> str:
        return in_spanish(super().get_help(ctx))


app = typer.Typer(
    name="judgekit",
    cls=_SpanishGroup,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Busca y cita las reglas de cinco juegos de cartas: la cláusula exacta, en su sitio, en un momento.",
    epilog="Ejemplos: judgekit search efecto de reemplazo · judgekit rule fftcg:11.8.7 · judgekit toc -g digimon",
)
for function, text in (
    (search, "Busca cláusulas con tus palabras o por su número."),
    (rule, "Muestra cláusulas por su número: una, un apartado o un tramo."),
    (toc, "Muestra el índice de un reglamento o de un apartado."),
    (clauses, "Lista todas las cláusulas, en el orden del documento."),
    (check, "Comprueba los reglamentos: líneas descartadas, referencias sin destino, erratas."),
):
    app.command(cls=_SpanishCommand, help=text)(function)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"judgekit {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def before(  # noqa: D103 - its help is the app's
    context: typer.Context,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
    version: Annotated[  # noqa: ARG001
        bool, typer.Option("--version", help="Muestra la versión y termina.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    context.obj = Session().with_options(rules_dir, game, as_json)
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
