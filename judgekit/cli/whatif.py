"""What else may come out: the outcomes of an exploration, and both sides of a reading."""

from collections.abc import Sequence
from typing import Any

from judgekit.cli.mistakes import one_line
from judgekit.cli.page import FAINT, TITLE, WARNING
from judgekit.cli.phrases import say
from judgekit.cli.replay_page import TablePage
from judgekit.engine.choice import Decision
from judgekit.engine.game import Game
from judgekit.games.messages import joined
from judgekit.replay import Compared, Exploration, Fork, Outcome, Path, Result, differing, final, paths
from judgekit.story import is_told, looked_at, lower, told_at

MOST_SHOWN = 12


def exploration_page(table: TablePage, found: Exploration, played: Game) -> None:
    """All outcomes, what differs among them, how each is reached, and which decisions tell them apart."""
    page, many = table.page, len(found.outcomes)
    page.line()
    ends = say("explored.ends", count=many)
    ways = {name: say(f"explored.{name}", count=getattr(found, name)) for name in ("paths", "positions")}
    page.paragraph(say("explored.title", **ways, ends=ends), TITLE)
    if found.cycles:
        page.paragraph(say("explored.cycles", count=found.cycles), FAINT, indent=2)
    differ = differing([dict(paths(one.state)) for one in found.outcomes])
    apart = [path for path in differ if is_told(path, table.messages)]
    own = final(played)
    for number, one in enumerate(found.outcomes[:MOST_SHOWN], start=1):
        _outcome(table, number, one, apart, one.final == own and one.stopped is None)
    if many > MOST_SHOWN:
        page.line(f"  {say('explored.more', count=many - MOST_SHOWN)}", FAINT)
    page.line(f"  {say('explored.decisions' if found.forks else 'explored.no decisions')}")
    for fork in sorted(found.forks, key=lambda one: not one.matters):
        _fork(table, fork)


def readings_page(table: TablePage, compared: Sequence[Compared]) -> None:
    """Each reading that changes something, both results side by side; the others in one line."""
    page = table.page
    page.line()
    if not compared:
        page.line(say("readings.none"), TITLE)
        return
    page.line(say("readings.title"), TITLE)
    for one in compared:
        if one.changes_outcome or one.changes_table:
            _reading(table, one)
    others = [one for one in compared if not one.changes_outcome and not one.changes_table]
    for key, changes in (("way", True), ("quiet", False)):
        if names := [one.reading.name for one in others if one.changes_steps is changes]:
            page.paragraph(say(f"readings.{key}", readings=joined(names)), FAINT, indent=2)


def _outcome(table: TablePage, number: int, one: Outcome, apart: Sequence[tuple[str, ...]], own: bool) -> None:
    page, state = table.page, dict(paths(one.state))
    ways = say("explored.paths", count=one.paths)
    page.line(f"  {say('explored.own end' if own else 'explored.end', number=number, paths=ways)}", TITLE)
    if one.stopped:
        page.paragraph(f"- {say('explored.stopped', why=one_line(one.stopped))}", WARNING, indent=4)
    for path in apart:
        value = state.get(path, False if path[0] == "marks" else None)
        page.paragraph(f"- {one_line(f'{looked_at(path, table.messages)}: {_value(table, path, value)}')}", indent=4)
    taken = " · ".join(_taken(table, decision) for decision in one.decisions)
    page.paragraph(say("explored.so", taken=one_line(taken)) if taken else say("explored.undecided"), FAINT, indent=4)


def _taken(table: TablePage, decision: Decision) -> str:
    """Who was asked what, and the answer."""
    player, asked = decision.choice.player, table.teller.asked(decision.choice)
    return say("explored.taken", player=player, asked=lower(asked), answer=table.teller.answer(decision))


def _fork(table: TablePage, fork: Fork) -> None:
    question = lower(table.teller.question(fork.name))
    asked = one_line(say("fork.asked", player=fork.player, asked=question, times=say("fork.times", count=fork.asked)))
    if fork.choice is None:
        table.page.paragraph(f"- {say('fork.same', asked=asked)}", FAINT, indent=4)
        return
    changes = say("fork.changes", asked=asked, clauses=", ".join(fork.choice.clauses))
    table.page.paragraph(f"- {changes}", indent=4)
    for taken, numbers in list(fork.answers.items())[:MOST_SHOWN]:
        ends = say("fork.ends", count=len(numbers), ends=joined([str(one + 1) for one in sorted(numbers)]))
        table.page.paragraph(f"- {one_line(table.teller.answer(Decision(fork.choice, taken)))}: {ends}", indent=6)


def _reading(table: TablePage, compared: Compared) -> None:
    page, reading = table.page, compared.reading
    what = say("readings.changes outcome" if compared.changes_outcome else "readings.changes table")
    page.paragraph(f"{one_line(reading.name)}: {what} [{', '.join(reading.clauses)}]", TITLE, indent=2)
    page.paragraph(one_line(reading.about), indent=4)
    for place, one in enumerate(compared.results):
        page.paragraph(f"{chr(ord('a') + place)}) {_meaning(one, place)}", indent=4)
    differences = compared.differences() if not any(one.problem for one in compared.results) else {}
    for path, values in differences.items():
        page.paragraph(f"- {one_line(looked_at(path, table.messages))}", indent=4)
        for place, value in enumerate(values):
            page.paragraph(f"{chr(ord('a') + place)}) {one_line(_value(table, path, value))}", indent=8)


def _meaning(one: Result, place: int) -> str:
    if one.problem:
        outcome = say("readings.unplayable", problem=one_line(one.problem))
    else:
        outcome = say("readings.passed" if one.passed else "readings.failed")
    name, says = one_line(one.meaning.name), one_line(one.meaning.says).rstrip(".")
    key = "readings.meaning" if place else "readings.default"
    return say(key, name=name, says=says, outcome=outcome)


def _value(table: TablePage, path: Path, value: Any) -> str:
    return told_at(path, tuple(value) if isinstance(value, list) else value, table.messages)
