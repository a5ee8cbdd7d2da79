"""What a card remembers of how it was paid for, where its own text asks for that."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from judgekit.engine.filters import Filter
from judgekit.engine.model import Card, Obj
from judgekit.engine.said import parts
from judgekit.engine.terms import CharacteristicOf
from judgekit.engine.value import Value

PAID = ("paid elements", "paid element", "paid by backups")
"""Marks: of how many Elements the points were, of which where they were of one, and that only Backups made them."""


def how_paid(made: Counter[str], *, discarded: bool) -> Mapping[str, Value]:
    """The marks that tell of these points."""
    one = {"paid element": next(iter(made))} if len(made) == 1 else {}
    backups = {"paid by backups": True} if made and not discarded else {}
    return {"paid elements": len(made), **one, **backups}


def remembered(card: Obj) -> Mapping[str, Value]:
    """What it knows of how it was paid for, to take it along to another zone."""
    return {name: card.mark(name) for name in PAID if card.mark(name)}


@cache
def asks_how_it_was_paid(card: Card) -> bool:
    """Does a text of the card ask for it?"""
    return any(_asks(part) for part in parts(card.abilities))


def _asks(part: object) -> bool:
    if isinstance(part, CharacteristicOf):
        return part.value in PAID
    return isinstance(part, Filter) and any(getattr(part, name.replace(" ", "_"), ()) for name in PAID)
