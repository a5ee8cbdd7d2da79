"""What a browser is given runs by itself: with no library but those inside, and with nothing left to build."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from judgekit.corpus.library import Library
from judgekit.site.application import LIBRARIES, application, licences
from judgekit.site.desk import Desk
from tests.site.conftest import GAME

ASK = """
import sys
sys.path.insert(0, sys.argv[1])
from judgekit.site.desk import Desk
desk = Desk()
for line in sys.stdin:
    print(desk.ask(line))
"""
QUESTIONS = [
    {"name": "find.search", "words": {"text": "atacar a la retaguardia", "game": GAME}},
    {"name": "find.search", "words": {"text": "retagardia", "game": GAME}},
    {"name": "find.rule", "words": {"wanted": [f"{GAME}:6.2.4"]}},
    {"name": "ruling.replay", "words": {"id": f"{GAME}/rango-dos"}},
    {"name": "ruling.frame", "words": {"id": f"{GAME}/rango-dos", "number": 3}},
    {"name": "table.new", "words": {"game": GAME}},
    {"name": "exam.open", "words": {"log": []}},
]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory, few: Path) -> Path:
    """The application of one game, as the worker unpacks it."""
    folder = tmp_path_factory.mktemp("application")
    [whole] = application(Library(), (GAME,), "").values()
    head, _, content = whole.partition(b"\n")
    at = 0
    for name, size in json.loads(head):
        path = folder / name
        assert folder in path.resolve().parents
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content[at : at + size])
        at += size
    assert at == len(content)
    return folder


def test_it_answers_by_itself_and_builds_nothing(unpacked: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "JUDGEKIT_CACHE": str(tmp_path / "cache"), "JUDGEKIT_DATA": str(tmp_path / "data")}
    environment |= {"PYTHONDONTWRITEBYTECODE": "1"}
    asked = "".join(f"{json.dumps(one)}\n" for one in QUESTIONS)
    command = [sys.executable, "-S", "-c", ASK, str(unpacked)]
    done = subprocess.run(command, input=asked, capture_output=True, text=True, env=environment, check=True)
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert all("answer" in one for one in said)
    assert not {"clauses", "search", "bank"} & {path.name for path in (tmp_path / "cache").glob("*")}
    desk = Desk()
    here = [json.loads(desk.ask(json.dumps(one))) for one in QUESTIONS[2:6]]
    assert said[2:6] == here


def test_only_what_is_asked_for_comes_along(unpacked: Path) -> None:
    inside = {path.name for path in (unpacked / "judgekit" / "_shipped" / "scenarios").iterdir()}
    assert inside == {GAME}
    assert not (unpacked / "judgekit" / "cli").exists()
    assert not list(unpacked.rglob("*.so"))


def test_every_library_comes_with_its_licence() -> None:
    told = licences().decode()
    for name in LIBRARIES:
        assert name.lower().replace("_", "-") in told.lower().replace("_", "-")
    assert told.count("Copyright") >= 5
