"""Replays told on a page or as JSON: each whole, or a line each and the total."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from judgekit import bank
from judgekit.cli import holding
from judgekit.cli.asked import Asked
from judgekit.cli.mistakes import one_line
from judgekit.cli.page import TITLE, WARNING, Page
from judgekit.cli.phrases import say
from judgekit.cli.replay_page import TablePage
from judgekit.cli.replaying import Listed, play_many, play_named, play_one, tree_of
from judgekit.cli.session import Session, print_json
from judgekit.cli.stepper import Stepper
from judgekit.cli.told import Noted, Told
from judgekit.cli.whatif import exploration_page, readings_page
from judgekit.contract.plain import to_json
from judgekit.errors import UserError
from judgekit.games.messages import messages
from judgekit.replay import Played, document, meanings, named_readings, outcome
from judgekit.scenario import Question, check_cited, cited
from judgekit.story import Labels, Telling, deciding, decisive, folded, lines, ruling_sentence, story
from judgekit.workers import Workers


def tell_list(paths: Sequence[Path], reading: Sequence[str], asked: Asked, workers: Workers, session: Session) -> int:
    """Play many: a line each and the total; those that come out otherwise are told whole."""
    games = {one.parent.name for one in paths}
    asked = replace(asked, chosen=tuple({**holding.otherwise_read(session), **named_readings(reading, games)}.items()))
    library = replace(session, game=None).library()
    documents = library.ask(lambda store: {game: document(game, store) for game in games})
    found = list(play_many(paths, asked, documents, workers))
    library.ask(lambda store: check_cited([clause for one in found for clause in one.cited], store))
    mistakes = [one.mistake for one in found if one.mistake]
    if session.json and mistakes:
        raise mistakes[0]
    if session.json:
        print_json([one.tree for one in found])
    else:
        _show_list([one for one in found if one.mistake is None], asked)
    if mistakes:
        raise UserError(
            "unplayable-scenarios", f"{len(mistakes)} escenarios no se pueden jugar; el primero: {mistakes[0]}"
        )
    return 0 if all(one.passed for one in found) else 1


def tell_named(
    scenarios: Sequence[Question], reading: Sequence[str], asked: Asked, workers: Workers, session: Session
) -> Told:
    """Play those that were named: each is told whole."""
    scenarios = [holding.as_read(one, session) for one in scenarios]
    asked = replace(asked, chosen=tuple(named_readings(reading, {one.game for one in scenarios}).items()))
    library = replace(session, game=None).library()
    library.ask(lambda store: check_cited([clause for one in scenarios for clause in cited(one)], store))
    found, lost = play_named(scenarios, asked, workers)
    passed = all(one.verdict.passed for one in found)
    if not session.json:
        return Told(passed, _lines(found, asked), lost=lost)
    games = {one.scenario.game for one in found}
    documents = library.ask(lambda store: {game: document(game, store) for game in games})
    return Told(passed, trees=[to_json(tree_of(one, documents[one.scenario.game], asked)) for one in found], lost=lost)


def _lines(found: Sequence[Played], asked: Asked) -> list[list[Any]]:
    """What is to be on the page; who walks step by step sees it at once."""
    page = Noted()
    _show(Page() if asked.step else page, found, asked)
    return page.lines


def _show(page: Page, found: Sequence[Played], asked: Asked) -> None:
    for place, one in enumerate(found):
        if place:
            page.line()
        _show_one(page, one, asked)
    if len(found) > 1:
        _show_total(page, [one.verdict.passed for one in found])


def _show_list(found: Sequence[Listed], asked: Asked) -> None:
    page = Page()
    for one in found:
        word, style = ("verdict.good", None) if one.passed else ("verdict.bad", WARNING)
        page.line(f"{say(word)}  {one_line(one.name)}", style)
        if not one.passed:
            _show_one(page, play_one(bank.in_its_place(one.path), asked), asked)
    _show_total(page, [one.passed for one in found])


def _show_total(page: Page, passed: Sequence[bool]) -> None:
    page.line()
    page.line(say("verdict.total", total=len(passed), passed=sum(passed), failed=len(passed) - sum(passed)), TITLE)


def _show_one(page: Page, one: Played, asked: Asked) -> None:
    """The ruling, why, the story, the tables, the verdict; step by step the ruling waits for its end."""
    table = TablePage(page, messages(one.scenario.game))
    telling = Telling.of(one.scenario, one.replay, Labels())
    table.heading(one.scenario, _readings(one, telling))
    if not asked.step:
        _tell_ruling(table, telling, asked)
    _tell_story(table, telling, asked)
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


def _readings(one: Played, telling: Telling) -> Mapping[str, str]:
    """The readings that were asked for, and those of which another meaning would change something."""
    matter = {said.partition("/")[0] for reason in telling.reasons for said in reason.read_otherwise}
    named = {*one.scenario.situation.readings, *one.chosen}
    every = meanings(one.scenario, one.chosen)
    return {name: meaning for name, meaning in every.items() if name in matter | named}


def _tell_ruling(table: TablePage, telling: Telling, asked: Asked) -> None:
    every = telling.reasons
    told = deciding(every, telling.played, telling.teller) if asked.why else decisive(telling)
    table.ruling(ruling_sentence(telling), told, len(every) - len(told))


def _tell_story(table: TablePage, telling: Telling, asked: Asked) -> None:
    trace = telling.played.game.trace
    shown = list(story(list(lines(trace.steps, table.teller, considered=asked.why))))
    decide = {clause for one in decisive(telling) for clause in one.clauses}
    short = shown if asked.why or asked.step else list(folded(shown, decide))
    table.page.line()
    table.page.line(say("heading.story" if short == shown else "heading.story folded"), TITLE)
    if asked.step:
        Stepper(table).walk(shown, trace.decisions)
        return
    for line in short:
        table.line(line)
