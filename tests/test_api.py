"""What a program asks: a dozen names that cost nothing until they are asked for, and packages that are called as well."""

import subprocess
import sys
from pathlib import Path

import pytest

import judgekit
from judgekit.cli.outputs import OUTPUTS
from judgekit.replay import judge
from judgekit.search import answer

DOCS = Path(__file__).parents[1] / "docs" / "json.md"


def test_every_name_is_there_and_no_other() -> None:
    assert all(callable(getattr(judgekit, name)) for name in judgekit.__all__)
    with pytest.raises(AttributeError, match="nada"):
        judgekit.nada  # type: ignore[attr-defined]  # noqa: B018


def test_importing_it_loads_nothing_of_the_house() -> None:
    code = "import sys, judgekit; print([one for one in sys.modules if one.startswith('judgekit.')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_package_that_is_called_is_still_a_package() -> None:
    assert judgekit.replay.judge is judge  # type: ignore[attr-defined]
    assert judgekit.search("efecto pendiente", game="digimon", limit=1)
    assert answer.search


def test_a_question_is_text_or_a_file_or_a_ruling_of_the_bank(tmp_path: Path) -> None:
    text = "game: lorcana\ngiven: {turn: A, A: {play: [Simba]}}\nscript: [A tries: {quest: Simba}]\n"
    with pytest.raises(judgekit.UserError, match=r"mesa\.yaml, línea 2"):
        judgekit.loads(text.replace("Simba", "Nadie"))
    path = tmp_path / "mesa.yaml"
    path.write_text("game: cipher\ngiven: {turn: A}\n", encoding="utf-8")
    assert judgekit.replay(judgekit.load(path)).trace.verdict is None
    assert judgekit.reasons(judgekit.load("lorcana/cantar-una-cancion"))


def test_the_page_names_every_door() -> None:
    page = DOCS.read_text(encoding="utf-8")
    assert all(f"`{name}`" in page for name in judgekit.__all__ if name.islower())
    assert "judgekit schema --output" in page
    assert OUTPUTS
