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
from judgekit.report.model import A4, LETTER
from judgekit.report.rendering import FORMATS, Renderer

_PAPERS = {"a4": A4, "carta": LETTER, "letter": LETTER}


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
        raise UserError(f"No sé qué formato es «{target.name:.60}»; acábalo en {', '.join(formats)}.")
    if size.lower() not in _PAPERS:
        raise UserError(f"El papel «{size:.40}» no existe en --paper; puede ser a4 o carta.")
    renderer = Renderer(formats[target.suffix.lower()], templates)
    wanted = Wanted(paper=_PAPERS[size.lower()], title=title, event=event)
    made = desk.library.ask(lambda store: paper(questions, store, wanted, chance))
    written, warnings = renderer.render(made)
    for warning in warnings:
        typer.echo(f"Aviso: {warning}", err=True)
    return written
