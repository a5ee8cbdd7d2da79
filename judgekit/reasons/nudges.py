"""The same table with one thing on it a little different: what a rule that was looked at would have needed to apply."""

from collections.abc import Callable, Collection, Iterator, Mapping
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


def nudges(situation: Situation, named: Collection[str] = ()) -> Iterator[Nudge]:
    """Every count, mark and printed number one step up or down, every zone with a card less or more.

    A big table has too many: the facts of the game, the counts and the zones come before the cards, and of these those
    `named` come first.
    """
    of_cards = sorted(_of_boards(situation, _of_cards), key=lambda one: one.path[1] not in named)
    return islice((*_of_facts(situation), *_of_boards(situation, _of_players), *of_cards), MOST)


def _of_facts(situation: Situation) -> Iterator[Nudge]:
    facts: dict[str, Value] = {TURN: 1, **situation.facts}
    for name, value in facts.items():
        for other in _steps(value):
            yield Nudge((name,), value, other, replace(situation, facts={**facts, name: other}))


def _of_boards(situation: Situation, of_board: Callable[[str, Board], _Nudged]) -> Iterator[Nudge]:
    for player, board in situation.boards.items():
        for path, given, instead, other in of_board(player, board):
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
        for other in (count - 1, count + 1):
            yield (player, name), count, other, replace(board, counts={**board.counts, name: other})
    yield from _of_zones(player, board)


def _of_cards(_player: str, board: Board) -> _Nudged:
    for one in placed(board):
        yield from _of_card(board, one)


def _of_zones(player: str, board: Board) -> _Nudged:
    for name, cards in board.zones.items():
        if not cards:
            continue
        more = (*cards, replace(cards[-1], label=ANOTHER_CARD, under=()))
        for other in (cards[:-1], more):
            yield (player, name), len(cards), len(other), replace(board, zones={**board.zones, name: other})


def _of_card(board: Board, one: Placed) -> _Nudged:
    for name, value in one.marks.items():
        for other in _steps(value):
            yield ("cards", one.label, name), value, other, with_card(board, one.label, _marked(name, other))
    for name, value in one.card.printed.items():
        for other in () if isinstance(value, bool) else _steps(value):
            yield ("cards", one.label, name), value, other, with_card(board, one.label, _printed(name, other))


def _steps(value: Value) -> tuple[Value, ...]:
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int):
        step = FACES if value >= FACES else 1
        return (value - step, value + step)
    return ()


def _marked(name: str, value: Value) -> Callable[[Placed], Placed]:
    return lambda one: replace(one, marks=_with(one.marks, name, value))


def _printed(name: str, value: Value) -> Callable[[Placed], Placed]:
    return lambda one: replace(one, card=replace(one.card, printed=_with(one.card.printed, name, value)))


def _with(values: Mapping[str, Value], name: str, value: Value) -> dict[str, Value]:
    return {**values, name: value}
