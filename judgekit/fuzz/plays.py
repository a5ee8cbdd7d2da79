"""Plays by number: which table, what is played at it, and what is broken there."""

import traceback
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from judgekit import bank
from judgekit.engine.game import Game
from judgekit.engine.trace import Endless, Step
from judgekit.fuzz.invariants import Broken, Watched, check_play, check_same, check_zones, watched
from judgekit.fuzz.player import RandomPlayer, Repeater, Said
from judgekit.games import game_as_read
from judgekit.replay import seat
from judgekit.scenario import Scenario, Situation

MOST = 30


@dataclass(frozen=True, slots=True)
class Fault:
    """What is broken in a play: its number, the file whose table was played at, what broke and where, and the script.

    `what` is the key of an invariant, or «crash», with the last lines of the traceback as `how`.
    """

    game: str
    number: int
    table: Path
    what: str
    how: str
    script: tuple[Mapping[str, Any], ...]

    @classmethod
    def of_dead(cls, game: str, number: int) -> "Fault":
        """The play in which a process died: what was played then, nobody knows."""
        return cls(game, number, _table_of(game, number), "died", "", ())


def play_numbered(game: str, number: int) -> Fault | None:
    """Play at the table that the number draws; None where nothing is broken."""
    path = _table_of(game, number)
    player = RandomPlayer(number, MOST)
    try:
        _play_twice(_read(path), player, number)
    except Broken as broken:
        return Fault(game, number, path, broken.what, broken.how, tuple(player.said.lines))
    except Endless:
        return Fault(game, number, path, "endless", "", tuple(player.said.lines))
    except Exception:
        how = "".join(traceback.format_exc(limit=-3))
        return Fault(game, number, path, "crash", how, tuple(player.said.lines))
    return None


def steps_of(fault: Fault) -> list[Step]:
    """The steps of a play in which something is broken, as far as it went."""
    player, situation = RandomPlayer(fault.number, MOST), _read(fault.table).situation
    table = seat(replace(situation, seed=fault.number), player)
    with suppress(Exception):
        table.play()
    return table.trace.steps


def play_randomly(situation: Situation, seed: int, most: int = MOST, how: type[Watched] = Watched) -> tuple[Game, Said]:
    """Play from a scenario's board without its script; raises Broken."""
    player = RandomPlayer(seed, most)
    return _played(situation, player, seed, how), player.said


def repeat(situation: Situation, seed: int, said: Said) -> Game:
    """Play the same moves and answers again."""
    table = seat(replace(situation, seed=seed), Repeater(said))
    table.play()
    return table


def _play_twice(scenario: Scenario, player: RandomPlayer, seed: int) -> None:
    table = _played(scenario.situation, player, seed, Watched)
    check_zones(table)
    check_play(table, scenario.situation)
    check_same(table, repeat(scenario.situation, seed, player.said))


def _played(situation: Situation, player: RandomPlayer, seed: int, how: type[Watched]) -> Game:
    rules = game_as_read(situation.game.game, frozenset(situation.readings.items()))
    table = seat(replace(situation, seed=seed), player, game=watched(rules, how))
    table.play()
    return table


def _table_of(game: str, number: int) -> Path:
    files = _files(game)
    return files[Random(number).randrange(len(files))]


@cache
def _files(game: str) -> tuple[Path, ...]:
    return tuple(bank.paths(bank.shipped_bank(), game))


@cache
def _read(path: Path) -> Scenario:
    return bank.in_its_place(path)
