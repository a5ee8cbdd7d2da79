"""What every command shares: the rules folder, the game, JSON or not; and the library that they lead to."""

import json
import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from judgekit.cli.progress import BuildProgress
from judgekit.contract.plain import to_json

if TYPE_CHECKING:
    from judgekit.corpus.library import Library

T = TypeVar("T")


def complete_game(incomplete: str) -> list[str]:
    """The games that begin so, for the shell's completion."""
    from judgekit.corpus.library import Library  # noqa: PLC0415

    try:
        return [source.game for source in Library().sources if source.game.startswith(incomplete)]
    except Exception:
        return []


RulesDir = Annotated[
    Path | None,
    typer.Option(
        "--rules-dir",
        metavar="CARPETA",
        readable=False,
        help="Carpeta con los reglamentos (o la variable JUDGEKIT_RULES).",
    ),
]
Game = Annotated[
    str | None,
    typer.Option("--game", "-g", metavar="JUEGO", help="Solo este juego.", autocompletion=complete_game),
]
Json = Annotated[bool | None, typer.Option("--json", help="Escribe JSON en vez de texto.", show_default=False)]


@dataclass(frozen=True)
class Session:
    """The options that hold before and after the command's name; those after it win."""

    rules_dir: Path | None = None
    game: str | None = None
    json: bool = False
    event: Path | None = None

    @classmethod
    def of(cls, context: typer.Context, rules_dir: Path | None, game: str | None, as_json: bool | None) -> "Session":
        """The session of a command: its own options over those given before its name."""
        before = context.obj if isinstance(context.obj, Session) else cls()
        return before.with_options(rules_dir, game, as_json)._by_its_own_word()

    def with_options(self, rules_dir: Path | None, game: str | None, as_json: bool | None) -> "Session":
        """This session with the options that were given."""
        return replace(
            self,
            rules_dir=rules_dir or self.rules_dir,
            game=game.strip().lower() if game else self.game,
            json=self.json if as_json is None else as_json,
        )

    def library(self) -> "Library":
        """The library of the rules folder; raises UserError where the folder or the game is not there.

        Documents that cannot be read are told of, and the others answer.
        """
        library = self.unopened()
        if self.game:
            from judgekit.corpus.lookup import check_game  # noqa: PLC0415

            game = self.game
            library.ask(lambda store: check_game(game, store))
        else:
            for game, mistake in library.ask(lambda store: store.broken()).items():
                typer.echo(f"Aviso: sin {game}: {mistake}", err=True)
        return library

    def unopened(self) -> "Library":
        """The library of the rules folder, of which nothing was asked yet; raises UserError where it is not there."""
        from judgekit.corpus.library import Library  # noqa: PLC0415 - --help does not pay for it

        named = self.rules_dir or (Path(os.environ["JUDGEKIT_RULES"]) if os.environ.get("JUDGEKIT_RULES") else None)
        progress = BuildProgress()
        library = Library(named, progress.parsed)
        library.when_built = progress.close
        return library

    def _by_its_own_word(self) -> "Session":
        """This session with the word of the game that was called by another name; a game that nobody has stays."""
        if not self.game:
            return self
        from judgekit import games  # noqa: PLC0415 - the engine and what it needs: only a game's name asks for it

        if self.game in games.names():
            return self
        from judgekit.corpus.lookup import game_of  # noqa: PLC0415

        called = self.game
        return replace(self, game=self.unopened().ask(lambda store: game_of(called, store)) or called)


def print_json(result: object) -> None:
    """Print a result as one JSON document and nothing else."""
    json.dump(to_json(result), sys.stdout, ensure_ascii=False, indent=None if not sys.stdout.isatty() else 2)
    sys.stdout.write("\n")
