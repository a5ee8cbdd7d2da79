"""Slips that are shared among workers are those of one process, in the same order, whoever dies."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from judgekit import bank
from judgekit.cli import run
from judgekit.corpus.library import Library
from judgekit.errors import UserError
from judgekit.report import printing, solving
from judgekit.report.documents import Wanted
from judgekit.scenario import Question
from judgekit.workers import Lost, Workers

FEW = 18


def some() -> tuple[Question, ...]:
    return bank.scenarios(game="cipher")[:FEW]


def _untold(*_: int) -> None:
    """Nobody watches."""


class Dying(Workers):
    """A worker dies under every third piece."""

    def each(self, do: Any, items: Any, *, worth: int = 1) -> Iterator[Any]:
        return (Lost(one) if at % 3 == 0 else do(one) for at, one in enumerate(items))


def test_two_processes_solve_what_one_does(edition: Library) -> None:
    shared = solving.solved(some(), edition, Workers(2), _untold, full=False)
    assert shared == solving.solved(some(), edition, Workers(1), _untold, full=False)
    assert [one.number for one in shared.slips] == list(range(1, FEW + 1))


def test_a_worker_that_dies_is_told_with_its_scenario_and_the_rest_is_printed(edition: Library) -> None:
    chosen = some()[:4]
    found = solving.solved(chosen, edition, Dying(), _untold, full=False)
    assert found.lost == (chosen[0].name, chosen[3].name)
    assert [(one.number, one.id) for one in found.slips] == [(1, chosen[1].name), (2, chosen[2].name)]


def test_where_nothing_is_left_nothing_is_printed(edition: Library) -> None:
    asked = printing.Asked((), True, False, bank.Filters())
    with pytest.raises(UserError, match="se ha muerto a la mitad"):
        printing.solve(asked, some()[:1], Wanted(), edition, Dying(), lambda *_: None)


def test_the_command_prints_the_same_however_many_share_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["judgekit", "report", "-g", "cipher", "--clause", "cipher:8.2", "-f", "text", "-o"]
    said = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.txt"
        monkeypatch.setattr("sys.argv", [*words, str(path), "--jobs", jobs])
        code = run()
        said.append((code, path.read_text(encoding="utf-8"), capsys.readouterr().out))
    assert said[0] == said[1]
    assert said[0][1].count("cipher/") >= 2


def test_a_dead_worker_makes_the_command_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(Workers, "each", Dying.each)
    names = [one.name for one in some()[:3]]
    monkeypatch.setattr("sys.argv", ["judgekit", "report", *names, "-f", "text", "-o", str(tmp_path / "todo.txt")])
    code = run()
    assert code == 1
    assert names[0] in capsys.readouterr().err
    text = (tmp_path / "todo.txt").read_text(encoding="utf-8")
    assert names[1] in text
    assert names[0] not in text
