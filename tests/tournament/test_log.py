"""The log of a tournament's rulings: what is in it stays, whatever happens; the same question answered otherwise is found."""

import signal
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from judgekit.errors import UserError
from judgekit.tournament import Given, Log, asked_by

ONE = Given("2026-11-23T10:00:00", "Ana", "4", "lorcana", "¿Puede cantar?", "", "q1", "No.", "no", "lorcana:1.1", "ab")
WRITER = """
import sys
from pathlib import Path
from dataclasses import replace
from judgekit.tournament import Log
from tests.tournament.test_log import ONE
log = Log(Path(sys.argv[1]), "Copa")
for number in range(100_000):
    print(log.add(replace(ONE, table=str(number))).number, flush=True)
"""
TABLE = "game: lorcana\ncards: {{{0}: {{cost: 1}}, {1}: {{cost: 2}}}}\ngiven: {{turn: A, A: {{hand: [{1}, {0}]}}}}\n"


@pytest.fixture
def log(tmp_path: Path) -> Log:
    return Log(tmp_path / "copa.sqlite", "Copa")


def test_what_was_kept_is_there_after_the_process_is_killed(tmp_path: Path) -> None:
    path, root = tmp_path / "copa.sqlite", Path(__file__).parents[2]
    for _ in range(3):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True, cwd=root
        )
        assert writer.stdout
        said = [int(writer.stdout.readline()) for _ in range(20)]
        writer.send_signal(signal.SIGKILL)
        said += [int(line) for line in writer.stdout.read().split("\n") if line.isdigit()]
        writer.wait()
        kept = Log(path, "Copa").rulings()
        assert {one.number for one in kept} >= set(said)
        assert [one.number for one in kept] == list(range(1, len(kept) + 1))
        assert all(one.sound for one in kept)


def test_two_who_write_at_once_are_both_kept_one_after_the_other(tmp_path: Path) -> None:
    path, root = tmp_path / "copa.sqlite", Path(__file__).parents[2]
    Log(path, "Copa").close()
    words = [sys.executable, "-c", WRITER, str(path)]
    writers = [subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=root) for _ in range(2)]
    for writer in writers:
        assert writer.stdout
        for _ in range(10):
            assert writer.stdout.readline()
    for writer in writers:
        writer.kill()
        writer.wait()
    kept = Log(path, "Copa").rulings()
    assert len(kept) >= 20
    assert all(one.sound for one in kept)


@pytest.mark.parametrize(
    "statement", ["update ruling set ruling = 'Sí.'", "delete from ruling", "replace into ruling select * from ruling"]
)
def test_a_ruling_is_neither_changed_nor_taken_out(log: Log, statement: str) -> None:
    kept = log.add(ONE)
    with sqlite3.connect(log.path) as connection, pytest.raises(sqlite3.IntegrityError, match="never rewritten"):
        connection.execute(statement)
    assert log.rulings() == (kept,)


def test_what_was_changed_past_the_log_is_told(log: Log) -> None:
    for table in "123":
        log.add(replace(ONE, table=table))
    with sqlite3.connect(log.path) as connection:
        connection.execute("drop trigger log_is_never_rewritten")
        connection.execute("update ruling set ruling = 'Sí.' where number = 2")
    assert [one.sound for one in log.rulings()] == [True, False, True]


def test_a_ruling_of_the_day_on_the_same_question_that_says_something_else_is_found(log: Log) -> None:
    log.add(ONE)
    log.add(replace(ONE, question="q2"))
    other = replace(ONE, ruling="Sí.", compared="sí")
    assert [(one.kept.number, one.same) for one in log.otherwise(other)] == [(1, True), (2, False)]
    assert log.otherwise(ONE) == ()
    assert log.otherwise(replace(other, question="q3", asks="Otra cosa del todo")) == ()
    assert log.otherwise(replace(other, question="q3", game="cipher")) == ()


def test_the_same_table_with_other_names_is_the_same_question_and_another_one_is_not() -> None:
    one, other = asked_by(TABLE.format("Ilda", "Bruno")), asked_by("title: x\n" + TABLE.format("Zoe", "Max"))
    assert one.key == other.key
    assert one.without_names("Ilda pega a Bruno.") == other.without_names("zoe Zoe pega a Max")[4:]
    assert asked_by(TABLE.format("Ilda", "Bruno").replace("cost: 2", "cost: 3")).key != one.key
    assert asked_by("¿Puede cantar, Ana?").key == asked_by("puede cantar  ana").key


def test_a_log_of_another_tournament_or_of_something_else_is_left_alone(tmp_path: Path, log: Log) -> None:
    log.add(ONE)
    with pytest.raises(UserError, match="es del torneo «Copa», no de «Liga»"):
        Log(log.path, "Liga")
    other = tmp_path / "otra.sqlite"
    with sqlite3.connect(other) as connection:
        connection.execute("create table ruling (x)")
    before = other.read_bytes()
    with pytest.raises(UserError, match="no es el registro de un torneo"):
        Log(other, "Copa")
    assert other.read_bytes() == before
    with pytest.raises(UserError, match="No se puede usar el registro"):
        Log(tmp_path / "no" / "hay", "Copa")
