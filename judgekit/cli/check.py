"""`judgekit check`: what the parser dropped, which references dangle, what is odd."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import typer

from judgekit.cli.page import FAINT, TITLE, WARNING, Page
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.corpus.marks import BLANK

Report = dict[str, Any]


def check(context: typer.Context, rules_dir: RulesDir = None, game: Game = None, as_json: Json = None) -> int:
    """Check the documents; exit code 1 where a text or a manifest must be mended."""
    session = Session.of(context, rules_dir, game, as_json)
    library = session.library()
    documents = library.ask(lambda store: [d for d in store.documents() if session.game in (None, d.game)])
    reports = library.ask(lambda store: {d.game: store.report(d.game) for d in documents if d.installed})
    problems = [problem for report in reports.values() for problem in report["problems"]]
    problems += [_not_installed(document.game) for document in documents if not document.installed]
    if session.json:
        print_json({"documents": [_json(game, report) for game, report in reports.items()], "problems": problems})
    else:
        _show(reports, problems)
    return 1 if any(problem["severity"] == "error" for problem in problems) else 0


def _not_installed(game: str) -> Report:
    message = f"no está instalado: falta {game}.txt junto a su manifiesto"
    return {"game": game, "line": 0, "kind": "no instalado", "message": message, "severity": "aviso"}


def _json(game: str, report: Report) -> Report:
    return {"game": game} | {name: report[name] for name in ("lines", "clauses", "sha256", "dropped", "dangling")}


def _show(reports: Mapping[str, Report], problems: Sequence[Report]) -> None:
    page = Page()
    for game, report in reports.items():
        _show_document(page, game, report)
    for problem in problems:
        where = f"{problem['game']}, línea {problem['line']}" if problem["line"] else problem["game"]
        page.paragraph(f"{problem['severity'].upper()}: {where}: {problem['message']}.", WARNING)
    errors = sum(problem["severity"] == "error" for problem in problems)
    page.line(f"{len(reports)} reglamentos, {errors} errores, {len(problems) - errors} avisos.", TITLE)


def _show_document(page: Page, game: str, report: Report) -> None:
    rules = Counter(dropped["rule"] for dropped in report["dropped"])
    page.line(f"{game}: {report['lines']} líneas, {report['clauses']} cláusulas", TITLE)
    page.line("  Líneas descartadas:", FAINT)
    for rule, count in rules.most_common():
        page.line(f"    {count:4} {rule}")
    for dropped in report["dropped"]:
        if dropped["rule"] != BLANK:
            page.line(f"    línea {dropped['line']}: {dropped['text'].strip()[:70]}  [{dropped['rule']}]", FAINT)
    page.line(f"  Referencias sin destino: {len(report['dangling'])}", FAINT)
    for dangling in report["dangling"]:
        page.line(f"    {dangling['from']} → {dangling['target']}  [{dangling['kind']}, línea {dangling['line']}]")
