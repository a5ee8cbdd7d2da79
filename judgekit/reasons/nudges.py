"""The same table with one thing on it a little different: what a rule that was looked at would have needed to apply."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice

from judgekit.engine.value import Value
from judgekit.reasons.model import Path
from judgekit.scenario import Board, Placed, Situation

FACES = 1_000
MOST = 48
TURN = "turn number"
ANOTHER_CARD = "otra carta"


_Nudged = Iterator[tuple[Path, object, object, Board]]


@dataclass(frozen=True, slots=True)
class Nudge:
    """Where the table is different (the path of a claim), what is given there, and what lies there instead."""

    path: Path
    given: object
    instead: object
    situation: Situation


def nudges(situation: Situation) -> Iterator[Nudge]:
    """Every count one step up or down, every zone with a card less or more; of a big table the first of them."""
    return islice((*_of_facts(situation), *_of_boards(situation)), MOST)


def _of_facts(situation: Situation) -> Iterator[Nudge]:
    facts: dict[str, Value] = {TURN: 1, **situation.facts}
    for name, value in facts.items():
        for other in _steps(value):
            yield Nudge((name,), value, other, replace(situation, facts={**facts, name: other}))


def _of_boards(situation: Situation) -> Iterator[Nudge]:
    for player, board in situation.boards.items():
        for path, given, instead, other in _of_players(player, board):
            yield Nudge(path, given, instead, replace(situation, boards={**situation.boards, player: other}))


def placed(board: Board) -> Iterator[Placed]:
    """Every card that a board holds, those beneath others too."""
    left = [one for zone in board.zones.values() for one in zone]
    while left:
        yield (one := left.pop())
        left.extend(one.under)


def with_card(board: Board, label: str, change: Callable[[Placed], Placed]) -> Board:
    """The board with one of its cards changed."""

    def changed(one: Placed) -> Placed:
        one = replace(one, under=tuple(map(changed, one.under)))
        return change(one) if one.label == label else one

    return replace(board, zones={name: tuple(map(changed, cards)) for name, cards in board.zones.items()})


def _of_players(player: str, board: Board) -> _Nudged:
    for name, count in board.counts.items():
        for other in _near(count):
            yield (player, name), count, other, replace(board, counts={**board.counts, name: other})
    yield from _of_zones(player, board)


def _of_zones(player: str, board: Board) -> _Nudged:
    for name, cards in board.zones.items():
        if not cards:
            continue
        more = (*cards, replace(cards[-1], label=ANOTHER_CARD, under=()))
        for other in (cards[:-1], more):
            yield (player, name), len(cards), len(other), replace(board, zones={**board.zones, name: other})


def _steps(value: Value) -> tuple[Value, ...]:
    if isinstance(value, bool):
        return (not value,)
    return _near(value) if isinstance(value, int) else ()


def _near(value: int) -> tuple[int, ...]:
    step = FACES if value >= FACES else 1
    return (value - step, value + step) if value >= step else (value + step,)
