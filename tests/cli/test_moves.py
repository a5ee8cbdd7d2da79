"""`judgekit moves` as its users run it."""

from pathlib import Path

import pytest

from tests.cli.test_cli import read, refused, run
from tests.table.questions import LORCANA


@pytest.fixture
def table(tmp_path: Path) -> str:
    path = tmp_path / "mesa.yaml"
    path.write_text(LORCANA, encoding="utf-8")
    return str(path)


def test_it_says_what_each_may_do_and_what_not_and_why(table: str) -> None:
    done = run("moves", table)
    assert done.returncode == 0
    assert "A puede (le toca):\n" in done.stdout
    assert "- desafiar con Grumete, contra Rival\n" in done.stdout
    assert "B no puede:\n" in done.stdout
    assert "[lorcana:4.1.2]" in done.stdout


def test_for_programs_it_is_a_list_of_moves(table: str) -> None:
    moves = read("moves", "--json", table)
    assert all(set(one) == {"player", "verb", "words", "legal", "clauses", "says"} for one in moves)
    assert {"player": "A", "verb": "quest", "words": {"quest": "Grumete"}, "legal": True, "clauses": [], "says": "enviar de quest a Grumete"} in moves  # fmt: skip


def test_a_table_that_is_not_there_is_one_sentence() -> None:
    assert "no-hay.yaml" in refused("moves", "no-hay.yaml")
