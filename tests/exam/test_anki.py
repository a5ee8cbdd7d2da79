"""Anki gets every question once, under the same name each time, with nothing of a scenario read as HTML."""

import io
import sqlite3
import zipfile
from dataclasses import replace
from pathlib import Path

from judgekit.exam.anki import package
from tests.exam.conftest import question


def notes(content: bytes, folder: Path) -> list[tuple[str, str]]:
    with zipfile.ZipFile(io.BytesIO(content)) as whole:
        path = folder / "collection.anki2"
        path.write_bytes(whole.read("collection.anki2"))
    return sqlite3.connect(path).execute("select guid, flds from notes order by guid").fetchall()


def nothing(_clause: str) -> None:
    return None


def test_the_table_is_seen_with_its_texts(tmp_path: Path) -> None:
    ((_, fields),) = notes(package([question()], nothing), tmp_path)
    front, _ = fields.split("\x1f")
    assert "<svg" in front
    for said in ("Silphymon", "DP 8000", "suspendida", "memoria 0", "al evolucionar: robar 1"):
        assert said in front


def test_the_right_option_is_not_always_in_one_place(tmp_path: Path) -> None:
    many = [question(f"digimon/n{n}", options=4) for n in range(40)]
    places = {
        fields.split("\x1f")[0].partition(") Buena.")[0][-1] for _, fields in notes(package(many, nothing), tmp_path)
    }
    assert places == {"a", "b", "c", "d"}


def test_a_note_a_question(tmp_path: Path) -> None:
    questions = [question("digimon/uno"), question("cipher/dos", clause="cipher:1.1")]
    found = notes(package(questions, nothing), tmp_path)
    assert len(found) == 2
    front, back = found[0][1].split("\x1f")
    assert "¿Qué pasa?" in front
    assert "Buena." in front
    assert "Pasa esto." not in front
    assert "Pasa esto." in back
    assert [guid for guid, _ in found] == [guid for guid, _ in notes(package(questions, nothing), tmp_path)]


def test_text_is_text(tmp_path: Path) -> None:
    nasty = replace(question(), asks="<script>alert(1)</script>")
    ((_, fields),) = notes(package([nasty], nothing), tmp_path)
    assert "<script>" not in fields
    assert "&lt;script&gt;" in fields
