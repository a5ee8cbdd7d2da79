"""`judgekit impact`: what a change of edition touches, and the ids of a bank written anew."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from judgekit import bank as banks
from judgekit import editions
from judgekit.cli.diff import EditionArgument, compared
from judgekit.cli.page import FAINT, ID, TITLE, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.cli.printed import Force, Format, Open, Paper, Printing, Target
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.editions import Difference, Impact, Named, Namer, Renamed, edition, rename, telling
from judgekit.errors import UserError
from judgekit.exam import pool
from judgekit.exam.event import ANSWERS, counting
from judgekit.exam.storage import study_file
from judgekit.exam.study import Study
from judgekit.report import changes

MOST_TOLD = 12


def impact(
    context: typer.Context,
    old: EditionArgument,
    new: EditionArgument,
    folder: Annotated[
        Path | None, typer.Option("--bank", metavar="CARPETA", help="Un banco tuyo; si falta, el de serie.")
    ] = None,
    slips: Annotated[
        list[Path] | None,
        typer.Option(
            "--slips", metavar="RUTA", help="Fichas impresas, o carpetas de ellas: cuáles citan lo que cambia."
        ),
    ] = None,
    before: Annotated[
        Path | None,
        typer.Option(
            "--before",
            metavar="TRAZAS",
            help="Lo que escribió «replay --all --json» antes: qué sale ahora de otra manera.",
        ),
    ] = None,
    apply: Annotated[
        bool, typer.Option("--apply", help="Escribe en el banco de --bank los números nuevos de las cláusulas.")
    ] = False,
    crossed: Annotated[
        bool, typer.Option("--crossed", help="Con --apply: también números que se cambian entre sí.")
    ] = False,
    format_: Format = None,
    target: Target = None,
    force: Force = False,
    opens: Open = False,
    paper: Paper = "a4",
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> int:
    """Say what names a clause that changed; exit code 1 where anything does."""
    session = Session.of(context, rules_dir, game, as_json)
    printing = Printing.of(format_, target, force=force, opens=opens, paper=paper, as_json=session.json)
    found = compared(old, new, session.game)
    if apply:
        return _apply(rename(found, _own(folder), crossed=crossed), as_json=session.json)
    questions = session.library().ask(lambda store: store.all_questions())
    named = _named(found, edition(old, found.game), folder, slips or (), session)
    otherwise = editions.otherwise(before, found.game, folder) if before else None
    touched = editions.impact_of(found, named, questions, otherwise)
    _tell(touched, found, printing, as_json=session.json)
    return 1 if otherwise or not all(one.names_nothing for one in touched.touched) else 0


def _named(
    found: Difference, old: editions.Edition, folder: Path | None, slips: Sequence[Path], session: Session
) -> Iterator[Named]:
    """Everyone who names a clause of the game."""
    game = found.game
    if game in banks.game_names(folder or banks.shipped_bank()):
        yield from editions.in_bank(banks.entries(folder, game))
    yield from editions.in_simulator(game)
    yield from editions.in_text(old.clauses)
    yield from editions.in_files(session.library().folder, game)
    yield from editions.in_slips(slips, old.clauses)
    yield from editions.in_study({one.card: one.clause for one in pool.cards(game)}, Namer.EXAM)
    yield from editions.in_study(_studied(), Namer.CARD)


def _studied() -> Mapping[str, str]:
    """The clause of each card that was answered; nothing where nobody has studied."""
    path = study_file()
    log = counting(Study(path).log()) if path.is_file() else []
    answered = ((one.card, one.data.get("clause", "")) for one in log if one.happened in ANSWERS)
    return {card: clause for card, clause in answered if clause}


def _own(folder: Path | None) -> Path:
    if folder is None or not folder.is_dir():
        raise UserError("no-bank", say("impact.no bank"))
    return folder


def _apply(done: Renamed, *, as_json: bool) -> int:
    if as_json:
        print_json(done)
    else:
        Page().line(say("impact.applied", count=len(done.files), ids=done.ids))
    return 0


def _tell(touched: Impact, found: Difference, printing: Printing, *, as_json: bool) -> None:
    if as_json:
        print_json(touched)
    elif printing:
        printing.put(changes.touching(touched, found, printing.paper), f"alcance-{found.game}")
    else:
        _show(Page(), touched)


def _show(page: Page, found: Impact) -> None:
    named = [one for one in found.touched if not one.names_nothing]
    page.line(say("impact.heading", count=len(named)) if named else say("impact.nothing"), TITLE)
    for one in named:
        page.line(telling.touched_heading(one), ID)
        for what, said in telling.names(one, MOST_TOLD).items():
            page.paragraph(f"{what}: {said}", FAINT, indent=2)
    if found.otherwise:
        page.line(say("impact.otherwise", count=len(found.otherwise)), TITLE)
        for replayed in found.otherwise:
            page.paragraph(f"{replayed.scenario}: {telling.otherwise_told(replayed)}", WARNING, indent=2)
