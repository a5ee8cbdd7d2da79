"""Cards by the number: «44 cards», «2 cards not exerted», «Relleno x20», «any Relleno»; and lists in any order."""

import re
from collections.abc import Collection
from dataclasses import dataclass

MOST_CARDS = 1_000
IN_ANY_ORDER = "in any order"
BLANK = "carta"
_CARDS = re.compile(r"(?P<many>[0-9]+) cards?(?: (?P<lacks>not )?(?P<mark>\S.*))?")
_COPIES = re.compile(r"(?P<name>.+) x(?P<many>[0-9]+)")
_ANY = "any "


@dataclass(frozen=True, slots=True)
class Crowd:
    """So many cards: of a name, "" for whichever, with a mark or without it, "" for however they are."""

    many: int
    name: str = ""
    mark: str = ""
    has_mark: bool = True


def crowd(text: str, own: Collection[str], marks: Collection[str] | None = None) -> Crowd | None:
    """The crowd that a text stands for; None where it is a name, one of `own`, or speaks of none of the marks."""
    if text in own:
        return None
    if found := _CARDS.fullmatch(text):
        mark = found["mark"] or ""
        return (
            Crowd(int(found["many"]), "", mark, not found["lacks"])
            if not mark or marks is None or mark in marks
            else None
        )
    if found := _COPIES.fullmatch(text):
        return Crowd(int(found["many"]), found["name"])
    return None


def unknown_mark(text: str, marks: Collection[str]) -> str:
    """The mark of which a number of cards speaks and that no card may have, "" where there is none."""
    found = _CARDS.fullmatch(text)
    mark = found["mark"] if found else None
    return mark if mark and mark not in marks else ""


def claimed(text: str, own: Collection[str], marks: Collection[str] | None = None) -> Crowd | None:
    """The same of what is expected, where one copy of a card may be any of them: «any Relleno»."""
    if text not in own and text.startswith(_ANY):
        return Crowd(1, text.removeprefix(_ANY))
    return crowd(text, own, marks)
