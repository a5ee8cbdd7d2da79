"""Cards of a scenario: each a printed card of its game, with its words checked against what the game knows."""

from collections.abc import Mapping as MappingOf
from dataclasses import fields

from judgekit.engine.abilities import Printed
from judgekit.engine.game import Game
from judgekit.engine.model import Card
from judgekit.engine.value import Value
from judgekit.scenario.ability_words import check_abilities
from judgekit.scenario.nodes import Mapping, Node
from judgekit.scenario.refusal import refuse
from judgekit.scenario.shapes import Shapes
from judgekit.scenario.words import check_words


def read(node: Node, shapes: Shapes, game: type[Game], file: str) -> MappingOf[str, Card]:
    """The cards by name; raises UserError."""
    if not isinstance(node, Mapping):
        refuse(file, node, "las cartas son «nombre: {...}»")
    return {name.text: _card(name.text, value, shapes, game, file) for name, value in node.entries}


def _card(name: str, node: Node, shapes: Shapes, game: type[Game], file: str) -> Card:
    printed: Printed = shapes.read(node, game.printed_card)
    check_words(printed, game, node, file)
    check_abilities(printed, game, node, file)
    values = {one.name: _value(getattr(printed, one.name)) for one in fields(printed) if one.name != "effects"}
    known = {key.removesuffix("_"): value for key, value in values.items() if value is not None}
    return Card(name, {"name": name, **known}, printed.effects)


def _value(given: object) -> Value | None:
    if isinstance(given, tuple):
        return frozenset(str(one) for one in given) if given else None
    return given if isinstance(given, bool | int | str) else None
