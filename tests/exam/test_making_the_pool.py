"""The questions of the pool are the same however many share the making of them."""

import pytest

from building import pool
from judgekit.workers import Lost, Workers

SOME = slice(0, 400, 67)


def test_two_processes_make_what_one_makes() -> None:
    alone = list(pool.every(Workers(1), SOME))
    assert len(alone) > 5
    assert list(pool.every(Workers(2), SOME)) == alone


def test_a_worker_that_dies_is_told_with_its_scenario(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Workers, "each", lambda self, do, items, worth=1: iter([Lost(items[0])]))
    assert list(pool.every(Workers(2), SOME)) == []
    assert "a worker died" in capsys.readouterr().err
