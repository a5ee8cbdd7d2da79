"""A card that gives its printed text in place of `effects`: what is read of it goes where a person would write it."""

from collections.abc import Mapping as MappingOf
from typing import TYPE_CHECKING, Any

from judgekit.engine.game import Game
from judgekit.scenario.plain_nodes import node, plain
from judgekit.shapes.nodes import Mapping, Node, Scalar
from judgekit.shapes.refusal import quote, refuse

if TYPE_CHECKING:
    pass

TEXT = "text"
EFFECTS = "effects"
MENTIONS = "mentions"
"""What a text names, where the cards of the game can be asked for that."""


def read_texts(cards: Node, game: type[Game], file: str) -> Node:
    """The cards with what their texts say written out; raises UserError at a text that is not understood."""
    if not isinstance(cards, Mapping):
        return cards
    entries = tuple((name, _card(name.text, one, game, file)) for name, one in cards.entries)
    return (
        cards
        if all(new is old for (_, new), (_, old) in zip(entries, cards.entries, strict=True))
        else Mapping(entries, cards.line, cards.column)
    )


def in_file(root: Mapping, game: type[Game], file: str) -> Mapping:
    """A file of which the cards have their texts written out."""
    entries = tuple(
        (key, read_texts(value, game, file) if key.text == "cards" else value) for key, value in root.entries
    )
    return Mapping(entries, root.line, root.column)


def _card(name: str, card: Node, game: type[Game], file: str) -> Node:
    keys = {key.text: (key, value) for key, value in card.entries} if isinstance(card, Mapping) else {}
    if TEXT not in keys or not isinstance(card, Mapping):
        return card
    key, text = keys[TEXT]
    if not isinstance(text, Scalar):
        refuse(file, text, "«text» es el texto impreso de la carta, entre comillas o con «|»")
    said = _said(name, text, {one: plain(value) for one, (_, value) in keys.items() if one != TEXT}, game, file)
    for field in said:
        if field in keys:
            refuse(file, keys[field][0], f"«{field}» ya lo dice «text»; quita uno de los dos")
    if EFFECTS in keys:
        refuse(file, keys[EFFECTS][0], "una carta lleva «text» o «effects», no los dos; quita uno")
    others = tuple(entry for entry in card.entries if entry[0] is not key)
    read = tuple((Scalar(one, text.line, text.column), node(value, text)) for one, value in said.items())
    return Mapping((*others, *read), card.line, card.column)


def _said(name: str, text: Scalar, fields: MappingOf[str, Any], game: type[Game], file: str) -> MappingOf[str, Any]:
    from judgekit.reader import NotUnderstoodError, Printing, read  # noqa: PLC0415 - only cards with a text need it

    card: Printing = Printing(name, text.text, {"type": getattr(game.printed_card(), "type", ""), **fields})
    try:
        found = read(game.game, card)
    except NotUnderstoodError as error:
        refuse(file, text, f"el texto de «{quote(name)}» no se entiende entero: {error.problem}; escribe «effects»")
    return {**found.fields, MENTIONS: list(found.named)} if found.named and MENTIONS not in fields else found.fields
