"""A ruling step by step: each step with the table as it leaves it, and what waits then."""

from collections.abc import Mapping
from dataclasses import dataclass

from judgekit.engine.game import Game
from judgekit.replay import replay
from judgekit.scenario import Question
from judgekit.story import Board, Line, Moment, Pile, Teller, boards_along, lines, waited


@dataclass(frozen=True, slots=True)
class Frame:
    """One step: its number in print, its sentence and what it changed, by which clauses it happens or is stopped.

    `board` is the table once it is done, `waiting` what waits then, what goes first in front.
    """

    number: int
    says: str
    clauses: tuple[str, ...]
    changes: tuple[str, ...]
    stopped_by: tuple[str, ...]
    board: Board
    waiting: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Walk:
    """All steps of a replay, and the table before them."""

    before: Board
    frames: tuple[Frame, ...]


def walk(question: Question, readings: Mapping[str, str] | None = None) -> Walk:
    """Play a question and keep the table at each step; raises UserError for a script that cannot be played."""
    seen: dict[int, Game] = {}

    def keep(table: Game) -> None:
        seen[len(table.trace.steps)] = table.as_it_is()

    played = replay(question.situation, readings=readings, watch=keep).game
    teller = Teller.of(played)
    told = list(lines(played.trace.steps, teller))
    ids = [one.step.id for one in told]
    tables = [seen[one] for one in ids] if ids else []
    boards = boards_along([*tables, played], played, teller)
    pile = waited(played, teller)
    frames = (_frame(n, line, boards[n], pile) for n, line in enumerate(told, 1))
    return Walk(boards[0], tuple(frames))


def _frame(number: int, line: Line, board: Board, pile: Pile | None) -> Frame:
    changes = tuple(dict.fromkeys(one.sentence for one in line.changes if not one.passing))
    waiting = _waiting(pile, number) if pile else ()
    return Frame(number, line.sentence, line.clauses, changes, line.step.overridden_by, board, waiting)


def _waiting(pile: Pile, number: int) -> tuple[str, ...]:
    """What waits after a step: as the last moment before it left the pile."""
    before = [one for one in pile.moments if one.step <= number]
    moment = before[-1] if before else Moment(0, ())
    names = {one.number: one.name for one in pile.effects}
    return tuple(names[one] for one in moment.waiting)
