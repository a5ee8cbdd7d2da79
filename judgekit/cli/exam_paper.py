"""The bytes of a printed paper."""

import random
from collections.abc import Sequence
from pathlib import Path

import typer

from judgekit.cli.exam_desk import Desk
from judgekit.errors import UserError
from judgekit.exam.paper import paper
from judgekit.exam.question import Question
from judgekit.report.documents import Wanted
from judgekit.report.place import paper as paper_of
from judgekit.report.rendering import FORMATS, Renderer


def content(
    questions: Sequence[Question],
    desk: Desk,
    target: Path,
    words: tuple[str, str, str],
    templates: Path | None,
    chance: random.Random,
) -> bytes:
    """The paper in the format that its name says; `words` are title, event and size of paper."""
    title, event, size = words
    formats = {one.suffix: one for one in FORMATS.values()}
    if target.suffix.lower() not in formats:
        raise UserError("unknown-format", f"No sé qué formato es «{target.name:.60}»; acábalo en {', '.join(formats)}.")
    wanted = Wanted(paper=paper_of(size), title=title, event=event)
    renderer = Renderer(formats[target.suffix.lower()], templates)
    made = desk.library.ask(lambda store: paper(questions, store, wanted, chance))
    written, warnings = renderer.render(made)
    for warning in warnings:
        typer.echo(f"Aviso: {warning}", err=True)
    return written
