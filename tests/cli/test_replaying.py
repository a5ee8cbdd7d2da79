"""A list of replays is the same however many share the work, and by whichever readings they play."""

from dataclasses import replace

import pytest

from judgekit import bank, games
from judgekit.cli import replaying, run
from judgekit.cli.replaying import Asked, Listed, play_many
from judgekit.replay import Document
from judgekit.workers import Lost, Workers

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


def test_explorations_of_those_that_are_named_are_shared_and_told_alike(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(replaying, "EXPLORED_WORTH", 1)
    read = next(one for one in bank.scenarios(game="fftcg") if one.situation.readings)
    names = [read.name, *(one.name for one in bank.scenarios(game="digimon")[:3])]
    said = []
    for jobs in ("1", "2"):
        for form in ((), ("--json",)):
            monkeypatch.setattr("sys.argv", ["judgekit", "replay", *names, "--explore", "--jobs", jobs, *form])
            code = run()
            said.append((code, capsys.readouterr().out))
    assert said[:2] == said[2:]
    assert said[0][1].count("Exploración: ") == len(names)


def test_of_those_that_are_named_a_dead_worker_takes_only_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    named = bank.scenarios(game="cipher")[:2]
    monkeypatch.setattr(Workers, "each", lambda self, do, items, worth=1: iter([Lost(items[0]), do(items[1])]))
    found, lost = replaying.play_named(named, Asked(explore=True), Workers(2))
    assert [one.scenario for one in found] == [named[1]]
    assert named[0].name in str(lost[0])


def _said(one: Listed) -> tuple[object, ...]:
    return replace(one, mistake=None), str(one.mistake)
