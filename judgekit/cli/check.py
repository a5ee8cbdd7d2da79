"""`judgekit check`: what the parser dropped, which references dangle, what is odd."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from judgekit.cli.page import FAINT, TITLE, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.corpus import checking
from judgekit.corpus.checking import Checked, CheckedDocument
from judgekit.corpus.marks import BLANK

if TYPE_CHECKING:
    from judgekit.editions import Citation


def check(
    context: typer.Context,
    citations: Annotated[
        list[Path] | None,
        typer.Option("--citations", metavar="ARCHIVO", help="Mira las citas de un texto, HTML, Markdown o PDF."),
    ] = None,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> int:
    """Check the documents, or the citations of files; exit code 1 where something must be mended."""
    session = Session.of(context, rules_dir, game, as_json)
    if citations:
        return _cited(citations, session)
    found = session.library().ask(lambda store: checking.check(store, session.game))
    if session.json:
        print_json(found)
    else:
        _show(found)
    return 1 if found.errors else 0


def _cited(paths: Sequence[Path], session: Session) -> int:
    from judgekit.editions import citations_in  # noqa: PLC0415 - only who asks pays for it

    found = session.library().ask(lambda store: citations_in(paths, store))
    wrong = [one for one in found if one.status != "good"]
    if session.json:
        print_json(found)
    else:
        page = Page()
        for one in wrong:
            page.paragraph(say(f"citing.{one.status}", **_words(one)), WARNING)
        page.line(say("citing.total", count=len(found), wrong=len(wrong)), TITLE)
    return 1 if wrong else 0


def _words(one: "Citation") -> dict[str, object]:
    return {"file": one.file, "line": one.line, "cited": one.cited, "now": ", ".join(one.now)}


def _show(found: Checked) -> None:
    page = Page()
    for document in found.documents:
        _show_document(page, document)
    for problem in found.problems:
        where = f"{problem.game}, línea {problem.line}" if problem.line else problem.game
        page.paragraph(f"{problem.severity.upper()}: {where}: {problem.message}.", WARNING)
    warnings = len(found.problems) - found.errors
    page.line(f"{len(found.documents)} reglamentos, {found.errors} errores, {warnings} avisos.", TITLE)


def _show_document(page: Page, document: CheckedDocument) -> None:
    page.line(f"{document.game}: {document.lines} líneas, {document.clauses} cláusulas", TITLE)
    page.line("  Líneas descartadas:", FAINT)
    for rule, count in Counter(dropped.rule for dropped in document.dropped).most_common():
        page.line(f"    {count:4} {rule}")
    for dropped in document.dropped:
        if dropped.rule != BLANK:
            page.line(f"    línea {dropped.line}: {dropped.text.strip()[:70]}  [{dropped.rule}]", FAINT)
    page.line(f"  Referencias sin destino: {len(document.dangling)}", FAINT)
    for one in document.dangling:
        page.line(f"    {one.from_} → {one.target}  [{one.kind}, línea {one.line}]")
