"""A text on one line, without what cannot be seen and without what a terminal or a printer would obey."""

import unicodedata

_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
_KEPT = {"\u200c", "\u200d"}  # joiners that some scripts need


def line(text: str) -> str:
    """The text on one line; what cannot be seen (controls, direction marks) shows as �."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    spaced = "".join(" " if c.isspace() else c for c in text)
    return " ".join("".join(map(_seen, spaced)).split())


def paragraphs(text: str) -> tuple[str, ...]:
    """The lines of a text, each on its own."""
    return tuple(one for one in map(line, text.split("\n")) if one)


def _seen(character: str) -> str:
    return "�" if unicodedata.category(character) in _UNSEEN and character not in _KEPT else character
