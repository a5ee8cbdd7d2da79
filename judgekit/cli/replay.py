"""`judgekit replay`: plays scenarios and tells what happens, by which clauses, and whether it is what was expected."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated

import typer

from judgekit import bank
from judgekit.cli.choosing import (
    ChapterFilter,
    ClauseFilter,
    MechanicFilter,
    ReadingOption,
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
from judgekit.engine.game import Game as Simulated
from judgekit.errors import UserError
from judgekit.games.messages import messages
from judgekit.replay import (
    Document,
    Played,
    Tree,
    document,
    meanings,
    named_readings,
    outcome,
    played,
)
from judgekit.scenario import Question, check_cited
from judgekit.story import Labels, Teller, Telling, deciding, decisive, lines, ruling_sentence, story


@dataclass(frozen=True, slots=True)
class Asked:
    """What to show besides the story."""

    why: bool
    step: bool
    explore: bool
    readings: bool
    reasons: bool


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
    why: Annotated[bool, typer.Option("--why", help="Todas las razones, y lo que se miró y no se aplicó.")] = False,
    reasons: Annotated[bool, typer.Option("--reasons", help="Con --json, también lo que decide.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Se para en cada decisión; Intro sigue.")] = False,
    explore: Annotated[bool, typer.Option("--explore", help="Prueba todos los órdenes y elecciones.")] = False,
    readings: Annotated[bool, typer.Option("--readings", help="Compara las lecturas del documento.")] = False,
    reading: ReadingOption = None,
    rules_dir: RulesDir = None,
    game: Game = None,
    as_json: Json = None,
) -> int:
    session = Session.of(context, rules_dir, game, as_json)
    if step and session.json:
        raise UserError("options-clash", "--step y --json no van juntos: deja uno de los dos.")
    asked = Asked(why, step, explore, readings, reasons or why)
    scenarios = _scenarios(wanted or [], all_, filters(session.game, clause, chapter, mechanic, text), session)
    brief = all_ or (not wanted and len(scenarios) > 1)
    chosen = named_readings(reading or [], scenarios)
    library = replace(session, game=None).library()
    library.ask(lambda store: check_cited(scenarios, store))
    found, mistakes = _play_each(scenarios, chosen, asked)
    if mistakes and (session.json or not brief):
        raise mistakes[0]
    if session.json:
        print_json(_trees(library, found, asked))
    else:
        _show(found, asked, brief=brief)
    if mistakes:
        raise UserError(
            "unplayable-scenarios", f"{len(mistakes)} escenarios no se pueden jugar; el primero: {mistakes[0]}"
        )
    return 0 if all(one.verdict.passed for one in found) else 1


def _play_each(
    scenarios: Sequence[Question], chosen: Mapping[str, str], asked: Asked
) -> tuple[list[Played], list[UserError]]:
    """Those that can be played, and the mistakes of those that cannot."""
    found, mistakes = [], []
    for one in scenarios:
        try:
            found.append(_played(one, chosen, asked))
        except UserError as mistake:
            mistakes.append(mistake)
    return found, mistakes


def _scenarios(wanted: Sequence[str], all_: bool, chosen: bank.Filters, session: Session) -> tuple[Question, ...]:
    if all_ and wanted:
        raise UserError("options-clash", "Di los escenarios o --all, no las dos cosas.")
    if not (all_ or wanted or chosen.given):
        raise UserError(
            "scenario-needed",
            "Di qué escenario quieres (míralos con «judgekit scenarios»), un filtro como --clause, o --all para todos.",
        )
    found, notes = bank.scenarios_of(wanted, chosen, session.library)
    tell(notes)
    return found


def _played(scenario: Question, chosen: Mapping[str, str], asked: Asked) -> Played:
    progress = BuildProgress()
    try:
        return played(scenario, chosen, exploring=progress.walked if asked.explore else None, comparing=asked.readings)
    finally:
        progress.close()


def _trees(library: Library, found: Sequence[Played], asked: Asked) -> list[Tree]:
    games = {one.scenario.game for one in found}
    documents = library.ask(lambda store: {game: document(game, store) for game in games})
    return [_tree(one, documents[one.scenario.game], asked) for one in found]


def _tree(one: Played, cited: Document, asked: Asked) -> Tree:
    made = one.tree(cited)
    if not asked.reasons:
        return made
    telling = Telling.of(one.scenario, one.replay, Labels())
    return replace(made, deciding=deciding(telling.reasons, one.replay, telling.teller))


def _show(found: Sequence[Played], asked: Asked, *, brief: bool) -> None:
    page = Page()
    for place, one in enumerate(found):
        if brief:
            _show_line(page, one)
        if not brief or not one.verdict.passed:
            if place and not brief:
                page.line()
            _show_one(page, one, asked)
    if brief or len(found) > 1:
        failed = sum(not one.verdict.passed for one in found)
        page.line()
        page.line(say("verdict.total", total=len(found), passed=len(found) - failed, failed=failed), TITLE)


def _show_line(page: Page, one: Played) -> None:
    word, style = ("verdict.good", None) if one.verdict.passed else ("verdict.bad", WARNING)
    page.line(f"{say(word)}  {one_line(one.scenario.name)}", style)


def _show_one(page: Page, one: Played, asked: Asked) -> None:
    """The ruling, why, the story, the tables, the verdict; step by step the ruling waits for its end."""
    table = TablePage(page, messages(one.scenario.game))
    table.heading(one.scenario, meanings(one.scenario, one.chosen))
    telling = Telling.of(one.scenario, one.replay, Labels())
    if not asked.step:
        _tell_ruling(table, telling, asked)
    _tell_story(table, one.replay.game, asked)
    if asked.step:
        _tell_ruling(table, telling, asked)
    table.board(say("board.before"), outcome(telling.before))
    table.board(say("board.after"), outcome(one.replay.game))
    if one.verdict.findings:
        table.verdict(one.verdict)
    if one.exploration is not None:
        exploration_page(table, one.exploration, one.replay.game)
    if asked.readings:
        readings_page(table, one.compared)


def _tell_ruling(table: TablePage, telling: Telling, asked: Asked) -> None:
    every = telling.reasons
    told = deciding(every, telling.played, telling.teller) if asked.why else decisive(telling)
    table.ruling(ruling_sentence(telling), told, len(every) - len(told))


def _tell_story(table: TablePage, game: Simulated, asked: Asked) -> None:
    table.page.line()
    table.page.line(say("heading.story"), TITLE)
    told = lines(game.trace.steps, Teller(table.messages, Labels()), considered=asked.why)
    shown = list(story(list(told)))
    if asked.step:
        Stepper(table).walk(shown, game.trace.decisions)
        return
    for line in shown:
        table.line(line)
