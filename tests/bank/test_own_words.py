"""Every word of each game's own instructions and filters changes what comes out: without it some table of the bank ends otherwise.

An instruction is taken away whole for its first word; any other word is taken back to what it is when nobody says it.
What no scenario of the bank says stands in `own_words.yaml`, as a table that says it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from judgekit import games
from judgekit.engine.filters import Filter, Test
from judgekit.engine.game import Game
from judgekit.engine.model import Card
from judgekit.engine.rule import Illegal
from judgekit.engine.value import NoNumber
from judgekit.replay.run import MISTAKES, play
from judgekit.replay.script import AsFarAsItGoes
from judgekit.scenario import Situation, load
from judgekit.scenario.model import Board, Placed, Scenario

MORE = yaml.safe_load((Path(__file__).parent / "own_words.yaml").read_text(encoding="utf-8"))


def without(part: Any, verb: type, word: Field[Any], *, first: bool) -> Any:
    """The same text in which instructions of this verb do not say this word."""
    if isinstance(part, Test):
        return part
    if isinstance(part, tuple):
        left = (one for one in part if not (first and type(one) is verb))
        return tuple(without(one, verb, word, first=first) for one in left)
    if isinstance(part, Mapping):
        return {key: without(one, verb, word, first=first) for key, one in part.items()}
    if not is_dataclass(part) or isinstance(part, type):
        return part
    if type(part) is verb:
        return replace(part, **{word.name: word.default})
    changed = {one.name: without(getattr(part, one.name), verb, word, first=first) for one in fields(part) if one.init}
    return replace(part, **changed)


def says(part: Any, verb: type, word: Field[Any], *, first: bool) -> bool:
    """Does an instruction of this verb say this word?"""
    if isinstance(part, Mapping):
        part = tuple(part.values())
    if isinstance(part, tuple):
        return any(says(one, verb, word, first=first) for one in part)
    if type(part) is verb:
        return first or getattr(part, word.name) != word.default
    return is_dataclass(part) and any(says(getattr(part, one.name), verb, word, first=first) for one in fields(part))


def placed(boards: Mapping[str, Board]) -> Iterator[Placed]:
    left = [one for board in boards.values() for zone in board.zones.values() for one in zone]
    while left:
        yield (one := left.pop())
        left.extend(one.under)


def changed(situation: Situation, verb: type, word: Field[Any], *, first: bool) -> Situation:
    """The same table with cards that do not say the word."""

    @cache
    def card(one: Card) -> Card:
        return Card(one.name, one.printed, without(one.abilities, verb, word, first=first))

    def lie(one: Placed) -> Placed:
        return replace(one, card=card(one.card), under=tuple(map(lie, one.under)))

    boards = {
        player: replace(board, zones={name: tuple(map(lie, zone)) for name, zone in board.zones.items()})
        for player, board in situation.boards.items()
    }
    return replace(situation, boards=boards)


def differs(table: Situation, verb: type, word: Field[Any], *, first: bool) -> bool:
    """Does the table end otherwise without the word? A word that cannot be left out does matter."""
    try:
        other = changed(table, verb, word, first=first)
    except ValueError:
        return True
    return ends(table) != ends(other)


def ends(situation: Situation) -> object:
    """How it ends, what was asked and what was told."""
    try:
        game = play(situation, AsFarAsItGoes(situation.script)).game
    except (*MISTAKES, Illegal, NoNumber, KeyError) as mistake:
        return type(mistake).__name__
    asked = [
        (one.player, one.name, one.least, one.most, [key.key for key in one.options]) for one in game.trace.offered
    ]
    return game.state.summary(), asked, [(one.key, str(one.changes)) for one in game.trace.steps]


def words(game: type[Game]) -> Iterator[tuple[type, Field[Any], bool]]:
    for verb in game.verbs:
        said = [one for one in fields(verb) if one.name != "origin"]
        yield from ((verb, one, one is said[0]) for one in said if one is said[0] or one.default is not MISSING)
    shared = {one.name for one in fields(Filter)}
    yield from ((game.filter, one, False) for one in fields(game.filter) if one.name not in shared)


@pytest.mark.parametrize("game", games.names())
def test_a_word_of_a_game_changes_what_comes_out(game: str, bank: dict[str, Scenario], tmp_path: Path) -> None:
    tables = [one.situation for one in bank.values() if one.game == game]
    for number, text in enumerate(MORE.get(game, ())):
        path = tmp_path / f"{number}.yaml"
        path.write_text(text, encoding="utf-8")
        tables.append(load(path).situation)
    cards = [{id(one.card): one.card for one in placed(table.boards)}.values() for table in tables]
    silent = []
    for verb, word, first in words(games.game(game)):
        found = (
            table
            for table, known in zip(tables, cards, strict=True)
            if any(says(one.abilities, verb, word, first=first) for one in known)
        )
        if not any(differs(one, verb, word, first=first) for one in found):
            silent.append(f"{verb.__name__}.{word.name}")
    assert silent == [], " ".join(silent)
