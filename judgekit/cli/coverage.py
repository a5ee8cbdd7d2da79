"""`judgekit coverage`: how far each clause has climbed, from the text to a scenario that would miss it."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

from judgekit import bank
from judgekit.cli.choosing import DaskOption, JobsOption
from judgekit.cli.completing import complete_chapter
from judgekit.cli.page import FAINT, ID, TITLE, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.cli.progress import BuildProgress
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.corpus.library import Library
from judgekit.coverage import (
    RUNGS,
    Citation,
    Coverage,
    Covered,
    Ending,
    Ladders,
    Progress,
    Rung,
    figures,
    installed_titles,
    of_chapter,
)
from judgekit.coverage import coverage as measured
from judgekit.errors import UserError
from judgekit.workers import Workers

WIDEST = 80
SPANISH = dict(zip(RUNGS, ("sin citar", "citada", "mirada", "aplicada", "exigida", "probada"), strict=True))
COLUMNS = {
    "total": "total",
    "operative": "deciden",
    "cited": "citadas",
    "considered": "miradas",
    "applied": "aplicadas",
    "asserted": "exigidas",
    "killed": "probadas",
}
_BLURRED = (Ending.MISFIT, Ending.CRASH)


def coverage(
    context: typer.Context,
    chapter: Annotated[
        str | None,
        typer.Option(
            "--chapter", metavar="N", help="Solo este capítulo (con --game).", autocompletion=complete_chapter
        ),
    ] = None,
    rung: Annotated[
        str | None,
        typer.Option(
            "--rung", metavar="PELDAÑO", help=f"Las cláusulas que están en él: {', '.join(SPANISH.values())}."
        ),
    ] = None,
    killed: Annotated[
        bool, typer.Option("--killed", help="Quita cada regla para ver si algún escenario lo nota (tarda).")
    ] = False,
    jobs: JobsOption = None,
    dask: DaskOption = None,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> int:
    """Measure the ladder; exit code 1 where a clause is cited that does not exist."""
    session = Session.of(context, rules_dir, game, as_json)
    chosen = _rung(rung) if rung else None
    killed = killed or chosen is Rung.KILLED
    if chapter and not session.game:
        raise UserError("game-needed", "Para mirar un capítulo di también el juego: --chapter 11 --game fftcg.")
    library = session.library()
    titles = installed_titles(library, session.game)
    found = of_chapter(
        [_measure(library, name, killed, Workers.of(jobs, dask)) for name in titles], chapter, killed=killed
    )
    if session.json:
        print_json(found.report(chosen))
    else:
        _show(found, titles, chosen)
    return 1 if any(one.missing for one in found.measured) else 0


def _rung(word: str) -> Rung:
    names = {name: rung for rung in RUNGS for name in (rung.value, SPANISH[rung], SPANISH[rung].replace(" ", "-"))}
    try:
        return names[word.strip().lower()]
    except KeyError:
        raise UserError(
            "unknown-rung", f"El peldaño «{word:.40}» no existe; puede ser {', '.join(SPANISH.values())}."
        ) from None


def _measure(library: Library, game: str, killed: bool, workers: Workers) -> Coverage:
    bar = BuildProgress()
    replaying = _told(bar, f"{game}, escenarios")
    removing = _told(bar, f"{game}, cláusulas sin su regla") if killed else None
    try:
        every = bank.scenarios(game=game)
        return measured(library, game, every, replaying=replaying, removing=removing, workers=workers)
    finally:
        bar.close()


def _told(bar: BuildProgress, name: str) -> Progress:
    return lambda done, total: bar.counted(name, done, total)


def _show(found: Ladders, titles: Mapping[str, str], rung: Rung | None) -> None:
    page = Page()
    if rung:
        _show_rung(page, rung, found.on(rung))
    else:
        for game, clauses in found.shown.items():
            _show_ladder(page, f"{game} · {titles[game]}", clauses, found.killed)
        page.paragraph(say("coverage.legend"), FAINT)
    for ladder in found.measured:
        _show_malrules(page, ladder)
        _show_blurred(page, ladder)
        _show_problems(page, ladder)


def _show_malrules(page: Page, ladder: Coverage) -> None:
    """How many malrules somebody notices, and the clauses of those that nobody does."""
    if not ladder.malrules:
        return
    seen = [one for one in ladder.malrules if one.scenarios]
    page.line(say("coverage.malrules", game=ladder.game, seen=len(seen), total=len(ladder.malrules)))
    for one in ladder.malrules:
        if not one.scenarios:
            clauses = ", ".join(one.malrule.breaks)
            said = say("coverage.unnoticed", name=one.malrule.name, clauses=clauses, belief=one.malrule.belief)
            page.paragraph(said, WARNING, indent=2)


def _show_blurred(page: Page, ladder: Coverage) -> None:
    """The clauses whose rule is missed, but not by a verdict."""
    for how in _BLURRED:
        clauses = [clause for clause, ending in ladder.blurred.items() if ending is how]
        if clauses:
            said = say(f"coverage.{how.value}", game=ladder.game, count=len(clauses), clauses=", ".join(clauses))
            page.paragraph(said, WARNING)


def _show_ladder(page: Page, title: str, clauses: Sequence[Covered], killed: bool) -> None:
    page.line(_cut(title, WIDEST), TITLE)
    measured_rungs = [name for name in COLUMNS if killed or name != Rung.KILLED]
    page.line(_row("capítulo", {name: COLUMNS[name] for name in measured_rungs}), FAINT)
    names = {one.clause.number: one.clause.title for one in clauses}
    by_chapter: defaultdict[str, list[Covered]] = defaultdict(list)
    for one in clauses:
        by_chapter[one.clause.chapter].append(one)
    for chapter, inside in by_chapter.items():
        page.line(_row(f"{chapter:>2}  {names.get(chapter) or ''}", _figures(inside, measured_rungs)))
    page.line(_row("todos", _figures(clauses, measured_rungs)), TITLE)
    page.line()


def _figures(clauses: Sequence[Covered], names: Sequence[str]) -> dict[str, str]:
    found = figures(clauses, killed=Rung.KILLED in names)
    return {name: str(getattr(found, name)) for name in names}


def _row(label: str, cells: Mapping[str, str]) -> str:
    figures = "".join(f"{cell:>{len(COLUMNS[name]) + 1}}" for name, cell in cells.items())
    width = WIDEST - len(figures)
    return f"{_cut(label, width):<{width}}{figures}"


def _show_rung(page: Page, rung: Rung, clauses: Sequence[Covered]) -> None:
    page.line(say("coverage.on rung", count=len(clauses), rung=SPANISH[rung]), TITLE)
    for one in clauses:
        page.line(one.clause.id, ID)
        page.line(_cut(f"  {' '.join(one.clause.text.split())}", WIDEST))
        if one.rules:
            page.line(_cut(f"  reglas: {', '.join(one.rules)}", WIDEST), FAINT)


def _show_problems(page: Page, ladder: Coverage) -> None:
    if ladder.failing:
        names = ", ".join(ladder.failing)
        said = say("coverage.failing", failing=len(ladder.failing), total=ladder.scenarios, names=names)
        page.paragraph(said, WARNING)
    for missing in ladder.missing:
        page.line(
            say(f"coverage.missing {missing.kind}", name=_named(ladder.game, missing), clause=missing.clause), WARNING
        )


def _named(game: str, citation: Citation) -> str:
    return citation.name if citation.kind == "scenario" else f"{game}.{citation.name}"


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"
