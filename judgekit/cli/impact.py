"""`judgekit impact`: what a change of edition touches, and the ids of a bank written anew."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from judgekit import bank as banks
from judgekit.cli.diff import Edition
from judgekit.cli.page import FAINT, ID, TITLE, Page
from judgekit.cli.phrases import say
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.editions import Impact, Renamed, Touched, difference, edition, impact_of, rename
from judgekit.errors import UserError
from judgekit.exam.event import ANSWERS, counting
from judgekit.exam.storage import study_file
from judgekit.exam.study import Study

MOST_TOLD = 12
_NAMED = ("scenarios", "rules", "readings", "cards")


def impact(
    context: typer.Context,
    old: Edition,
    new: Edition,
    folder: Annotated[
        Path | None, typer.Option("--bank", metavar="CARPETA", help="Un banco tuyo; si falta, el de serie.")
    ] = None,
    apply: Annotated[
        bool, typer.Option("--apply", help="Escribe en el banco de --bank los números nuevos de las cláusulas.")
    ] = False,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> int:
    """Say what names a clause that changed; exit code 1 where anything does."""
    session = Session.of(context, rules_dir, game, as_json)
    found = difference(edition(old, session.game), edition(new, session.game))
    if apply:
        return _apply(rename(found, _own(folder)), as_json=session.json)
    entries = banks.entries(folder, found.game) if _has_game(folder, found.game) else ()
    questions = session.library().ask(lambda store: store.all_questions())
    touched = impact_of(found, entries, questions, _studied())
    if session.json:
        print_json(touched)
    else:
        _show(Page(), touched)
    return 1 if any(_names(one) for one in touched.touched) else 0


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


def _has_game(folder: Path | None, game: str) -> bool:
    return game in banks.game_names(folder or banks.shipped_bank())


def _apply(done: Renamed, *, as_json: bool) -> int:
    if as_json:
        print_json(done)
    else:
        Page().line(say("impact.applied", count=len(done.files), ids=done.ids))
    return 0


def _show(page: Page, found: Impact) -> None:
    page.line(say("impact.heading", count=len(found.touched)), TITLE)
    for one in found.touched:
        to = f" → {', '.join(one.new)}" if one.new and one.new != (one.old,) else ""
        page.line(f"{one.old}{to} · {say(f'changed.{one.kind}')}", ID)
        for name, said in _names(one).items():
            page.paragraph(f"{say(f'impact.{name}')}: {said}", FAINT, indent=2)


def _names(one: Touched) -> Mapping[str, str]:
    """What names a clause, in words: so many by name, of the others how many."""
    told = {name: getattr(one, name) for name in _NAMED}
    said = {name: ", ".join(_first(found)) for name, found in told.items() if found}
    return {**said, **({"questions": str(one.questions)} if one.questions else {})}


def _first(found: tuple[str, ...]) -> list[str]:
    more = [say("impact.more", count=len(found) - MOST_TOLD)] if len(found) > MOST_TOLD else []
    return [*found[:MOST_TOLD], *more]
