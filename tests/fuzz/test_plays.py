"""A play breaks where an invariant does, is repeated by its number, and is kept as a scenario."""

from pathlib import Path
from typing import Any

import pytest

from judgekit import bank
from judgekit.cli import run
from judgekit.engine.choice import Move
from judgekit.fuzz import Fault, invariants, play_numbered, plays, save, told
from judgekit.games import game
from judgekit.replay import replay
from judgekit.scenario import load


def _played(number: int = 3) -> Fault:
    found = play_numbered("lorcana", number)
    assert found is not None
    return found


def test_a_sound_play_has_nothing_to_say() -> None:
    assert [play_numbered("cipher", number) for number in range(3)] == [None] * 3


def test_an_illegal_move_that_leaves_a_mark_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("lorcana"), "perform", _marks)
    assert _played().what == "mark"
    assert "una jugada ilegal deja huella" in told(_played())


def test_a_step_without_clauses_a_card_that_vanishes_and_an_error_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    original = game("lorcana").play

    def spoiled(how: str) -> Any:
        def play(self: Any) -> None:
            original(self)
            if how == "no clause":
                self.trace.steps[0].clauses = ()
            elif how == "vanished":
                self.state.current.pop(next(iter(self.state.current)))
            else:
                raise ZeroDivisionError

        return play

    for how in ("no clause", "vanished", "crash"):
        monkeypatch.setattr(game("lorcana"), "play", spoiled(how))
        assert _played().what in ({how, "labels"} if how == "vanished" else {how})


def test_a_play_that_is_not_repeated_alike_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plays, "repeat", lambda situation, seed, said: plays.play_randomly(situation, seed + 1)[0])
    assert _played().what == "repeat"


def test_what_broke_is_kept_as_a_scenario_that_plays_the_same_moves(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(invariants, "check_same", _breaks)
    monkeypatch.setattr(plays, "check_same", _breaks)
    same = 0
    for number in range(10):
        fault = _played(number)
        path = save(fault, tmp_path)
        text = path.read_text(encoding="utf-8")
        assert f"--seed {number}" in text
        if "da los mismos pasos." in text and "no da" not in text:
            same += 1
            assert replay(load(path).situation).game.trace.steps == plays.steps_of(fault)
    assert same >= 7


def test_the_command_prints_what_broke_and_where_it_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(plays, "check_same", _breaks)
    words = ["judgekit", "fuzz", "-g", "cipher", "--plays", "1", "--seed", "5", "--jobs", "1", "-o", str(tmp_path)]
    monkeypatch.setattr("sys.argv", words)
    code = run()
    said = capsys.readouterr().out
    assert code == 1
    assert "las mismas jugadas y respuestas dan otra partida" in " ".join(said.split())
    assert load(tmp_path / "cipher-5.yaml").game == "cipher"
    assert bank.game_names(bank.shipped_bank())


def _breaks(*_: object) -> None:
    raise invariants.Broken("repeat")


def _marks(self: Any, move: Move) -> bool:
    self.state.set(move.verb, "A", "spoiled")
    return False


def test_a_shuffle_that_the_rules_do_not_undo_is_no_mark_and_anything_else_is() -> None:
    """lorcana 1.7.6.2: the attempt is undone, the deck stays shuffled."""
    assert play_numbered("lorcana", 703140) is None or play_numbered("lorcana", 703140).what != "mark"
