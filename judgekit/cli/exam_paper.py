"""`judgekit exam paper` and `exam mark`: a paper for a room of candidates, and its marks."""

import json
import random
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from judgekit.cli.app import SpanishCommand
from judgekit.cli.choosing import ChapterFilter, ClauseFilter, MechanicFilter, TextFilter, filters
from judgekit.cli.exam_desk import Count, Desk, LevelOption, PassMark, Seed, checked
from judgekit.cli.marks_page import tell_marks
from judgekit.cli.phrases import say
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.contract.plain import to_json
from judgekit.corpus.store import Store
from judgekit.errors import UserError
from judgekit.exam import plan
from judgekit.exam.forms import Form, forms, key
from judgekit.exam.marking import marked, read_key, table
from judgekit.exam.paper import answer_sheet, key_paper, paper
from judgekit.exam.plan import for_mock
from judgekit.report import Report, output
from judgekit.report.documents import Wanted
from judgekit.report.place import paper as paper_of
from judgekit.report.rendering import FORMATS, Renderer

USUAL_PASS_MARK = 80
MOST_CANDIDATES, MOST_FORMS = 1_000, 20
KEY_FILE = "clave.json"
ANSWERS_FILE = "respuestas.csv"


class _Wanted(NamedTuple):
    """What is asked of a paper besides its questions."""

    target: Path
    names: tuple[str, ...]
    candidates: int
    pass_mark: int
    minutes: int | None
    wanted: Wanted
    templates: Path | None


def command(group: typer.Typer) -> None:
    """Add both commands to a group."""
    group.command("paper", cls=SpanishCommand, help="Un examen para imprimir: modelos, hoja, clave y tabla de notas.")(
        write
    )
    group.command("mark", cls=SpanishCommand, help="Corrige las respuestas de un examen en papel.")(mark)


def write(  # noqa: D103
    context: typer.Context,
    target: Annotated[
        Path, typer.Option("--output", "-o", metavar="ARCHIVO", help="Acabado en .html, .pdf, .md o .txt.")
    ] = Path("examen.html"),
    clause: ClauseFilter = None,
    chapter: ChapterFilter = None,
    mechanic: MechanicFilter = None,
    text: TextFilter = None,
    count: Count = None,
    seed: Seed = None,
    level: LevelOption = None,
    candidates: Annotated[
        int, typer.Option("--candidates", metavar="N", help="Cuántos se examinan: filas de la tabla de respuestas.")
    ] = 20,
    names: Annotated[
        str, typer.Option("--forms", metavar="A,B,C", help="Modelos: lo mismo en otro orden, un archivo cada uno.")
    ] = "A",
    pass_mark: PassMark = None,
    minutes: Annotated[
        int | None, typer.Option("--minutes", metavar="MINUTOS", help="Cuánto dura, si se dice.")
    ] = None,
    title: Annotated[str, typer.Option("--title", metavar="TEXTO", help="Título del examen.")] = "",
    event: Annotated[str, typer.Option("--event", metavar="TEXTO", help="Evento; si falta, en blanco.")] = "",
    size: Annotated[str, typer.Option("--paper", metavar="P", help="a4 o carta.")] = "a4",
    templates: Annotated[
        Path | None, typer.Option("--templates", metavar="CARPETA", help="Plantillas propias, antes que las de serie.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Sustituye los archivos si ya existen.")] = False,
    rules_dir: RulesDir = None,
    game: Game = None,
) -> None:
    checked(count, minutes, pass_mark)
    _check(target, candidates)
    wanted = Wanted(paper=paper_of(size), title=title, event=event)
    mark_ = USUAL_PASS_MARK if pass_mark is None else pass_mark
    asked = _Wanted(target, _named(names), candidates, mark_, minutes, wanted, templates)
    for path in _paths(asked).values():
        output.check_free(path, force=force)
    session = Session.of(context, rules_dir, game, None)
    desk = Desk(session, filters(session.game, clause, chapter, mechanic, text), level)
    seed = random.SystemRandom().randrange(1_000_000) if seed is None else seed
    wanted_count = count or plan.QUESTIONS
    drawn = for_mock(desk.chosen, plan.with_spares(wanted_count, len(desk.chosen)), random.Random(seed))
    made = forms(desk.made(drawn, wanted_count), asked.names, seed)
    for path, content in _files(made, asked, desk, seed).items():
        output.write(path, content, force=force)
        typer.echo(say("paper.written", path=path), err=True)
    typer.echo(say("paper.drawn", count=len(made[0].placed), seed=seed, forms=", ".join(asked.names)), err=True)


def _check(target: Path, candidates: int) -> None:
    suffixes = [one.suffix for one in FORMATS.values()]
    if target.suffix.lower() not in suffixes:
        known = ", ".join(suffixes)
        raise UserError("unknown-format", f"No sé qué formato es «{target.name:.60}»; acábalo en {known}.")
    if not 1 <= candidates <= MOST_CANDIDATES:
        problem = f"--candidates es cuántos se examinan, de 1 a {MOST_CANDIDATES}, no {candidates}."
        raise UserError("out-of-range", problem)


def _named(names: str) -> tuple[str, ...]:
    found = tuple(dict.fromkeys(one.strip().upper() for one in names.split(",") if one.strip()))
    if not found or len(found) > MOST_FORMS or not all(one.isalnum() and len(one) <= MOST_FORMS for one in found):
        raise UserError("bad-forms", f"«{names:.40}» no son modelos; escribe letras separadas por comas, como A,B,C.")
    return found


def _paths(asked: _Wanted) -> Mapping[str, Path]:
    """Where each document goes: a form under its own name where there are several, the rest beside it."""

    def beside(name: str) -> Path:
        return asked.target.with_name(f"{asked.target.stem}-{name}")

    suffix = asked.target.suffix
    papers = {name: beside(f"{name}{suffix}") for name in asked.names} if len(asked.names) > 1 else {}
    papers = papers or {asked.names[0]: asked.target}
    others = {"sheet": f"hoja{suffix}", "key": f"clave{suffix}", "data": KEY_FILE, "answers": ANSWERS_FILE}
    return {**papers, **{name: beside(end) for name, end in others.items()}}


def _files(made: tuple[Form, ...], asked: _Wanted, desk: Desk, seed: int) -> Mapping[Path, bytes]:
    """Every document of a paper by where it goes."""
    formats = {one.suffix: one for one in FORMATS.values()}
    renderer, paths = Renderer(formats[asked.target.suffix.lower()], asked.templates), _paths(asked)
    notes = [say("paper.pass mark", wanted=asked.pass_mark, count=len(made[0].placed))]
    notes += [say("paper.minutes", count=asked.minutes)] if asked.minutes else []
    reports = {one.name: desk.library.ask(partial(_paper, one, asked.wanted, notes)) for one in made}
    reports["sheet"] = answer_sheet(made[0], asked.wanted)
    drawn = say("paper.seed", seed=seed)
    reports["key"] = desk.library.ask(lambda store: key_paper(made, store, asked.wanted, [drawn, *notes]))
    files = {}
    for name, report in reports.items():
        files[paths[name]], warnings = renderer.render(report)
        for warning in warnings:
            typer.echo(say("paper.warning", warning=warning), err=True)
    data = to_json(key(made, seed, asked.pass_mark, asked.minutes))
    files[paths["data"]] = json.dumps(data, ensure_ascii=False, indent=1).encode()
    files[paths["answers"]] = table(made, asked.candidates)
    return files


def _paper(form: Form, wanted: Wanted, notes: Sequence[str], store: Store) -> Report:
    return paper(form, store, wanted, [say("paper.form", name=form.name), *notes])


def mark(  # noqa: D103
    context: typer.Context,
    answers: Annotated[
        Path, typer.Argument(metavar="RESPUESTAS", help="La tabla que escribió «exam paper», rellena con letras.")
    ],
    key_file: Annotated[
        Path | None, typer.Option("--key", metavar="ARCHIVO", help="La clave en JSON; si falta, la que está al lado.")
    ] = None,
    as_json: Json = None,
) -> None:
    session = Session.of(context, None, None, as_json)
    found = marked(answers, read_key(key_file or _key_beside(answers)))
    if session.json:
        print_json(found)
    else:
        tell_marks(found)


def _key_beside(answers: Path) -> Path:
    """The key that was written with a table of answers."""
    name = answers.name.removesuffix(ANSWERS_FILE)
    found = answers.with_name(f"{name}{KEY_FILE}") if name != answers.name else None
    if found is None or not found.is_file():
        raise UserError("no-key", f"No está la clave de «{answers}» a su lado; di cuál es con --key ARCHIVO.json.")
    return found
