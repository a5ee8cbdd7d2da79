"""The tools by themselves: they quote the rules folder and rule by the tournament that the commands would."""

import shutil
from datetime import datetime
from pathlib import Path

import pytest

from judgekit import shipped
from judgekit.assistant import tools
from judgekit.corpus.library import Library
from judgekit.tournament import installed, written

SCENARIO, READING = "cipher/act-sin-objetivo", {"ACT sin objetivo": "no se puede usar"}


@pytest.fixture(autouse=True)
def forgotten() -> None:
    """No table is remembered from another test."""
    tools._question.cache_clear()
    tools._replayed.cache_clear()


def test_a_rules_folder_of_ones_own_is_what_is_quoted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = tmp_path / "reglas"
    shutil.copytree(shipped.folder("rules_text"), rules)
    text = (rules / "cipher.txt").read_text("utf-8")
    (rules / "cipher.txt").write_text(text.replace(" carta", " naipe"), "utf-8")
    usual = tools.replay(SCENARIO).hashes
    monkeypatch.setenv("JUDGEKIT_RULES", str(rules))
    own = tools.replay(SCENARIO).hashes
    assert usual.keys() == own.keys()
    assert usual != own


def test_a_table_is_read_as_the_tournament_reads_its_document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = tools.replay(SCENARIO).ruling
    at = datetime(2026, 11, 23)
    pin = Library().ask(lambda store: installed("Copa", store, READING, of=("cipher",), warns=False, at=at))
    (tmp_path / "x.torneo").write_text(written(pin), "utf-8")
    monkeypatch.setenv("JUDGEKIT_EVENT", str(tmp_path / "x.torneo"))
    tools._question.cache_clear()
    tools._replayed.cache_clear()
    assert tools.replay(SCENARIO).ruling != usual


def test_a_citation_by_a_hash_is_told_whether_it_holds() -> None:
    (clause,) = tools.rule(["cipher:6.3.5"], None).clauses
    assert clause.pinned is None
    (held,) = tools.rule([f"cipher:6.3.5@{clause.sha256[:8]}"], None).clauses
    (stale,) = tools.rule(["cipher:6.3.5@00000000"], None).clauses
    assert held.pinned
    assert stale.pinned
    assert (held.pinned.holds, stale.pinned.holds) == (True, False)


def test_the_same_table_asked_twice_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first = tools.replay(SCENARIO)
    monkeypatch.setattr(tools.api, "replay", None)
    assert tools.replay(SCENARIO) is first
