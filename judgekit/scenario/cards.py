"""Cards of a scenario: each a printed card of its game, with its words checked against what the game knows."""

from collections.abc import Mapping as MappingOf
from typing import Any

from judgekit.engine.abilities import Printed
from judgekit.engine.game import Game
from judgekit.engine.model import Card
from judgekit.scenario.card_check import check_words
from judgekit.scenario.lexicon import lexicon
from judgekit.scenario.plain_nodes import node
from judgekit.shapes.nodes import Mapping, Node, Scalar
from judgekit.shapes.reader import Shapes


def read(node: Node, shapes: Shapes, game: type[Game], file: str) -> MappingOf[str, Card]:
    """The cards of a file of cards by name; raises UserError."""
    printed: MappingOf[str, Printed] = shapes.read(node, MappingOf[str, Printed])
    return _cards(printed, node, game, file)


def checked(printed: MappingOf[str, Printed], root: Mapping, game: type[Game], file: str) -> MappingOf[str, Card]:
    """The cards of a scenario, from what its shape made of them; raises UserError at a word that means nothing."""
    return _cards(printed, _by_key(root)["cards"], game, file) if printed else {}


def written(name: str, fields: MappingOf[str, Any], game: type[Game]) -> Card:
    """A card from its fields as plain data, checked as those of a file are; raises UserError."""
    made = node({name: dict(fields)}, Scalar(name, 1, 1))
    return read(made, Shapes(lexicon(game), name), game, name)[name]


def blank(name: str, game: type[Game]) -> Card:
    """A card of which nothing is known but that it is there."""
    return game.printed_card().card(name)


def _cards(printed: MappingOf[str, Printed], node: Node, game: type[Game], file: str) -> MappingOf[str, Card]:
    nodes = _by_key(node)
    for name, one in printed.items():
        check_words(one, game, nodes[name], file)
    return {name: one.card(name) for name, one in printed.items()}


def _by_key(node: Node) -> dict[str, Node]:
    return {key.text: value for key, value in node.entries} if isinstance(node, Mapping) else {}
