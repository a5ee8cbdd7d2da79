"""From a scenario file to a Scenario; every mistake is one Spanish sentence with its place."""

from collections.abc import Iterable, Iterator
from collections.abc import Mapping as MappingOf
from dataclasses import fields
from functools import cache
from pathlib import Path

from judgekit import games, shipped
from judgekit.engine.game import Game
from judgekit.engine.model import Card
from judgekit.engine.origin import Origin
from judgekit.scenario import board, card_texts, cards, moves
from judgekit.scenario.before import before
from judgekit.scenario.claims import There, bare, claims, pins
from judgekit.scenario.description import File
from judgekit.scenario.lexicon import lexicon
from judgekit.scenario.model import DEMANDED, Claim, Question, Scenario, Situation
from judgekit.shapes.nodes import Mapping, Node, Scalar, read_content, read_file
from judgekit.shapes.reader import Shapes
from judgekit.shapes.refusal import hint, refuse

ASKED = ("tries", "order", "winner", "turn", "phase")
"""What a question may be about besides what lies on the table."""


def load(path: Path, shared: MappingOf[str, Card] | None = None) -> Question:
    """Read a scenario file, or standard input where it is `-`; `shared` are the cards of its game's bank.

    A Scenario where it has all that the bank demands; only `game` and `given` must be there. Raises UserError.
    """
    return _load(read_file(path), path, shared)


def loads(text: str, name: str = "mesa.yaml") -> Question:
    """Read a scenario that is no file, `name` being what mistakes call it; it may name the cards of judgekit's bank.

    Raises UserError.
    """
    path = Path(name)
    root = read_content(text.encode("utf-8", "surrogatepass"), path)
    return _load(root, path, None, shipped.folder("scenarios"))


def _load(root: Node, path: Path, shared: MappingOf[str, Card] | None, bank: Path | None = None) -> Question:
    file = str(path)
    if not isinstance(root, Mapping):
        refuse(file, root, "un escenario es un «clave: valor»; mira scenarios/empezar.md, o «judgekit new -g JUEGO»")
    game = _game(root, file)
    root = card_texts.in_file(root, game, file)
    said: File = Shapes(lexicon(game), file).read(root, File)
    places = {key.text: Origin(file, value.line, value.column) for key, value in root.entries}
    folder = path.parent if bank is None else bank / game.game
    known = bank_cards(folder, game) if shared is None else shared
    own = cards.checked(said.cards, root, game, file)
    situation = _situation(said, game, {**known, **own}, places["given"])
    return _question(said, situation, path, places)


def bank_cards(folder: Path, game: type[Game]) -> MappingOf[str, Card]:
    """The cards that the scenarios of a folder share, from its `cards.yaml`."""
    path = folder / shipped.CARDS
    return _bank_cards(path, path.stat().st_mtime_ns, game.game) if path.is_file() else {}


@cache
def _bank_cards(path: Path, changed: int, name: str) -> MappingOf[str, Card]:  # noqa: ARG001 - part of the key
    game = games.game(name)
    root = card_texts.read_texts(read_file(path), game, str(path))
    return cards.read(root, Shapes(lexicon(game), str(path)), game, str(path))


def _situation(said: File, game: type[Game], known: MappingOf[str, Card], place: Origin) -> Situation:
    """All that the simulator is told: it is made without a look at what is expected."""
    boards, facts = board.lay(said.given, game, known), board.facts(said.given)
    already = before(said.given, boards, game)
    return Situation(game, boards, facts, moves.entries(said.script), said.reading, said.seed, place, already)


def _question(said: File, situation: Situation, path: Path, places: MappingOf[str, Origin]) -> Question:
    as_said = ("game", "id", "title", "source", "ask", "about", "examples", "mechanics")
    kind = Scenario if all(part in places for part in DEMANDED) else Question
    if "about" in places:
        _check_about(said.about, situation, places["about"])
    words = {name: getattr(said, name) for name in (*as_said, "near_miss_of", "document_version")}
    return kind(
        **{**words, "source": bare(said.source) if said.source else said.source},
        situation=situation,
        pins=tuple(_pins(said, places)),
        claims=_claims(said, situation),
        path=path,
        places=places,
    )


def _pins(said: File, places: MappingOf[str, Origin]) -> Iterator[tuple[str, Origin]]:
    """The clauses that a file names by id and hash, and where."""
    if said.source and "@" in said.source:
        yield said.source, places["source"]
    for one in (said.expect, *moves.checks(said.script).values()):
        yield from pins(one) if one else ()


def _check_about(about: Iterable[str], situation: Situation, place: Origin) -> None:
    """Raise UserError at a word that names nothing that may be asked about."""
    game, laid = situation.game, situation.boards
    printed = (one.name for one in fields(game.printed_card))
    words = (*game.players, *game.kinds(), *game.counts, *game.facts, *game.marks, *printed)
    known = {*board.labels(laid), *board.names(laid), *words, *ASKED}
    for one in about:
        if one not in known:
            problem = f"«about» dice «{one:.60}», que no es una carta ni una cuenta de esta mesa"
            refuse(place.file, place, problem, hint([one], known))


def _claims(said: File, situation: Situation) -> tuple[Claim, ...]:
    """What must be so at each moment of the script, and at the end."""
    laid = situation.boards
    there = There(board.labels(laid), board.names(laid), situation.game)
    at_moments = (claims(one, there, number) for number, one in moves.checks(said.script).items())
    at_end = claims(said.expect, there) if said.expect else ()
    return (*(claim for found in at_moments for claim in found), *at_end)


def _game(root: Mapping, file: str) -> type[Game]:
    """The game that a file names: all its other words depend on it."""
    node = next((value for key, value in root.entries if key.text == "game"), None)
    if node is None:
        refuse(file, root, "falta «game»: di de qué juego es", hint([], games.names()))
    name = node.text if isinstance(node, Scalar) else ""
    if name not in games.names():
        refuse(file, node, f"el juego «{name:.60}» no existe", hint([name], games.names()))
    return games.game(name)
