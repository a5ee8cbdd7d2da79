"""How each format is told that a text is only a text."""

import re
from collections.abc import Callable, Mapping

from markupsafe import Markup, escape

LONGEST_WORD = 30
BREAK = "\u200b"
_MARKDOWN = re.compile(r"[\\`*_\[\]<>#|~&!${}@^]")
_LIST_START = re.compile(r"^(\d{1,9})([.)])(?=\s|$)")
_LINE_START = re.compile(r"^([-+=:])")
_ADDRESS = re.compile(r"(?i)(https?|ftp|mailto|xmpp)(:)|\b(www)(\.)")
_LONG_WORD = re.compile(rf"\S{{{LONGEST_WORD},}}")


def html(text: str) -> str:
    """Text as HTML; quotation marks too, so that it serves in attributes."""
    return str(escape(text))


def typst(text: str) -> str:
    """Text as a Typst string literal: nothing inside is markup or code; long words may break."""
    broken = _LONG_WORD.sub(lambda found: _with_breaks(found[0]), text)
    return '"' + broken.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def markdown(text: str) -> str:
    """Text as Markdown that shows those very characters, wherever in a line it stands."""
    safe = _MARKDOWN.sub(r"\\\g<0>", text)
    safe = _ADDRESS.sub(lambda found: f"{found[1] or found[3]}\\{found[2] or found[4]}", safe)
    return _LINE_START.sub(r"\\\1", _LIST_START.sub(r"\1\\\2", safe))


def plain(text: str) -> str:
    """Plain text needs nothing."""
    return text


def literal(text: str) -> str:
    """A picture as a Typst string literal: its own code is not to be broken."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def finalizer(escaped: Callable[[str], str]) -> Callable[[object], Markup]:
    """What a template prints goes through the format's escape, once."""

    def finalize(value: object) -> Markup:
        return value if isinstance(value, Markup) else Markup(escaped(str(value)))

    return finalize


def _with_breaks(word: str) -> str:
    if BREAK in word or word.startswith("<svg"):
        return word
    return BREAK.join(word[at : at + LONGEST_WORD] for at in range(0, len(word), LONGEST_WORD))


ESCAPES: Mapping[str, Callable[[str], str]] = {"html": html, "typst": typst, "markdown": markdown, "text": plain}
