"""A clause as an option of a question shows it: whole, so that its deciding words are always there."""

import re
from collections.abc import Mapping

from judgekit.one_line import line

LONGEST_CLAUSE = 400
SHORTEST_WORD = 5
_WORD = re.compile(r"\w+")
Texts = Mapping[str, str]


def is_quotable(clause: str, texts: Texts) -> bool:
    """Has it a text, and one that fits whole? What is cut may lack the very words that decide."""
    return 0 < len(line(texts.get(clause, ""))) <= LONGEST_CLAUSE


def quoted(clause: str, texts: Texts) -> str:
    """A clause with its text."""
    return f"{clause} — {line(texts[clause])}"


def nearness(text: str, other: str) -> float:
    """From 0 to 1: how many of their longer words two texts share."""
    one, two = (_words(each) for each in (text, other))
    return len(one & two) / (len(one | two) or 1)


def _words(text: str) -> set[str]:
    return {word[:SHORTEST_WORD] for word in _WORD.findall(text.lower()) if len(word) >= SHORTEST_WORD}
