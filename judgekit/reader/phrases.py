"""A phrase as a grammar writes it, compiled: «chosen {noun}», «draw a|1 card», «(the) top»."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

_PIECES = re.compile(r"\{[^{}]*\}|\([^()]*\)|[^\s(){},.:;]+|[,.:;]")


@dataclass(frozen=True, slots=True)
class Words:
    """Any of these words."""

    words: frozenset[str]


@dataclass(frozen=True, slots=True)
class Part:
    """A phrase of a category, under a name that the template uses."""

    name: str
    category: str


Element = Words | Part


def variants(written: str) -> Iterator[tuple[Element, ...]]:
    """Each way of saying a phrase: with and without what stands in brackets. Raises ValueError where it is none."""
    pieces = [_ways(piece) for piece in _PIECES.findall(written)]
    if not pieces:
        raise ValueError(f"«{written}» no es una frase")
    for chosen in product(*pieces):
        elements = tuple(element for way in chosen for element in way)
        if elements:
            yield elements


def _ways(piece: str) -> tuple[tuple[Element, ...], ...]:
    if piece.startswith("("):
        inner = tuple(_element(one) for one in _PIECES.findall(piece[1:-1]))
        return inner, ()
    return ((_element(piece),),)


def _element(piece: str) -> Element:
    if piece.startswith("{"):
        name, _, category = piece[1:-1].partition(":")
        return Part(name.strip(), (category or name).strip())
    return Words(frozenset(piece.split("|")))
