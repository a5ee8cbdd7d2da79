"""`judgekit card`: the printed text of a card, read and told back."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from judgekit import games
from judgekit.cli.session import Game, Json, Session, print_json
from judgekit.errors import Place, UserError, unreadable

if TYPE_CHECKING:
    from judgekit.reader import Printing
    from judgekit.story import ReadCard

STDIN = "-"
LONGEST_LINE = 100_000


def card(
    context: typer.Context,
    text: Annotated[str, typer.Argument(metavar="TEXTO", help="El texto impreso, su archivo, o «-».")] = STDIN,
    name: Annotated[str, typer.Option("--name", metavar="NOMBRE", help="El nombre de la carta.")] = "",
    kind: Annotated[str, typer.Option("--type", metavar="TIPO", help="Su tipo, si el texto no basta.")] = "",
    batch: Annotated[
        bool, typer.Option("--batch", help="El archivo lleva una carta en JSON por línea; escribe otra por cada una.")
    ] = False,
    game: Game = None,
    as_json: Json = None,
) -> int:
    """Read a card's text; exit code 2 where it is not understood."""
    session = Session.of(context, None, game, as_json)
    chosen = _game(session)
    if batch:
        return _batch(chosen, text)
    found = _read(chosen, name or "Carta", _content(text), kind)
    if session.json:
        print_json(found)
        return 0 if found.understood else 2
    if not found.understood:
        raise UserError("text-not-understood", f"El texto no se entiende entero: {found.error}")
    from judgekit.cli.card_page import show  # noqa: PLC0415 - JSON does not pay for the page

    show(found)
    return 0


def _game(session: Session) -> str:
    if session.game not in games.names():
        known = ", ".join(games.names())
        raise UserError("no-game", f"Di de qué juego es la carta con -g: {known}.", near=games.names())
    return session.game


def _read(game: str, name: str, text: str, kind: str) -> "ReadCard":
    from judgekit.reader import Printing  # noqa: PLC0415
    from judgekit.story import read_card  # noqa: PLC0415

    return read_card(game, Printing(name, text, {"type": kind} if kind else {}))


def _content(text: str) -> str:
    """The text itself, or what a file of that name or the standard input holds."""
    if text == STDIN:
        return sys.stdin.read(LONGEST_LINE)
    path = Path(text)
    if len(text) > 200 or "\n" in text or not _is_file(path):
        return text
    try:
        return path.read_text(encoding="utf-8", errors="replace")[:LONGEST_LINE]
    except OSError as error:
        raise unreadable(path, error, "revisa la ruta y sus permisos") from None


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def _batch(game: str, where: str) -> int:
    """One JSON line for each card: {name, understood, effects, says, error}."""
    from judgekit.story import read_card  # noqa: PLC0415

    for one in _cards(where):
        found = read_card(game, one)
        said = {name: getattr(found, name) for name in ("name", "understood", "effects", "says", "error")}
        sys.stdout.write(f"{json.dumps(said, ensure_ascii=False)}\n")
    return 0


def _cards(where: str) -> Iterator["Printing"]:
    from judgekit.reader import Printing  # noqa: PLC0415

    for number, line in enumerate(_lines(where), 1):
        if line.strip():
            one = _object(line, where, number)
            yield Printing(str(one["name"]), str(one["text"]), one)


def _lines(where: str) -> Iterator[str]:
    if where == STDIN:
        yield from sys.stdin
        return
    try:
        with Path(where).open(encoding="utf-8", errors="replace") as file:
            yield from file
    except OSError as error:
        raise unreadable(Path(where), error, "revisa la ruta y sus permisos") from None


def _object(line: str, where: str, number: int) -> dict[str, Any]:
    try:
        one = json.loads(line)
    except ValueError:
        one = None
    if not isinstance(one, dict) or not {"name", "text"} <= one.keys():
        problem = "cada línea es una carta en JSON con «name» y «text»; corrige esta"
        raise UserError("bad-batch", f"{problem}.", place=Place(where, number))
    return one
