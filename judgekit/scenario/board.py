"""The board that a scenario gives: zones, counts, whose turn it is."""

from collections import Counter
from collections.abc import Iterator
from collections.abc import Mapping as MappingOf

from judgekit.engine.game import Game
from judgekit.engine.model import Card
from judgekit.engine.origin import Origin
from judgekit.engine.value import Value
from judgekit.scenario.model import Board, Placed
from judgekit.scenario.nodes import Mapping, Node, Scalar, Sequence
from judgekit.scenario.refusal import hint, refuse
from judgekit.scenario.shapes import NO, NUMBER, YES

_OF_A_CARD = ("card", "as", "under", "owner")


def read(
    node: Node, game: type[Game], cards: MappingOf[str, Card], file: str
) -> tuple[MappingOf[str, Board], MappingOf[str, Value]]:
    """The players' boards and the facts of the game; raises UserError."""
    if not isinstance(node, Mapping):
        refuse(file, node, "«given» es un «clave: valor» con la mesa de cada jugador")
    reader = _BoardReader(game, cards, file)
    boards: dict[str, Board] = {player: Board({}, {}) for player in game.players}
    facts: dict[str, Value] = {}
    valid = (*game.players, "turn", "turn number", "phase", *game.facts)
    for key, value in node.entries:
        if key.text in game.players:
            boards[key.text] = reader.board(value)
        elif key.text in valid:
            facts[key.text] = reader.fact(key, value)
        else:
            refuse(file, key, f"«{key.text:.60}» no existe en «given»", hint([key.text], valid))
    return boards, facts


def labels(boards: MappingOf[str, Board]) -> tuple[str, ...]:
    """The labels of all the cards on the table."""
    return tuple(one.label for board in boards.values() for zone in board.zones.values() for one in _deep(zone))


def _deep(placed: tuple[Placed, ...]) -> Iterator[Placed]:
    for one in placed:
        yield one
        yield from _deep(one.under)


class _BoardReader:
    """Reads the boards of one scenario and names its cards: the second «Gazimon» is «Gazimon#2»."""

    def __init__(self, game: type[Game], cards: MappingOf[str, Card], file: str) -> None:
        self._game, self._cards, self._file = game, cards, file
        self._seen: Counter[str] = Counter()
        self._labels: set[str] = set()

    def board(self, node: Node) -> Board:
        """One player's zones and counts."""
        if not isinstance(node, Mapping):
            refuse(self._file, node, "la mesa de un jugador es un «clave: valor» con sus zonas")
        zones: dict[str, tuple[Placed, ...]] = {}
        counts: dict[str, int] = {}
        valid = (*self._game.kinds(), *self._game.counts)
        for key, value in node.entries:
            if key.text in self._game.kinds():
                zones[key.text] = self._zone(value)
            elif key.text in self._game.counts:
                counts[key.text] = self._whole(value)
            else:
                refuse(self._file, key, f"«{key.text:.60}» no es una zona ni una cuenta", hint([key.text], valid))
        return Board(zones, counts)

    def fact(self, key: Scalar, node: Node) -> Value:
        """A fact of the game, such as the phase."""
        if not isinstance(node, Scalar):
            refuse(self._file, node, f"«{key.text}» lleva una sola palabra")
        valid = {"turn": self._game.players, "phase": self._game.phases}.get(key.text)
        if key.text == "turn number":
            return self._whole(node)
        if valid and node.text not in valid:
            refuse(self._file, node, f"«{node.text:.60}» no vale para «{key.text}»", hint([node.text], valid))
        return self._value(node)

    def _zone(self, node: Node) -> tuple[Placed, ...]:
        items = node.items if isinstance(node, Sequence) else (node,)
        return tuple(self._placed(one) for one in items)

    def _placed(self, node: Node) -> Placed:
        if isinstance(node, Sequence):
            refuse(self._file, node, "aquí va una carta, no una lista")
        place = Origin(self._file, node.line, node.column)
        if isinstance(node, Scalar):
            return Placed(self._label(node, node.text), self._card(node), {}, place=place)
        parts = {key.text: value for key, value in node.entries}
        valid = (*_OF_A_CARD, *self._game.marks)
        for key, _ in node.entries:
            if key.text not in valid:
                refuse(self._file, key, f"la marca «{key.text:.60}» no existe", hint([key.text], valid))
        if not isinstance(name := parts.get("card"), Scalar):
            refuse(self._file, node, "falta «card» con el nombre de la carta")
        label = parts.get("as", name)
        marks = {mark: self._mark(parts[mark]) for mark in self._game.marks if mark in parts}
        under = self._zone(parts["under"]) if "under" in parts else ()
        owner = self._owner(parts["owner"]) if "owner" in parts else None
        return Placed(self._label(node, _text(label)), self._card(name), marks, under, owner, place)

    def _card(self, node: Scalar) -> Card:
        if node.text not in self._cards:
            problem = f"la carta «{node.text:.60}» no está en «cards» ni en cards.yaml"
            refuse(self._file, node, problem, hint([node.text], tuple(self._cards)))
        return self._cards[node.text]

    def _label(self, node: Node, name: str) -> str:
        self._seen[name] += 1
        label = name if self._seen[name] == 1 else f"{name}#{self._seen[name]}"
        if not name or label in self._labels or label in self._game.players:
            refuse(self._file, node, f"el nombre «{label:.60}» no vale o ya es de otra carta; ponle otro con «as»")
        self._labels.add(label)
        return label

    def _mark(self, node: Node) -> Value:
        if not isinstance(node, Scalar):
            refuse(self._file, node, "una marca lleva una sola palabra")
        return self._value(node)

    def _owner(self, node: Node) -> str:
        if _text(node) not in self._game.players:
            refuse(self._file, node, "el dueño debe ser un jugador", hint([_text(node)], self._game.players))
        return _text(node)

    def _whole(self, node: Node) -> int:
        if not isinstance(node, Scalar) or not NUMBER.fullmatch(node.text):
            refuse(self._file, node, "aquí va un número entero")
        return int(node.text)

    def _value(self, node: Scalar) -> Value:
        if NUMBER.fullmatch(node.text):
            return int(node.text)
        if node.text.lower() in YES:
            return True
        return False if node.text.lower() in NO else node.text


def _text(node: Node) -> str:
    return node.text if isinstance(node, Scalar) else ""
