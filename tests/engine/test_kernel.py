"""The kernel knows no game, does no input or output, and imports nothing else of judgekit."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import judgekit.engine
from judgekit import games

FILES = sorted(Path(judgekit.engine.__file__).parent.rglob("*.py"))
INPUT_OUTPUT = {"os", "io", "pathlib", "sqlite3", "socket", "subprocess", "sys", "yaml"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_name_of_a_game_is_in_it(file: Path) -> None:
    text = file.read_text(encoding="utf-8").lower()
    assert [name for name in games.names() if name in text] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_stands_on_nothing_but_itself(file: Path) -> None:
    imported = set(_imported(ast.parse(file.read_text(encoding="utf-8"))))
    assert [name for name in imported if name.startswith("judgekit") and not name.startswith("judgekit.engine")] == []
    assert {name.partition(".")[0] for name in imported} & INPUT_OUTPUT == set()


def test_no_game_writes_on_the_table_behind_the_trace() -> None:
    behind = ("state.record(", "state.erase(", "state.set(", "state.write(", "state.move(")
    games_ = Path(judgekit.engine.__file__).parents[1] / "games"
    found = [(one.name, word) for one in games_.rglob("*.py") for word in behind if word in one.read_text("utf-8")]
    assert found == []


def test_nothing_outside_the_games_imports_one_of_them() -> None:
    package = Path(judgekit.engine.__file__).parents[1]
    outside = (file for file in package.rglob("*.py") if "games" not in file.relative_to(package).parts)
    for file in outside:
        for name in _imported(ast.parse(file.read_text(encoding="utf-8"))):
            assert not any(name.startswith(f"judgekit.games.{game}") for game in games.names()), file


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
