"""`judgekit table` as its users play at it, in a pipe."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_cli import refused, run

LAID = ("Grumete: cost 1, strength 1, willpower 2, lore 2", "A play: Grumete", "A deck: 5 cards", "B deck: 5 cards")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JUDGEKIT_DATA", str(tmp_path / "casa"))
    return tmp_path


def sit(*typed: str, columns: int = 80, wanted: tuple[str, ...] = ("-g", "lorcana")) -> str:
    """What is printed to somebody who types these lines and goes."""
    done = subprocess.run(
        [sys.executable, "-m", "judgekit", "table", *wanted],
        input="".join(f"{one}\n" for one in typed),
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": str(columns), "NO_COLOR": "1"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_from_nothing_to_a_ruling(home: Path) -> None:
    told = sit(*LAID, "1", "r", f"g {home / 'mesa'}")
    assert "1. enviar de quest a Grumete" in told
    assert "Fallo\n  Grumete se agota" in told
    assert "al repetirlo sale lo mismo" in " ".join(told.split())
    assert run("replay", str(home / "mesa.yaml")).returncode == 0


def test_why_something_is_not_there() -> None:
    assert "[lorcana:4.3.2.1]" in sit(*LAID, "? jugar")


@pytest.mark.parametrize("columns", [20, 80])
def test_it_fits_the_terminal(columns: int) -> None:
    told = sit(*LAID, "?", "h", "1", "u", columns=columns)
    long = [line for line in told.splitlines() if len(line) > columns and "/" not in line and line[:2] != "> "]
    assert not long


def test_whoever_closes_the_terminal_finds_the_table_again(home: Path) -> None:
    sit(*LAID, "1")
    (kept,) = (home / "casa" / "mesas").glob("*.yaml")
    assert "Grumete (agotada)" in sit(wanted=(str(kept),))
    assert str(kept.name) in refused("table")


def test_a_mistake_is_one_sentence_and_the_table_goes_on() -> None:
    told = sit(*LAID, "zz", "99", "u", "u", "u", "u", "u", "g", "1")
    for sentence in ("«zz» no se entiende", "ningún número 99", "Esto es el principio", "Di dónde"):
        assert sentence in told


def test_a_scenario_of_the_bank_is_a_table_too() -> None:
    assert "Silphymon" in sit(wanted=("digimon/disparo-nuevo-primero",))


def test_a_game_that_is_not_there_is_one_sentence() -> None:
    assert "No hay ningún juego «ajedrez»" in refused("table", "-g", "ajedrez")


def test_blank_cards_are_told_by_their_number() -> None:
    assert "mazo: 5 cartas" in sit(*LAID)
