"""A list of replays is the same however many share the work, and by whichever readings they play."""

from dataclasses import replace

import pytest

from judgekit import bank, games
from judgekit.cli import replaying
from judgekit.cli.replaying import Asked, Listed, play_many
from judgekit.replay import Document
from judgekit.workers import Workers

NONE = {name: Document(None, None, None) for name in games.names()}


@pytest.fixture(autouse=True)
def _share_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "WORTH", 10)


def test_two_processes_list_what_one_lists_with_every_other_reading_too() -> None:
    some = list(bank.paths(bank.shipped_bank()))[::40]
    assert len(some) > 20
    other = {one.name: one.meanings[-1].name for name in games.names() for one in games.readings(name)}
    asked = Asked(trees=True, chosen=tuple(other.items()))
    alone = list(play_many(some, asked, NONE, Workers(1)))
    shared = list(play_many(some, asked, NONE, Workers(2)))
    assert [_said(one) for one in shared] == [_said(one) for one in alone]
    assert any(one.tree for one in alone)


def test_a_worker_that_dies_is_a_line_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = replaying._died(next(bank.paths(bank.shipped_bank(), "lorcana")))
    assert not lost.passed
    assert "se ha muerto a la mitad; juégalo aparte" in str(lost.mistake)


def _said(one: Listed) -> tuple[object, ...]:
    return replace(one, mistake=None), str(one.mistake)
