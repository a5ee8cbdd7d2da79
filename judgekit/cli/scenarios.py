"""`judgekit scenarios`: the bank, filtered by text, game, clause or mechanic."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import typer

from judgekit import bank, games
from judgekit.cli.mistakes import one_line
from judgekit.cli.page import FAINT, ID, TITLE, Page
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.corpus.lookup import is_number
from judgekit.errors import UserError
from judgekit.scenario import CLAUSES, Scenario, hint
from judgekit.search.analysis import terms


def scenarios(  # noqa: D103 - its help is COMMANDS's
    context: typer.Context,
    text: Annotated[
        list[str] | None, typer.Argument(metavar="[TEXTO...]", help="Palabras del título, la pregunta o las cartas.")
    ] = None,
    clause: Annotated[
        str | None, typer.Option("--clause", metavar="CLÁUSULA", help="Los de esta cláusula y las que cuelgan de ella.")
    ] = None,
    mechanic: Annotated[
        str | None, typer.Option("--mechanic", metavar="MECÁNICA", help="Los de esta mecánica.")
    ] = None,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> None:
    session = Session.of(context, rules_dir, game, as_json)
    if session.game is not None and session.game not in games.names():
        raise UserError(
            f"No hay ningún juego «{session.game:.40}» que se pueda simular{hint([session.game], games.names())}."
        )
    found = list(bank.scenarios(game=session.game))
    if mechanic is not None:
        found = _of_mechanic(found, mechanic)
    if clause is not None:
        found = _of_clause(found, clause)
    if text:
        wanted = set(terms(" ".join(text)))
        found = [one for one in found if wanted <= _said(one)]
    if session.json:
        print_json([_json(one) for one in found])
    else:
        _show(found)


def _of_mechanic(found: Sequence[Scenario], mechanic: str) -> list[Scenario]:
    known = sorted({name for one in found for name in one.mechanics})
    if mechanic not in known:
        raise UserError(f"Ningún escenario tiene la mecánica «{mechanic:.60}»{hint([mechanic], known)}.")
    return [one for one in found if mechanic in one.mechanics]


def _of_clause(found: Sequence[Scenario], clause: str) -> list[Scenario]:
    if not is_number(clause) or len(clause.split()) != 1:
        raise UserError(
            f"«{clause:.60}» no es una cláusula; escribe, por ejemplo, --clause fftcg:11.8 o --clause 11.8."
        )
    wanted = clause.strip().lower().rstrip(".")
    return [one for one in found if any(_is_below(cited, wanted) for cited in _cited(one))]


def _cited(scenario: Scenario) -> Iterator[str]:
    """The clause that it comes from, and those that it expects."""
    yield scenario.source
    for claim in scenario.claims:
        if claim.path[0] in CLAUSES:
            yield claim.path[1]
        elif claim.path[0] == "tries":
            yield str(claim.expected)


def _is_below(cited: str, wanted: str) -> bool:
    """Is it that clause, or one that hangs from it? A number alone is that of any game."""
    named = cited if ":" in wanted else cited.partition(":")[2]
    return named == wanted or named.startswith((f"{wanted}.", f"{wanted}/"))


def _said(scenario: Scenario) -> set[str]:
    """The terms of what a scenario says of itself and of the cards on its table."""
    zones = (zone for board in scenario.situation.boards.values() for zone in board.zones.values())
    cards = {one.card.name for zone in zones for one in zone}
    return set(terms(" ".join((scenario.id, scenario.title, scenario.ask, *scenario.mechanics, *cards))))


def _json(scenario: Scenario) -> dict[str, Any]:
    return {
        "id": scenario.id,
        "game": scenario.game,
        "title": scenario.title,
        "source": scenario.source,
        "path": str(scenario.path),
        "mechanics": list(scenario.mechanics),
        "examples": list(scenario.examples),
    }


def _show(found: Sequence[Scenario]) -> None:
    page = Page()
    for one in found:
        page.line(one_line(one.id), ID)
        page.paragraph(one_line(one.title), indent=2)
        page.paragraph(" · ".join([one_line(one.source), *map(one_line, one.mechanics)]), FAINT, indent=2)
    page.line(f"{len(found)} {'escenario' if len(found) == 1 else 'escenarios'}.", TITLE)
