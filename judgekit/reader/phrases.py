"""A phrase as a grammar writes it, compiled: «chosen {noun}», «draw a|1 card», «(the) top», «[[{what} & {how?}]]»."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations, product

_PIECES = re.compile(r"\[\[.*?\]\]|\{[^{}]*\}|\([^()]*\)|[^\s(){},.:;]+|[,.:;]")
Forms = Mapping[str, str]
"""The word under which phrases know each of its other forms: «destruyó» → «destruir»."""


@dataclass(frozen=True, slots=True)
class Words:
    """Any of these words; or none of them, where it may be left out."""

    words: frozenset[str]
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """A phrase of a category, under a name that the template uses; what may be left out adds nothing to it."""

    name: str
    category: str
    optional: bool = False


Element = Words | Part
_COMMA = Words(frozenset({","}), optional=True)


def variants(written: str, forms: Forms) -> Iterator[tuple[Element, ...]]:
    """Each way of saying a phrase: without what may be left out, in each order. Raises ValueError where it is none."""
    if not written.split():
        raise ValueError(f"«{written}» no es una frase")
    for elements in dict.fromkeys(_sequences(written, forms)):
        if elements:
            yield elements


def _sequences(written: str, forms: Forms) -> Iterator[tuple[Element, ...]]:
    for chosen in product(*(tuple(_ways(piece, forms)) for piece in _PIECES.findall(written))):
        yield tuple(element for way in chosen for element in way)


def _ways(piece: str, forms: Forms) -> Iterable[tuple[Element, ...]]:
    if piece.startswith("[["):
        return tuple(_orders([tuple(_sequences(one, forms)) for one in piece[2:-2].split("&")]))
    if piece.startswith("("):
        return (*_sequences(piece[1:-1], forms), ())
    if not piece.startswith("{"):
        return _words(piece, forms)
    one = _part(piece)
    return ((one,), ()) if one.optional else ((one,),)


def _orders(parts: list[tuple[tuple[Element, ...], ...]]) -> Iterator[tuple[Element, ...]]:
    """The parts in each order, with or without a comma between two of them."""
    for chosen in product(*parts):
        for order in permutations([one for one in chosen if one]):
            yield tuple(element for one in order for element in (_COMMA, *one))[1:]


def _part(piece: str) -> Part:
    optional = piece.endswith("?}")
    name, _, category = piece.strip("{?}").partition(":")
    return Part(name.strip(), (category or name).strip(), optional)


def _words(piece: str, forms: Forms) -> Iterator[tuple[Element, ...]]:
    """Any of its words at once, and each contraction as the words that it is made of."""
    said = [forms.get(word, word) for word in piece.split("|")]
    if single := frozenset(word for word in said if " " not in word):
        yield (Words(single),)
    for contraction in dict.fromkeys(word for word in said if " " in word):
        yield tuple(Words(frozenset({word})) for word in contraction.split())
