"""From a scenario file to a Scenario; every mistake is one Spanish sentence with its place."""

from collections.abc import Mapping as MappingOf
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from judgekit import games, shipped
from judgekit.engine.game import Game
from judgekit.engine.model import Card
from judgekit.engine.origin import Origin
from judgekit.engine.vocabulary import vocabulary
from judgekit.scenario import board, cards, claims, moves
from judgekit.scenario.model import Scenario, Situation
from judgekit.scenario.nodes import Mapping, Node, Scalar, read_file
from judgekit.scenario.refusal import hint, refuse
from judgekit.scenario.shapes import Shapes


@dataclass(frozen=True)
class Heading:
    """What a scenario file says of itself."""

    id: str
    game: str
    title: str
    source: str
    ask: str
    examples: tuple[str, ...] = ()
    mechanics: tuple[str, ...] = ()
    near_miss_of: str | None = None
    document_version: str | None = None
    reading: MappingOf[str, str] | None = None
    seed: int = 0


_BODY = ("cards", "given", "script", "expect")
_HEADING = tuple(name.replace("_", " ") for name in Heading.__dataclass_fields__)
KEYS = (*_HEADING, *_BODY)


def load(path: Path, shared: MappingOf[str, Card] | None = None) -> Scenario:
    """Read a scenario file; `shared` are the cards of its game's bank. Raises UserError."""
    file = str(path)
    root = _mapping(read_file(path), file, "un escenario")
    parts = {key.text: value for key, value in root.entries}
    for key, _ in root.entries:
        if key.text not in KEYS:
            refuse(file, key, f"la clave «{key.text:.60}» no existe en un escenario", hint([key.text], KEYS))
    for name in ("id", "game", "title", "source", "ask", "given", "script", "expect"):
        if name not in parts:
            refuse(file, root, f"falta «{name}»; añádelo al escenario")
    game = _game(parts["game"], file)
    shapes = Shapes(vocabulary(game), file)
    return _scenario(path, root, game, shapes, shared if shared is not None else bank_cards(path.parent, game))


def bank_cards(folder: Path, game: type[Game]) -> MappingOf[str, Card]:
    """The cards that the scenarios of a folder share, from its `cards.yaml`."""
    path = folder / shipped.CARDS
    return _bank_cards(path, path.stat().st_mtime_ns, game.game) if path.is_file() else {}


@cache
def _bank_cards(path: Path, changed: int, name: str) -> MappingOf[str, Card]:  # noqa: ARG001 - part of the key
    game = games.game(name)
    return cards.read(read_file(path), Shapes(vocabulary(game), str(path)), game, str(path))


def _scenario(path: Path, root: Mapping, game: type[Game], shapes: Shapes, shared: MappingOf[str, Card]) -> Scenario:
    file = str(path)
    heading = Mapping(tuple(entry for entry in root.entries if entry[0].text not in _BODY), root.line, root.column)
    said: Heading = shapes.read(heading, Heading)
    parts = {key.text: value for key, value in root.entries}
    if not claims.is_clause(said.source, game.game):
        problem = f"«{said.source:.60}» no es una cláusula de este juego; escribe «{game.game}:número»"
        refuse(file, parts["source"], problem)
    own = cards.read(parts["cards"], shapes, game, file) if "cards" in parts else {}
    situation = _situation(parts, said, game, {**shared, **own}, file)
    return Scenario(
        id=said.id,
        game=said.game,
        title=said.title,
        source=said.source,
        ask=said.ask,
        situation=situation,
        claims=claims.read(parts["expect"], game, board.labels(situation.boards), file),
        path=path,
        examples=said.examples,
        mechanics=said.mechanics,
        near_miss_of=said.near_miss_of,
        document_version=said.document_version,
        places={key: _origin(value, file) for key, value in parts.items()},
    )


def _situation(
    parts: MappingOf[str, Node], said: Heading, game: type[Game], known: MappingOf[str, Card], file: str
) -> Situation:
    """All that the simulator is told: it is read without a look at what is expected."""
    boards, facts = board.read(parts["given"], game, known, file)
    script = moves.read(parts["script"], game, file)
    readings = _readings(said.reading or {}, parts.get("reading"), game, file)
    return Situation(game, boards, facts, script, readings, said.seed, _origin(parts["given"], file))


def _origin(node: Node, file: str) -> Origin:
    return Origin(file, node.line, node.column)


def _game(node: Node, file: str) -> type[Game]:
    name = node.text if isinstance(node, Scalar) else ""
    if name not in games.names():
        refuse(file, node, f"el juego «{name:.60}» no existe", hint([name], games.names()))
    return games.game(name)


def _readings(chosen: MappingOf[str, str], node: Node | None, game: type[Game], file: str) -> MappingOf[str, str]:
    known = {one.name: [meaning.name for meaning in one.meanings] for one in games.readings(game.game)}
    for name, meaning in chosen.items():
        assert node is not None
        if name not in known:
            refuse(file, node, f"la lectura «{name:.60}» no existe", hint([name], list(known)))
        if meaning not in known[name]:
            refuse(file, node, f"la lectura «{name}» no tiene «{meaning:.60}»", hint([meaning], known[name]))
    return chosen


def _mapping(node: Node, file: str, what: str) -> Mapping:
    if not isinstance(node, Mapping):
        refuse(file, node, f"{what} es un «clave: valor»; mira scenarios/README.md")
    return node
