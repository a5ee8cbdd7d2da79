"""`judgekit exam`: a study of the judge exam, twenty minutes a day."""

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import astuple
from pathlib import Path
from typing import Annotated, Any

import typer

from judgekit import games
from judgekit.cli.app import COMMANDS, SpanishCommand, SpanishGroup
from judgekit.cli.choosing import ChapterFilter, ClauseFilter, MechanicFilter, TextFilter, filters
from judgekit.cli.exam_desk import Count, Desk, LevelOption, PassMark, Seed, checked
from judgekit.cli.exam_mock import MockRoom
from judgekit.cli.exam_pages import ExamPage
from judgekit.cli.exam_paper import command as paper_commands
from judgekit.cli.exam_room import Room
from judgekit.cli.keys import Keys
from judgekit.cli.mistakes import one_line
from judgekit.cli.page import FAINT, TITLE, WARNING, Page
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.cli.study_page import tell_study
from judgekit.contract.plain import to_json
from judgekit.errors import UserError
from judgekit.exam import plan
from judgekit.exam.event import Happened, counting, learned_on
from judgekit.exam.imports import exported
from judgekit.exam.plan import Status, for_mock, for_study, standing
from judgekit.exam.pool import Card
from judgekit.exam.question import Kind
from judgekit.exam.sitting import Sitting, begin, unfinished
from judgekit.exam.statistics import by_chapter, statistics
from judgekit.report import output

USUAL_PASS_MARK = 80
KIND_WORDS = {
    Kind.HAPPENS: "qué pasa",
    Kind.VALUE: "cuánto",
    Kind.ORDER: "en qué orden",
    Kind.LEGAL: "es legal",
    Kind.MOVES: "qué jugadas son legales",
    Kind.WHO: "quién decide",
    Kind.ACCOUNT: "dónde falla un relato",
    Kind.CLAUSE: "qué cláusula",
}
STATES = {
    Status.DUE: "Tocan",
    Status.CHANGED: "Su cláusula ha cambiado",
    Status.LATER: "Más adelante",
    Status.NEW: "Sin ver",
}

exam = typer.Typer(
    name="exam",
    cls=SpanishGroup,
    help=COMMANDS["exam"],
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@exam.callback(invoke_without_command=True)
def sit(  # noqa: D103 - its help is COMMANDS's
    context: typer.Context,
    clause: ClauseFilter = None,
    chapter: ChapterFilter = None,
    mechanic: MechanicFilter = None,
    text: TextFilter = None,
    count: Count = None,
    seed: Seed = None,
    timed: Annotated[
        int | None,
        typer.Option("--timed", metavar="MINUTOS", help="Simulacro: sin corregir hasta el final; no cambia repasos."),
    ] = None,
    cite: Annotated[bool, typer.Option("--cite", help="Pide también la cláusula que lo decide.")] = False,
    typed: Annotated[
        bool, typer.Option("--typed", help="Los órdenes se escriben, sin opciones entre las que elegir.")
    ] = False,
    level: LevelOption = None,
    pass_mark: PassMark = None,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> int:
    session = Session.of(context, rules_dir, game, as_json)
    context.obj = session
    if context.invoked_subcommand is not None:
        return 0
    if session.json:
        raise UserError(
            "no-json", "Un examen no se escribe en JSON; usa «judgekit exam list --json» o «exam stats --json»."
        )
    checked(count, timed, pass_mark)
    desk = Desk(session, filters(session.game, clause, chapter, mechanic, text), level)
    asked: dict[str, Any] = {"filters": json.loads(json.dumps(astuple(desk.filters)))}
    asked |= {"n": count, "minutes": timed, "cite": cite, **({"seed": seed} if seed is not None else {})}
    asked |= {"typed": True} if typed else {}
    asked |= {"level": level.value} if level else {}
    asked |= {"pass": pass_mark} if pass_mark is not None else {}
    sitting = _resumed(desk, asked) or _begun(desk, asked)
    if sitting is None:
        return 0
    _tell_lost(sitting)
    room = Room(sitting, desk) if sitting.minutes is None else MockRoom(sitting, desk)
    done = room.play()
    desk.tell_problems()
    if done:
        _finish(desk, sitting)
    return 0


def _resumed(desk: Desk, asked: Mapping[str, Any]) -> Sitting | None:
    found = unfinished(desk.study, desk.deck, asked)
    if found is not None:
        Page().paragraph(f"Sigues donde lo dejaste: {len(found.given)} de {len(found.there)} contestadas.", FAINT)
    return found


def _begun(desk: Desk, asked: Mapping[str, Any]) -> Sitting | None:
    """A new sitting; None where nothing is due today."""
    count, minutes = asked["n"], asked["minutes"]
    seed = asked.get("seed")
    seed = random.SystemRandom().randrange(1_000_000) if seed is None else seed
    chance = random.Random(seed)
    if minutes is not None:
        cards = for_mock(desk.chosen, count or plan.QUESTIONS, chance)
    else:
        at = desk.study.now()
        found = standing(desk.chosen, desk.study.cards(), desk.hashes, at)
        cards = for_study(found, count, learned_on(desk.study.now().date(), desk.study.log()), chance)
        if not cards:
            _nothing_due(found.later, desk)
            return None
    spares = plan.spares(cards, desk.chosen, desk.study.cards(), chance)
    drawn = [one.card for one in (*cards, *spares)]
    return begin(desk.study, drawn, desk.deck, **{**asked, "seed": seed, "wanted": len(cards)})


def _nothing_due(later: Sequence[Card], desk: Desk) -> None:
    cards = desk.study.cards()
    when = min((cards[one.card].fsrs.due for one in later), default=None)
    following = f" El próximo repaso es el {when.astimezone():%d/%m a las %H:%M}." if when else ""
    Page().paragraph(
        f"Hoy no te toca nada más.{following} Si quieres seguir, pide cuántas: judgekit exam -n 10.", TITLE
    )


def _tell_lost(sitting: Sitting) -> None:
    lost = len(sitting.lost)
    if lost:
        what = "1 pregunta ya no está" if lost == 1 else f"{lost} preguntas ya no están"
        typer.echo(f"Aviso: {what} en el banco; se salta.", err=True)


def _finish(desk: Desk, sitting: Sitting) -> None:
    given, page = sitting.given, ExamPage(desk.clause)
    sitting.end()
    if sitting.minutes is None:
        page.result(given, desk.deck, len(given), sitting.asked.get("pass"))
        return
    page.result(given, desk.deck, len(sitting.there), sitting.asked.get("pass", USUAL_PASS_MARK))
    page.chapters(by_chapter(given), desk.titles)
    page.mock(sitting.there, given, desk.deck)


@exam.command("stats", cls=SpanishCommand, help="Cómo vas: retención, repasos que tocan, lo más flojo.")
def stats(  # noqa: D103
    context: typer.Context, rules_dir: RulesDir = None, game: Game = None, as_json: Json = None
) -> None:
    desk = Desk(Session.of(context, rules_dir, game, as_json))
    beliefs = {f"{name}/{one.name}": one.belief for name in games.names() for one in games.malrules(name)}
    at, log = desk.study.now(), counting(desk.study.log())
    found = statistics(log, desk.study.cards(), desk.cards, desk.hashes, beliefs, at)
    if desk.session.json:
        print_json(found)
    else:
        tell_study(found, desk.titles, ExamPage(desk.clause))


@exam.command("list", cls=SpanishCommand, help="Las preguntas que hay y cuándo toca cada una.")
def list_(  # noqa: D103
    context: typer.Context,
    clause: ClauseFilter = None,
    chapter: ChapterFilter = None,
    mechanic: MechanicFilter = None,
    text: TextFilter = None,
    level: LevelOption = None,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> None:
    session = Session.of(context, rules_dir, game, as_json)
    desk = Desk(session, filters(session.game, clause, chapter, mechanic, text), level)
    cards = desk.study.cards()
    found = standing(desk.chosen, cards, desk.hashes, desk.study.now())
    listed = list(found.listed(cards))
    if desk.session.json:
        print_json(listed)
        return
    page = Page()
    for state, title in STATES.items():
        here = [one for one in listed if one.state is state]
        if here:
            page.line(f"{title} ({len(here)})", TITLE)
        for one in here:
            due = f"{one.due.astimezone():%d/%m} " if one.due else ""
            page.line(f"  {due}{one_line(one.scenario)} · {KIND_WORDS[one.kind]}")
    page.line(f"{len(desk.chosen)} preguntas.", TITLE)


@exam.command("export", cls=SpanishCommand, help="Guarda las preguntas para Anki o tu estudio en JSON.")
def export(  # noqa: D103
    context: typer.Context,
    anki: Annotated[Path | None, typer.Option("--anki", metavar="ARCHIVO", help="Las preguntas, en .apkg.")] = None,
    study: Annotated[Path | None, typer.Option("--json", metavar="ARCHIVO", help="Tu estudio, en JSON.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Sustituye el archivo si ya existe.")] = False,
    clause: ClauseFilter = None,
    chapter: ChapterFilter = None,
    mechanic: MechanicFilter = None,
    text: TextFilter = None,
    rules_dir: RulesDir = None,
    game: Game = None,
) -> None:
    if (anki is None) == (study is None):
        raise UserError("target-needed", "Di qué se guarda y dónde: --anki ARCHIVO.apkg o --json ARCHIVO.json.")
    path = anki or study or Path()
    output.check_free(path, force=force)
    session = Session.of(context, rules_dir, game, None)
    desk = Desk(session, filters(session.game, clause, chapter, mechanic, text))
    if anki is not None:
        from judgekit.exam.anki import package  # noqa: PLC0415 - the extra judgekit[anki]

        questions = desk.made(desk.chosen, len(desk.chosen))
        content = package(questions, desk.clause)
        done = f"{len(questions)} preguntas"
    else:
        whole = desk.study.exported()
        content = json.dumps(to_json(whole), ensure_ascii=False, indent=1).encode()
        done = f"{len(whole.log)} anotaciones"
    output.write(path, content, force=force)
    typer.echo(f"Escrito: {path} ({done})", err=True)


@exam.command("import", cls=SpanishCommand, help="Suma a tu estudio otro exportado en JSON.")
def import_(  # noqa: D103
    context: typer.Context,
    path: Annotated[Path, typer.Argument(metavar="ARCHIVO", help="Escrito por «judgekit exam export --json».")],
    rules_dir: RulesDir = None,
) -> None:
    desk = Desk(Session.of(context, rules_dir, None, None))
    added = desk.study.join(exported(path))
    Page().line("Ya lo tenías todo." if not added else f"{added} anotaciones nuevas en tu estudio.", TITLE)


@exam.command("reset", cls=SpanishCommand, help="Olvida lo estudiado y empieza de cero; pregunta antes.")
def reset(  # noqa: D103
    context: typer.Context,
    yes: Annotated[bool, typer.Option("--yes", help="Sin preguntar.")] = False,
    rules_dir: RulesDir = None,
) -> int:
    desk, page = Desk(Session.of(context, rules_dir, None, None)), Page()
    cards = len(desk.study.cards())
    if not yes:
        agreed = Keys().key(f"¿Olvidar lo estudiado de {cards} tarjetas y empezar de cero? [s/N]: ") == "s"
        page.line()
        if not agreed:
            page.line("No se ha olvidado nada.")
            return 1
    desk.study.note(Happened.RESET, "")
    page.paragraph("Empiezas de cero. El registro anterior se conserva, pero ya no cuenta.", WARNING)
    return 0


paper_commands(exam)
