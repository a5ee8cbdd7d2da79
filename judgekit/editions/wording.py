"""How a text differs from another: not at all, in typography, in the numbers that it refers to, or in words."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum
from unicodedata import normalize

_QUOTES = str.maketrans({**dict.fromkeys("“”«»„\"'’‘`´", "'"), **dict.fromkeys("–—−‐‑", "-"), "…": "..."})
_THOUSANDS = r"\d{1,3}(?:\.\d{3})+(?![\d.])"
_NUMBER = re.compile(rf"\b(?!{_THOUSANDS})\d+(?:\.\d+)+[a-z]?\b(?!\s*(?:cm|mm|CP|%|°))")
_WORD = re.compile(r"\s+|\w+|[^\w\s]")
_SOFT = re.compile(r"(?:[\s,;:'()¡!¿?*_]|\.(?!\d)|(?<!\d)\.|-(?!\d))+")
"""What may change and leave what is said: not the point of 5.000, not the sign of -1."""


class Wording(StrEnum):
    """In what two texts differ, from nothing to words."""

    SAME = "same"
    TYPOGRAPHY = "typography"
    REFERENCES = "references"
    REWORDED = "reworded"


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text that stays («same»), goes («out») or is new («in»)."""

    how: str
    text: str


def wording(old: str, new: str) -> Wording:
    """In what two texts differ."""
    if old == new:
        return Wording.SAME
    if plain(old) == plain(new):
        return Wording.TYPOGRAPHY
    return Wording.REFERENCES if numberless(old) == numberless(new) else Wording.REWORDED


def plain(text: str) -> str:
    """A text without what is only typography: quotes, dashes, spaces, punctuation and letters' case."""
    return _SOFT.sub(" ", normalize("NFKC", text).translate(_QUOTES)).strip().casefold()


def numberless(text: str) -> str:
    """The same with no clause number in it: a text that refers to what was renumbered is the same text."""
    return plain(_NUMBER.sub("#", text))


def pieces(old: str, new: str) -> tuple[Piece, ...]:
    """A text word by word against another: what stays, what goes, what is new."""
    return tuple(_pieces(_WORD.findall(old), _WORD.findall(new)))


def _pieces(old: list[str], new: list[str]) -> Iterator[Piece]:
    for how, begin, end, start, stop in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if how == "equal":
            yield Piece("same", "".join(old[begin:end]))
            continue
        if end > begin:
            yield Piece("out", "".join(old[begin:end]))
        if stop > start:
            yield Piece("in", "".join(new[start:stop]))
