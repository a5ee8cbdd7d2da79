"""Texts that are put together of parts, as they are said."""

import re

_TOGETHER = (
    (re.compile(r"\b([Aa]) el (?=\w)"), r"\1l "),
    (re.compile(r"\b([Dd])e el (?=\w)"), r"\1el "),
    (re.compile(r"(?<=\w|\)|») o (?=h?o)"), " u "),
    (re.compile(r"\b([Ll]a|una) carta carta\b"), r"\1 carta"),
)


def run_together(text: str) -> str:
    """The text with «al», «del», «u» before an «o», and «la carta» but once."""
    for parts, whole in _TOGETHER:
        text = parts.sub(whole, text)
    return text
