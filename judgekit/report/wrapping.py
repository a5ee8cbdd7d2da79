"""Plain text on lines of bearable length."""

import textwrap

WIDTH = 78


def paragraph(text: object, indent: int = 0, hanging: int = 0, first: str = "") -> str:
    """The text wrapped; `first` opens it, and the lines after it stand `hanging` further in."""
    margin = " " * indent
    lines = textwrap.wrap(
        str(text),
        WIDTH,
        initial_indent=f"{margin}{first}",
        subsequent_indent=" " * (indent + hanging),
        break_on_hyphens=False,
    )
    return "\n".join(lines or [f"{margin}{first}".rstrip()])
