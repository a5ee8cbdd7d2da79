"""A key changes with all that a built thing depends on, and with nothing else."""

from importlib import metadata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.cache import code, key, keys, library

PARTS = st.lists(st.text(max_size=4) | st.binary(max_size=4), max_size=4)


@given(PARTS, PARTS)
def test_other_parts_have_another_key(parts: list[str | bytes], others: list[str | bytes]) -> None:
    same = [p if isinstance(p, bytes) else p.encode() for p in parts] == [
        p if isinstance(p, bytes) else p.encode() for p in others
    ]
    assert (key(*parts) == key(*others)) == same


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "corpus" / "layouts").mkdir(parents=True)
    (tmp_path / "corpus" / "layouts" / "bullets.py").write_text("A = 1\n")
    (tmp_path / "corpus" / "words.yaml").write_text("a: 1\n")
    (tmp_path / "cli").mkdir()
    (tmp_path / "cli" / "app.py").write_text("B = 1\n")
    monkeypatch.setattr(keys, "_PACKAGE", tmp_path)
    return tmp_path


def coded(*places: str) -> str:
    keys.of_place.cache_clear()
    try:
        return code(*places)
    finally:
        keys.of_place.cache_clear()


@pytest.mark.parametrize("file", ["corpus/layouts/bullets.py", "corpus/words.yaml", "corpus/new.py"])
def test_the_key_of_code_changes_with_any_of_its_files(package: Path, file: str) -> None:
    before = coded("corpus")
    (package / file).write_text("C: 2\n")
    assert coded("corpus") != before


@pytest.mark.parametrize("file", ["cli/app.py", "corpus/notes.txt", "corpus/layouts/bullets.pyc"])
def test_the_key_of_code_does_not_change_with_other_files(package: Path, file: str) -> None:
    before = coded("corpus")
    (package / file).write_text("C = 2\n")
    assert coded("corpus") == before


def test_a_single_file_may_be_named(package: Path) -> None:
    before = coded("cli/app.py")
    (package / "corpus" / "words.yaml").write_text("a: 2\n")
    assert coded("cli/app.py") == before
    (package / "cli" / "app.py").write_text("B = 2\n")
    assert coded("cli/app.py") != before


def test_places_that_are_not_there_are_a_mistake_of_ours() -> None:
    with pytest.raises(FileNotFoundError):
        coded("no/hay.py")
    with pytest.raises(FileNotFoundError):
        coded("no")


@pytest.mark.parametrize("name", ["PyYAML", "PyStemmer", "whoosh3", "fsrs"])
def test_the_version_of_a_library_is_the_installed_one(name: str) -> None:
    assert library(name).endswith(f"-{metadata.version(name)}")


def test_a_library_that_is_not_installed_has_no_version() -> None:
    assert library("no-hay-tal-cosa") == ""
