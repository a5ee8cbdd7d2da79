"""What was understood of a card, on a page: each ability with its clauses and questions, and its YAML to paste."""

import re
from collections.abc import Mapping
from typing import Any

from judgekit.cli.page import FAINT, TITLE, Page
from judgekit.cli.phrases import say
from judgekit.story import ReadCard

_BARE = re.compile(r"[\wáéíóúñÁÉÍÓÚÑ][\wáéíóúñÁÉÍÓÚÑ +'-]*|-?\d+")
_WIDTH = 100


def show(card: ReadCard) -> None:
    """Print a card that was understood."""
    page = Page()
    page.line(say("card.understood", name=card.name), TITLE)
    for field in card.says[: len(card.says) - len(card.abilities)]:
        page.paragraph(field, indent=2)
    for number, one in enumerate(card.abilities, 1):
        page.paragraph(f"{number}. {one.says}", indent=2, hanging=3)
        if one.clauses:
            page.paragraph(say("card.clauses", clauses=", ".join(one.clauses)), FAINT, indent=5)
        for question in one.asks:
            page.paragraph(say("card.asks", question=question), FAINT, indent=5)
    page.line()
    page.line(say("card.paste"), TITLE)
    for line in written({**(card.fields or {}), "effects": list(card.effects)}):
        page.line(f"  {line}")


def written(fields: Mapping[str, Any]) -> list[str]:
    """The fields of a card as YAML, each ability on a line of its own or on several where it is long."""
    lines = []
    for name, value in fields.items():
        if name == "effects" and value:
            lines += ["effects:", *(f"  - {line}" for one in value for line in [flow(one)])]
        elif name != "effects":
            lines.append(f"{name}: {flow(value)}")
    return lines


def flow(value: Any) -> str:
    """A value in YAML's flow style, in quotes where it needs them."""
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{key}: {flow(one)}' for key, one in value.items())}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(flow(one) for one in value)}]"
    text = str(value)
    return text if _BARE.fullmatch(text) else '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
