"""What else may come out: the outcomes of an exploration, and both sides of a reading."""

from collections.abc import Sequence
from typing import Any

from judgekit.cli.mistakes import one_line
from judgekit.cli.page import FAINT, TITLE, WARNING
from judgekit.cli.replay_page import TablePage, answer
from judgekit.engine.choice import Choice, Decision
from judgekit.engine.game import Game
from judgekit.games.messages import joined
from judgekit.replay import Compared, Exploration, Fork, Outcome, Result, final, paths
from judgekit.story import told

MOST_SHOWN = 12


def exploration_page(table: TablePage, found: Exploration, played: Game) -> None:
    """All outcomes, what differs among them, how each is reached, and which decisions tell them apart."""
    page, many = table.page, len(found.outcomes)
    page.line()
    ends = "un solo final" if many == 1 else f"{many} finales distintos"
    page.paragraph(f"Exploración: {_count(found.paths, 'camino')}, {ends}.", TITLE)
    differing = _differing(found.outcomes)
    own = final(played)
    for number, one in enumerate(found.outcomes[:MOST_SHOWN], start=1):
        _outcome(table, number, one, differing, one.final == own and one.stopped is None)
    if many > MOST_SHOWN:
        page.line(f"  … y {many - MOST_SHOWN} finales más (con --json salen todos).", FAINT)
    page.line("  Decisiones:" if found.forks else "  Nadie tiene nada que decidir.")
    for fork in sorted(found.forks, key=lambda one: not one.matters):
        _fork(table, fork)


def readings_page(table: TablePage, compared: Sequence[Compared]) -> None:
    """Each reading that changes something, both results side by side; the others in one line."""
    page = table.page
    page.line()
    if not compared:
        page.line("El documento de este juego no tiene lecturas.", TITLE)
        return
    page.line("Lecturas", TITLE)
    for one in compared:
        if one.changes_outcome or one.changes_steps:
            _reading(table, one)
    quiet = [one.reading.name for one in compared if not one.changes_outcome and not one.changes_steps]
    if quiet:
        page.paragraph(f"No cambian nada aquí: {joined(quiet)}.", FAINT, indent=2)


def _outcome(table: TablePage, number: int, one: Outcome, differing: Sequence[tuple[str, ...]], own: bool) -> None:
    page, state = table.page, dict(paths(one.state))
    mine = " · el del guion" if own else ""
    page.line(f"  Final {number} ({_count(one.paths, 'camino')}{mine})", TITLE)
    if one.stopped:
        page.paragraph(f"- Se para: {one_line(one.stopped)}.", WARNING, indent=4)
    for path in differing:
        value = state.get(path, False if path[0] == "marks" else None)
        page.paragraph(f"- {one_line(f'{table.where(path)}: {_value(table, value)}')}", indent=4)
    taken = " · ".join(f"{one.choice.player} {one.choice.name}: {answer(one)}" for one in one.decisions)
    page.paragraph(f"Así: {one_line(taken)}" if taken else "Sin decisiones.", FAINT, indent=4)


def _fork(table: TablePage, fork: Fork) -> None:
    asked = f"{fork.player} «{fork.name}» ({'una vez' if fork.asked == 1 else f'{fork.asked} veces'})"
    if fork.choice is None:
        table.page.paragraph(f"- {one_line(asked)}: da igual lo que se elija.", FAINT, indent=4)
        return
    table.page.paragraph(f"- {one_line(asked)}: cambia lo que puede salir [{', '.join(fork.choice.clauses)}]", indent=4)
    for taken, numbers in list(fork.answers.items())[:MOST_SHOWN]:
        ends = joined([str(number + 1) for number in sorted(numbers)])
        word = "final" if len(numbers) == 1 else "finales"
        table.page.paragraph(f"- {one_line(_answer(fork.choice, taken))}: {word} {ends}", indent=6)


def _reading(table: TablePage, compared: Compared) -> None:
    page, reading = table.page, compared.reading
    what = "cambia el resultado" if compared.changes_outcome else "cambia el camino, no el resultado"
    page.paragraph(f"{one_line(reading.name)}: {what} [{', '.join(reading.clauses)}]", TITLE, indent=2)
    page.paragraph(one_line(reading.about), indent=4)
    for place, one in enumerate(compared.results):
        page.paragraph(f"{chr(ord('a') + place)}) {_meaning(one, place)}", indent=4)
    differences = compared.differences() if not any(one.problem for one in compared.results) else {}
    for path, values in differences.items():
        page.paragraph(f"- {one_line(table.where(path))}", indent=4)
        for place, value in enumerate(values):
            page.paragraph(f"{chr(ord('a') + place)}) {one_line(_value(table, value))}", indent=8)


def _meaning(one: Result, place: int) -> str:
    default = " (por defecto)" if place == 0 else ""
    if one.problem:
        outcome = f"no se puede jugar así: {one_line(one.problem)}"
    else:
        outcome = "se cumple lo esperado" if one.passed else "no se cumple lo esperado"
    return f"{one_line(one.meaning.name)}{default}: {one_line(one.meaning.says).rstrip('.')}. Aquí {outcome}"


def _differing(outcomes: Sequence[Outcome]) -> list[tuple[str, ...]]:
    """The paths where the outcomes are not all alike."""
    states = [dict(paths(one.state)) for one in outcomes]
    every = dict.fromkeys(path for state in states for path in state)
    return [path for path in every if any(state.get(path) != states[0].get(path) for state in states)]


def _answer(choice: Choice, taken: tuple[int, ...]) -> str:
    return answer(Decision(choice, taken))


def _value(table: TablePage, value: Any) -> str:
    return told(tuple(value) if isinstance(value, list) else value, table.messages)


def _count(number: int, one: str) -> str:
    return f"{number} {one if number == 1 else f'{one}s'}"
