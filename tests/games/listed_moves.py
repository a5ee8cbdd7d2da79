"""The moves that a game lists held against those that random play makes."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations, product
from math import prod
from typing import Any

from judgekit.engine.actions import Actions, BadMove
from judgekit.engine.choice import Choice, Move
from judgekit.engine.game import Game
from judgekit.engine.legal_moves import MOST_ANSWERS, Legal, Untried, _Search
from judgekit.engine.rule import Illegal
from judgekit.engine.trace import Endless
from judgekit.fuzz import Watched, exact

Words = dict[str, Any]


class Again:
    """Answers as it was answered when a move was tried."""

    def __init__(self, answers: tuple[tuple[int, ...], ...]) -> None:
        self.answers = iter(answers)

    def choose(self, choice: Choice) -> tuple[int, ...]:
        return next(self.answers)

    def forced(self, choice: Choice) -> None:
        pass

    def respond(self, player: str, *, later: str = "") -> Move | None:
        return None

    def move(self) -> Move | None:
        return None


def performs(game: Game, legal: Legal) -> bool:
    """Is a move that is listed made, with the answers that it came with?"""
    table = game.as_it_is()
    table.chooser = Again(legal.answers)
    return Actions.perform(table, legal.move)


def lacks(game: Game, made: Move) -> bool:
    """Is a move that was made neither listed nor begun by what was left untried?"""
    words = _words(game, made)
    return not any(_covers(game, one, words) for one in game.moves_tried(made.player, made.verb))


def _covers(game: Game, found: object, made: Words) -> bool:
    if isinstance(found, Legal):
        unheard = {one.parameter for one in game.forms()[found.move.verb].words if one.name in found.unheard}
        return _words(game, found.move) == {name: value for name, value in made.items() if name not in unheard}
    return isinstance(found, Untried) and _begins(game, found, made)


def _begins(game: Game, left: Untried, made: Words) -> bool:
    """Does a move say what was said of the one that was left, its other words unsaid?"""
    for word in game.forms()[left.verb].words:
        said = left.words.get(word.name)
        has = made.get(word.parameter)
        if isinstance(said, tuple):
            if not set(said) <= set(has or ()):
                return False
        elif said is not None and said != str(has):
            return False
    return True


def _words(game: Game, move: Move) -> Words:
    """What a move says, cards by their labels and several in no order; what says no more than silence is left out."""
    given = {}
    for word in game.forms()[move.verb].words:
        if word.name not in move.words:
            continue
        value = move.words[word.name]
        if word.takes == "labels":
            value = frozenset(value if isinstance(value, tuple) else (value,))
        if word.takes == "flag":
            value = str(value) not in {"no", "false"}
        if word.takes == "number":
            value = int(value)
        if word.needed or value != (frozenset() if word.default == () else word.default):
            given[word.parameter] = value if word.takes in {"labels", "flag"} else str(value)
    return given


class ListedMoves(Watched):
    """Play in which every move that is made must have been listed, and some of the time every listed one performs."""

    often = 30

    def perform(self, move: Move) -> bool:
        game: Any = self
        before = game.as_it_is()
        done = super().perform(move)
        if done:
            assert not lacks(before, move), f"{move.player} {move.words} is legal and is not listed"
        game.positions = getattr(game, "positions", 0) + 1
        if game.positions % self.often == 0:
            check_listing(before)
        return done


def check_listing(game: Game) -> None:
    """Every move that is listed performs, none twice, and to list them leaves no mark."""
    there = exact(game), len(game.trace.steps)
    for player in game.players:
        listed = [one for one in game.moves_tried(player) if isinstance(one, Legal)]
        said = [(one.move.verb, repr(one.move.words)) for one in listed]
        assert len(said) == len(set(said)), "a move is listed twice"
        for one in listed:
            assert performs(game, one), f"{player} {one.move.words} is listed and is not made"
        for verb in game.forms():
            for move in tried_one_by_one(game, player, verb):
                assert not lacks(game, move), f"{player} {move.words} is legal, tried alone, and is not listed"
    assert (exact(game), len(game.trace.steps)) == there


def tried_one_by_one(game: Game, player: str, verb: str, most: int = 300) -> list[Move]:
    """The moves of a verb that are legal when every word is said from the start; none where they are too many to try."""
    form, table = game.forms()[verb], game.as_it_is()
    ways = [tuple(_said(word, table)) for word in form.words]
    if prod(map(len, ways)) > most:
        return []
    found = []
    for values in product(*ways):
        said = {word.parameter: one for word, one in zip(form.words, values, strict=True) if one is not None}
        search = _Search(table, player, form, MOST_ANSWERS)
        with suppress(Illegal, BadMove, Endless):
            search._first_legal(said)
            found.append(Move(player, verb, search._words(said)))
    return found


def _said(word: Any, table: Game) -> Iterator[Any]:
    if not word.needed:
        yield None
    cards = tuple(table.state.objects.values())
    match word.takes:
        case "labels":
            for size in range(1, 3):
                yield from combinations(cards, size)
        case "number":
            yield from range(1, 4)
        case "flag":
            yield True
        case "text":
            yield from (*table.players, *table.words_to_say())
        case takes:
            yield from table.players if takes == "player or label" else ()
            yield from cards
