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


def test_a_note_a_question(tmp_path: Path) -> None:
    questions = [question("digimon/uno"), question("cipher/dos", clause="cipher:1.1")]
    found = notes(package(questions, {}), tmp_path)
    assert len(found) == 2
    front, back = found[0][1].split("\x1f")
    assert "¿Y ahora?" in front
    assert "Buena." in front
    assert "Pasa esto." not in front
    assert "Pasa esto." in back
    assert [guid for guid, _ in found] == [guid for guid, _ in notes(package(questions, {}), tmp_path)]


def test_text_is_text(tmp_path: Path) -> None:
    nasty = replace(question(), ask="<script>alert(1)</script>")
    ((_, fields),) = notes(package([nasty], {}), tmp_path)
    assert "<script>" not in fields
    assert "&lt;script&gt;" in fields
