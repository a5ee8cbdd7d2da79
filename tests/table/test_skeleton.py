"""What one begins with can be played at once, and speaks the words of its game."""

from pathlib import Path

import pytest

from judgekit import games
from judgekit.bank import paths, shipped_bank
from judgekit.replay import replay
from judgekit.scenario import load
from judgekit.table import like, skeleton_of


def question(folder: Path, text: str) -> Path:
    path = folder / "mesa.yaml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", games.names())
def test_a_skeleton_is_a_question_that_can_be_played(name: str, tmp_path: Path) -> None:
    done = replay(load(question(tmp_path, skeleton_of(name))).situation)
    assert "Ejemplo" in done.game.state.current


@pytest.mark.parametrize("name", games.names())
def test_it_names_every_zone_count_mark_field_and_move(name: str) -> None:
    text, game = skeleton_of(name), games.game(name)
    flat = " ".join(text.replace("#", " ").split())
    for word in (*game.kinds(), *game.counts, *game.marks, *game.forms(), *game.phases):
        assert word in flat, word
    assert all(field in flat for field in game.written())
    assert max(map(len, text.splitlines())) <= 120


@pytest.mark.parametrize("name", games.names())
def test_a_copy_from_the_bank_is_played_anywhere_as_there(name: str, tmp_path: Path) -> None:
    for path in list(paths(shipped_bank(), name))[::25]:
        copied = replay(load(question(tmp_path, like(path))).situation).game
        assert copied.trace.steps == replay(load(path).situation).game.trace.steps, path.stem
