"""`judgekit replay`: plays scenarios and tells what happens, by which clauses, and whether it is what was expected."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

import typer

from judgekit import bank, games
from judgekit.cli.choosing import (
    ChapterFilter,
    ClauseFilter,
    MechanicFilter,
    TextFilter,
    complete_scenario,
    filters,
    tell,
)
from judgekit.cli.mistakes import one_line
from judgekit.cli.page import TITLE, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.cli.progress import BuildProgress
from judgekit.cli.replay_page import TablePage
from judgekit.cli.session import Game, Json, RulesDir, Session, print_json
from judgekit.cli.stepper import Stepper
from judgekit.cli.whatif import exploration_page, readings_page
from judgekit.corpus.library import Library
from judgekit.errors import UserError
from judgekit.games.messages import messages
from judgekit.replay import (
    Compared,
    Document,
    Exploration,
    Recorded,
    Replay,
    Verdict,
    choice,
    compare,
    document,
    explore,
    judge,
    meanings,
    outcome,
    seat,
    tree,
)
from judgekit.replay import replay as play
from judgekit.scenario import Scenario, check_cited, hint
from judgekit.story import Labels, Teller, lines, story


@dataclass(frozen=True, slots=True)
class Asked:
    """What to show besides the story."""

    why: bool
    step: bool
    explore: bool
    readings: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A scenario that was played."""

    scenario: Scenario
    chosen: Mapping[str, str]
    replay: Replay
    verdict: Verdict
    exploration: Exploration | None
    compared: tuple[Compared, ...]


def replay(  # noqa: D103 - its help is COMMANDS's
    context: typer.Context,
    wanted: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ESCENARIO...]", help="Su id, o un archivo .yaml tuyo.", autocompletion=complete_scenario
        ),
    ] = None,
    all_: Annotated[bool, typer.Option("--all", help="Todo el banco: una línea cada uno y el total.")] = False,
    clause: ClauseFilter = None,
    chapter: ChapterFilter = None,
    mechanic: MechanicFilter = None,
    text: TextFilter = None,
    why: Annotated[bool, typer.Option("--why", help="También lo que se miró y no se aplicó.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Se para en cada decisión; Intro sigue.")] = False,
    explore: Annotated[bool, typer.Option("--explore", help="Prueba todos los órdenes y elecciones.")] = False,
    readings: Annotated[bool, typer.Option("--readings", help="Compara las lecturas del documento.")] = False,
    reading: Annotated[
        list[str] | None, typer.Option("--reading", metavar="LECTURA=SENTIDO", help="Juega con esta lectura.")
    ] = None,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> int:
    session = Session.of(context, rules_dir, game, as_json)
    if step and session.json:
        raise UserError("--step y --json no van juntos: deja uno de los dos.")
    asked = Asked(why, step, explore, readings)
    scenarios = _scenarios(wanted or [], all_, filters(session.game, clause, chapter, mechanic, text), session)
    brief = all_ or (not wanted and len(scenarios) > 1)
    chosen = _chosen(reading or [], scenarios)
    library = replace(session, game=None).library()
    library.ask(lambda store: check_cited(scenarios, store))
    played, mistakes = _play_each(scenarios, chosen, asked)
    if mistakes and (session.json or not brief):
        raise mistakes[0]
    if session.json:
        documents = _documents(library, {one.game for one in scenarios})
        print_json([_json(one, documents[one.scenario.game]) for one in played])
    else:
        _show(played, asked, brief=brief)
    if mistakes:
        raise UserError(f"{len(mistakes)} escenarios no se pueden jugar; el primero: {mistakes[0]}")
    return 0 if all(one.verdict.passed for one in played) else 1


def _play_each(
    scenarios: Sequence[Scenario], chosen: Mapping[str, str], asked: Asked
) -> tuple[list[Played], list[UserError]]:
    """Those that can be played, and the mistakes of those that cannot."""
    played, mistakes = [], []
    for one in scenarios:
        try:
            played.append(_play(one, chosen, asked))
        except UserError as mistake:
            mistakes.append(mistake)
    return played, mistakes


def _scenarios(wanted: Sequence[str], all_: bool, chosen: bank.Filters, session: Session) -> tuple[Scenario, ...]:
    if all_ and wanted:
        raise UserError("Di los escenarios o --all, no las dos cosas.")
    if not (all_ or wanted or chosen.given):
        raise UserError(
            "Di qué escenario quieres (míralos con «judgekit scenarios»), un filtro como --clause, o --all para todos."
        )
    found, notes = bank.scenarios_of(wanted, chosen, session.library)
    tell(notes)
    return found


def _chosen(given: Sequence[str], scenarios: Sequence[Scenario]) -> dict[str, str]:
    """The readings that were named, each known to the game of one scenario at least."""
    known = {one.name: one for game in sorted({s.game for s in scenarios}) for one in games.readings(game)}
    chosen: dict[str, str] = {}
    for text in given:
        name, _, meaning = text.partition("=")
        if name not in known:
            has = hint([name], list(known)) if known else " (su juego no tiene ninguna)"
            raise UserError(f"La lectura «{name:.60}» no existe{has}; escribe --reading LECTURA=SENTIDO.")
        valid = [one.name for one in known[name].meanings]
        if meaning not in valid:
            raise UserError(f"La lectura «{name}» no tiene «{meaning:.60}»{hint([meaning], valid)}.")
        chosen[name] = meaning
    return chosen


def _play(scenario: Scenario, chosen: Mapping[str, str], asked: Asked) -> Played:
    own = {one.name for one in games.readings(scenario.game)}
    mine = {name: meaning for name, meaning in chosen.items() if name in own}
    played = play(scenario.situation, readings=mine)
    verdict = judge(scenario.claims, played.game)
    explored = _explored(scenario, mine) if asked.explore else None
    compared = compare(scenario, mine) if asked.readings else ()
    return Played(scenario, mine, played, verdict, explored, compared)


def _explored(scenario: Scenario, chosen: Mapping[str, str]) -> Exploration:
    progress = BuildProgress()
    try:
        return explore(scenario.situation, readings=chosen, progress=progress.walked)
    finally:
        progress.close()


def _documents(library: Library, wanted: set[str]) -> dict[str, Document]:
    return library.ask(lambda store: {game: document(game, store) for game in wanted})


def _json(played: Played, text: Document) -> dict[str, Any]:
    made = tree(played.scenario, played.replay, played.verdict, text, played.chosen)
    if played.exploration is not None:
        made |= _explored_json(played.exploration)
    if played.compared:
        made["readings"] = [_compared_json(one) for one in played.compared]
    return made


def _explored_json(found: Exploration) -> dict[str, Any]:
    return {
        "paths": found.paths,
        "outcomes": [
            {
                "state": one.state,
                "choices": [choice(decision) for decision in one.decisions],
                "paths": one.paths,
                "stopped": one.stopped,
            }
            for one in found.outcomes
        ],
        "decisions": [
            {"player": one.player, "name": one.name, "asked": one.asked, "changes": one.matters} for one in found.forks
        ],
    }


def _compared_json(compared: Compared) -> dict[str, Any]:
    return {
        "reading": compared.reading.name,
        "changes": compared.changes_outcome,
        "meanings": [
            {"meaning": one.meaning.name, "passed": one.passed, "outcome": one.state, "problem": one.problem}
            for one in compared.results
        ],
    }


def _show(played: Sequence[Played], asked: Asked, *, brief: bool) -> None:
    page = Page()
    for place, one in enumerate(played):
        if brief:
            _show_line(page, one)
        if not brief or not one.verdict.passed:
            if place and not brief:
                page.line()
            _show_one(page, one, asked)
    if brief or len(played) > 1:
        failed = sum(not one.verdict.passed for one in played)
        page.line()
        page.line(say("verdict.total", total=len(played), passed=len(played) - failed, failed=failed), TITLE)


def _show_line(page: Page, played: Played) -> None:
    word, style = ("verdict.good", None) if played.verdict.passed else ("verdict.bad", WARNING)
    page.line(f"{say(word)}  {one_line(played.scenario.id)}", style)


def _show_one(page: Page, played: Played, asked: Asked) -> None:
    scenario, game = played.scenario, played.replay.game
    table = TablePage(page, messages(scenario.game))
    table.heading(scenario, meanings(scenario, played.chosen))
    before = seat(scenario.situation, Recorded((), ()), readings=played.chosen)
    table.board(say("board.before"), outcome(before))
    page.line()
    page.line(say("heading.story"), TITLE)
    told = lines(game.trace.steps, Teller(table.messages, Labels()), considered=asked.why)
    shown = list(story(list(told)))
    if asked.step:
        Stepper(table).walk(shown, game.trace.decisions)
    else:
        for line in shown:
            table.line(line)
    table.board(say("board.after"), outcome(game))
    table.verdict(played.verdict)
    if played.exploration is not None:
        exploration_page(table, played.exploration, game)
    if asked.readings:
        readings_page(table, played.compared)
