"""What a search says of the bank: which rulings show a clause at work, and what they are called."""

from pathlib import Path

import pytest

from judgekit import bank
from judgekit.bank.at_work import rulings


def test_the_rulings_of_a_clause_are_those_of_its_entries() -> None:
    known = bank.entries(game="cipher")
    for clause in {one.source for one in known}:
        wanted = {
            one.id for one in known if any(said == clause or said.startswith(f"{clause}/") for said in one.clauses)
        }
        assert set(rulings([clause])[clause]) == wanted


def test_those_that_come_from_the_clause_stand_first() -> None:
    source = {one.id: one.source for one in bank.entries(game="cipher")}
    found = rulings(["cipher:6.3.5"])["cipher:6.3.5"]
    of_it = [source[one] == "cipher:6.3.5" for one in found]
    assert of_it == sorted(of_it, reverse=True)
    assert any(of_it)
    assert not all(of_it)


def test_a_clause_that_no_ruling_shows_has_none() -> None:
    assert rulings(["fftcg:0.3", "risk:1"]) == {"fftcg:0.3": (), "risk:1": ()}


def test_titles_are_those_of_the_scenarios() -> None:
    said = bank.Titles().by_clause()
    assert {(source, title) for source, titles in said.items() for title in titles} == {
        (one.source, one.title) for one in bank.entries()
    }


@pytest.mark.parametrize("change", ["another file", "a longer title"])
def test_other_titles_have_another_key(tmp_path: Path, change: str) -> None:
    folder = tmp_path / "cipher"
    folder.mkdir()
    (folder / "uno.yaml").write_text("title: Uno\nsource: cipher:2.1\n", encoding="utf-8")
    before = bank.Titles(tmp_path).key
    assert bank.Titles(tmp_path).key == before
    changed = folder / ("dos.yaml" if change == "another file" else "uno.yaml")
    changed.write_text("title: Uno y dos\nsource: cipher:2.1\n", encoding="utf-8")
    assert bank.Titles(tmp_path).key != before


def test_a_file_that_cannot_be_read_says_nothing(tmp_path: Path) -> None:
    (tmp_path / "cipher").mkdir()
    (tmp_path / "cipher" / "uno.yaml").write_bytes(b"title: \xff\nsource: cipher:2.1\n")
    assert bank.Titles(tmp_path).by_clause() == {}
