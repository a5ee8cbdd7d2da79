"""`judgekit check`: what the parser dropped, which references dangle, what is odd."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import typer

from judgekit.cli.page import FAINT, TITLE, WARNING, Page
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.corpus.marks import BLANK
from judgekit.corpus.store import StoredDocument


def check(context: typer.Context, rules_dir: RulesDir = None, game: Game = None, as_json: Json = None) -> int:
    """Check the documents; exit code 1 where a text or a manifest must be mended."""
    session = Session.of(context, rules_dir, game, as_json)
    library = session.library()
    documents = session.ask(library, lambda store: [d for d in store.documents() if session.game in (None, d.game)])
    installed = [document for document in documents if document.report["installed"]]
    problems = [problem for document in installed for problem in document.report["problems"]]
    problems += [_not_installed(document) for document in documents if document not in installed]
    if session.json:
        print_json({"documents": [_json(document) for document in installed], "problems": problems})
    else:
        _show(installed, problems)
    return 1 if any(problem["severity"] == "error" for problem in problems) else 0


def _not_installed(document: StoredDocument) -> dict[str, Any]:
    message = f"no está instalado: falta {document.game}.txt junto a su manifiesto"
    return {"game": document.game, "line": 0, "kind": "no instalado", "message": message, "severity": "aviso"}


def _json(document: StoredDocument) -> dict[str, Any]:
    report = document.report
    return {
        "game": document.game,
        "lines": report["lines"],
        "clauses": report["clauses"],
        "sha256": report["sha256"],
        "dropped": report["dropped"],
        "dangling": report["dangling"],
    }


def _show(documents: Sequence[StoredDocument], problems: Sequence[dict[str, Any]]) -> None:
    page = Page()
    for document in documents:
        _show_document(page, document)
    for problem in problems:
        where = f"{problem['game']}, línea {problem['line']}" if problem["line"] else problem["game"]
        page.paragraph(f"{problem['severity'].upper()}: {where}: {problem['message']}.", WARNING)
    errors = sum(problem["severity"] == "error" for problem in problems)
    page.line(f"{len(documents)} reglamentos, {errors} errores, {len(problems) - errors} avisos.", TITLE)


def _show_document(page: Page, document: StoredDocument) -> None:
    report = document.report
    rules = Counter(dropped["rule"] for dropped in report["dropped"])
    page.line(f"{document.game}: {report['lines']} líneas, {report['clauses']} cláusulas", TITLE)
    page.line("  Líneas descartadas:", FAINT)
    for rule, count in rules.most_common():
        page.line(f"    {count:4} {rule}")
    for dropped in report["dropped"]:
        if dropped["rule"] != BLANK:
            page.line(f"    línea {dropped['line']}: {dropped['text'].strip()[:70]}  [{dropped['rule']}]", FAINT)
    page.line(f"  Referencias sin destino: {len(report['dangling'])}", FAINT)
    for dangling in report["dangling"]:
        page.line(f"    {dangling['from']} → {dangling['target']}  [{dangling['kind']}, línea {dangling['line']}]")
