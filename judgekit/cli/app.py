"""The typer app: its commands, each imported only when it runs, the options before a command's name, Spanish help."""

import re
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from judgekit import __version__
from judgekit.cli.holding import HELD, held
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.errors import UserError

COMMANDS = {
    "search": "Busca cláusulas con tus palabras o por su número.",
    "rule": "Muestra cláusulas por su número: una, un apartado o un tramo.",
    "toc": "Muestra el índice de un reglamento o de un apartado.",
    "clauses": "Lista todas las cláusulas, en el orden del documento.",
    "check": "Comprueba los reglamentos: líneas descartadas, referencias, erratas.",
    "scenarios": "Lista los escenarios del banco: por texto, juego, cláusula o mecánica.",
    "replay": "Juega escenarios y cuenta qué pasa, por qué cláusula y si es lo esperado.",
    "card": "Lee el texto impreso de una carta y cuenta qué entiende, con qué cláusulas.",
    "moves": "Dice qué puede hacer ahora cada jugador en una mesa, y qué no y por qué.",
    "table": "Una mesa para jugar: jugadas por número, por qué no, deshacer, guardar.",
    "new": "Escribe una pregunta para empezar: el esqueleto de un juego, o una copia del banco.",
    "schema": "Escribe el JSON Schema de los escenarios, o de lo que escribe una orden.",
    "exam": "Estudia para el examen de juez: preguntas del banco, cuando toca repasarlas.",
    "report": "Imprime fallos, un cuaderno de estudio o una hoja de cláusulas.",
    "diff": "Compara dos ediciones de un reglamento: qué cláusulas cambian y en qué.",
    "impact": "Dice qué nombra las cláusulas que cambian de una edición a otra.",
    "editions": "Guarda ediciones pasadas, para saber qué decía lo que se citó.",
    "site": "Escribe el sitio web: busca, lee, juega y estudia en cualquier teléfono, sin servidor.",
    "event": "Fija lo que rige en un torneo, y lleva el registro de sus fallos.",
    "mcp": "Contesta a asistentes (MCP) con lo que se calcula y se cita, por la entrada y la salida.",
    "fuzz": "Juega al azar y vigila que nada se rompa: para quien cambia las reglas.",
    "coverage": "Mide cuántas cláusulas mira, aplica y exige el banco de escenarios.",
}

NEAR = 0.75
_HELP_WORDS = (
    ("Usage:", "Uso:"),
    ("Options:", "Opciones:"),
    ("Arguments:", "Datos:"),
    ("[OPTIONS]", "[OPCIONES]"),
    ("COMMAND [ARGS]...", "ORDEN [DATOS]..."),
    ("Show this message and exit.", "Muestra esta ayuda y termina."),
    ("Install completion for the current shell.", "Instala el autocompletado en tu consola."),
    ("Show completion for the current shell, to copy it or customize the installation.", "Muestra el autocompletado."),
    ("[default: ", "[por defecto: "),
    ("[required]", "[obligatorio]"),
)


def in_spanish(help_text: str) -> str:
    """The help with the words that click writes by itself in Spanish, however it wrapped them."""
    for english, spanish in _HELP_WORDS:
        wrapped = r"\s+".join(re.escape(word) for word in english.split(" "))
        help_text = re.sub(wrapped, lambda _, spanish=spanish: spanish, help_text)  # type: ignore[misc]
    return help_text


class SpanishCommand(TyperCommand):
    """A command whose help is in Spanish throughout."""

    def get_help(self, ctx: Any) -> str:
        """The whole help."""
        return in_spanish(super().get_help(ctx))


class SpanishGroup(TyperGroup):
    """A command with commands of its own, its help in Spanish throughout."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Lists them in the order in which they were written."""
        with formatter.section("Órdenes"):
            formatter.write_dl([(name, self.commands[name].get_short_help_str(80)) for name in self.list_commands(ctx)])

    def get_help(self, ctx: Any) -> str:
        """The whole help."""
        return in_spanish(super().get_help(ctx))


class _Group(TyperGroup):
    """Imports a command's module when the command is asked for, so that one command does not pay for another."""

    def get_params(self, ctx: Any) -> Any:
        """Those of the completion answer in Spanish."""
        params = super().get_params(ctx)
        if not any("-completion" in one for one in sys.argv):
            return params
        from judgekit.cli import completion  # noqa: PLC0415 - what it needs is paid by who asks for it

        return completion.in_spanish(params)

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            return None
        function = getattr(import_module(f"judgekit.cli.{cmd_name}"), cmd_name)
        if isinstance(function, typer.Typer):
            return get_command(function)
        one = typer.Typer(add_completion=False, rich_markup_mode=None)
        one.command(cmd_name, cls=SpanishCommand, help=COMMANDS[cmd_name])(function)
        return held(get_command(one)) if cmd_name in HELD else get_command(one)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command; where there is none, what a judge types bare: a clause's number, or words to search for."""
        said = args[0]
        if said in COMMANDS or said.startswith("-"):
            return super().resolve_command(ctx, args)
        from difflib import get_close_matches  # noqa: PLC0415 - only who types no command pays for it

        if meant := get_close_matches(said, COMMANDS, n=1, cutoff=NEAR):
            raise UserError(
                "unknown-command",
                f"La orden «{said:.40}» no existe; ¿quisiste decir «{meant[0]}»? "
                f"Para buscar esa palabra: judgekit search {said:.40}",
            )
        return super().resolve_command(
            ctx, ["rule" if _is_a_clause([one for one in args if not one.startswith("-")]) else "search", *args]
        )

    def format_commands(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002
        with formatter.section("Órdenes"):
            formatter.write_dl(list(COMMANDS.items()))

    def get_help(self, ctx: Any) -> str:
        return in_spanish(super().get_help(ctx))


def _is_a_clause(words: list[str]) -> bool:
    """Are the words numbers of clauses, or one after a game's name?"""
    from judgekit.corpus.library import Library  # noqa: PLC0415 - only who types no command pays for it
    from judgekit.corpus.lookup import game_of, is_reference  # noqa: PLC0415

    if not is_reference(words[-1]):
        return is_reference(words[0])
    named = " ".join(words[:-1])
    return all(is_reference(word) for word in words) or bool(Library().ask(lambda store: game_of(named, store)))


app = typer.Typer(
    name="judgekit",
    cls=_Group,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Busca y cita las reglas de cinco juegos de cartas: la cláusula exacta, en su sitio, en un momento.",
    epilog="Ejemplos: judgekit search efecto de reemplazo · judgekit rule fftcg:11.8.7 · judgekit toc -g digimon",
)


def _print_version(*, as_json: bool) -> None:
    if as_json:
        from judgekit.cli.version import Version  # noqa: PLC0415
        from judgekit.contract.definitions import VERSION  # noqa: PLC0415

        print_json(Version(__version__, VERSION))
    else:
        typer.echo(f"judgekit {__version__}")


@app.callback(invoke_without_command=True)
def before(  # noqa: D103 - its help is the app's
    context: typer.Context,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
    event_file: Annotated[
        Path | None, typer.Option("--event-file", metavar="ARCHIVO", help="Lo que fijó un torneo (judgekit event).")
    ] = None,
    version: Annotated[bool, typer.Option("--version", help="Muestra la versión y termina.")] = False,
) -> None:
    context.obj = replace(Session().with_options(rules_dir, game, as_json), event=event_file)
    if version:
        _print_version(as_json=context.obj.json)
        raise typer.Exit
    if context.invoked_subcommand is None:
        if context.obj.json:
            raise UserError(
                "command-needed", "Falta la orden; escribe, por ejemplo: judgekit --json search efecto de reemplazo."
            )
        typer.echo(context.get_help())
