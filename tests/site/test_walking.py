"""A ruling step by step: the table at each step is the one between the start and the end."""

from itertools import pairwise

import pytest

from judgekit import bank
from judgekit.replay import Script, replay, seat
from judgekit.site.walking import Walk, walk
from judgekit.site.what_if import choices, readings, without
from judgekit.story import Board, Face, Teller, boards_of, lines

SOME = [
    "digimon/disparo-nuevo-primero",
    "cipher/rango-dos",
    "fftcg/accion-especial-no-entra-en-la-pila",
    "lorcana/cantar-una-cancion",
]


def some() -> list[str]:
    known = bank.by_id(bank.shipped_bank())
    return [one for one in SOME if one in known]


def changed(board: Board) -> list[Face]:
    return [face for side in board.sides for area in side.areas for face in area.faces if face.changed]


def cards(board: Board) -> list[tuple[str, str, str]]:
    """Each card with where it lies and how it is."""
    return [(side.player, area.name, face.told) for side in board.sides for area in side.areas for face in area.faces]


@pytest.mark.parametrize("name", some())
def test_it_begins_and_ends_as_the_ruling_does(name: str) -> None:
    question = bank.find([name])[0]
    found, played = walk(question), replay(question.situation).game
    teller = Teller.of(played)
    before, after = boards_of(seat(question.situation, Script(())), played, teller)
    assert cards(found.before) == cards(before)
    assert cards(found.frames[-1].board) == cards(after)
    assert [one.says for one in found.frames] == [one.sentence for one in lines(played.trace.steps, teller)]


@pytest.mark.parametrize("name", some())
def test_what_changes_is_marked_where_it_changes_and_nowhere_else(name: str) -> None:
    found: Walk = walk(bank.find([name])[0])
    boards = [found.before, *(one.board for one in found.frames)]
    for before, after in pairwise(boards):
        moved = {card for _, _, card in {*cards(after)} - {*cards(before)}}
        assert moved <= {face.told for face in changed(after)}
        assert len(changed(after)) == len(moved)


def test_to_be_watched_changes_no_replay() -> None:
    question = bank.find(["digimon/disparo-nuevo-primero"])[0]
    seen: list[int] = []
    watched = replay(question.situation, watch=lambda table: seen.append(len(table.trace.steps)))
    assert watched.game.trace.steps == replay(question.situation).game.trace.steps
    assert {one.id for one in watched.game.trace.steps} <= set(seen)


def test_effects_wait_until_they_resolve() -> None:
    found = walk(bank.find(["digimon/disparo-nuevo-primero"])[0])
    assert any(one.waiting for one in found.frames)
    assert not found.frames[-1].waiting


def test_what_if_says_every_ending_and_which_is_the_ruling() -> None:
    question = bank.find(["digimon/disparo-nuevo-primero"])[0]
    found = choices(question)
    assert len(found.endings) == 2
    assert sum(one.own for one in found.endings) == 1
    assert "2 maneras" in found.says
    assert without(question)
    assert isinstance(readings(question), tuple)
