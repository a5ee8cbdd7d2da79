"""The index: what every scenario says of itself, read once and again where its file changes."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from judgekit import bank, scenario
from judgekit.bank.decided import decided
from judgekit.errors import UserError

GAME = "cipher"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bank of some scenarios, and an empty cache."""
    monkeypatch.setenv("JUDGEKIT_CACHE", str(tmp_path / "cache"))
    copied = tmp_path / "banco" / GAME
    copied.mkdir(parents=True)
    for path in [*sorted((bank.shipped_bank() / GAME).glob("*.yaml"))[:5], bank.shipped_bank() / GAME / "cards.yaml"]:
        shutil.copyfile(path, copied / path.name)
    return copied.parent


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that are read."""
    names: list[str] = []
    load = scenario.load
    monkeypatch.setattr(scenario, "load", lambda path: (names.append(path.name), load(path))[1])
    return names


def test_an_entry_says_what_its_scenario_says() -> None:
    for one, found in zip(bank.scenarios(game=GAME), bank.entries(game=GAME), strict=True):
        assert (found.id, found.game, found.title, found.source) == (one.id, one.game, one.title, one.source)
        assert (found.path, found.mechanics, found.examples) == (one.path, one.mechanics, one.examples)
        assert found.clauses[0] == one.source
        assert set(found.clauses) == {one.source, *scenario.asserted(one), *decided(one.id)}
        assert found.chapter == one.source.split(":")[1].split("/")[0].split(".")[0]


def test_files_are_read_once(folder: Path, read: list[str]) -> None:
    first = bank.entries(folder)
    assert len(read) == len(first) == len(list(bank.paths(folder)))
    read.clear()
    assert bank.entries(folder) == first
    assert read == []


def test_only_what_changed_is_read_again(folder: Path, read: list[str]) -> None:
    before = bank.entries(folder)
    path = before[1].path
    path.write_text(path.read_text(encoding="utf-8").replace(before[1].title, "Otro título"), encoding="utf-8")
    read.clear()
    assert [one.title for one in bank.entries(folder)][1] == "Otro título"
    assert read == [path.name]
    path.unlink()
    read.clear()
    assert [one.id for one in bank.entries(folder)] == [one.id for one in before if one.path != path]
    assert read == []


@pytest.mark.parametrize("part", ["code", "library"])
def test_other_code_or_another_yaml_reads_all_again(
    folder: Path, read: list[str], monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    bank.entries(folder)
    read.clear()
    monkeypatch.setattr(f"judgekit.cache.{part}", lambda *_names: "otro")
    assert len(bank.entries(folder)) == len(read)


def test_other_cards_read_all_again(folder: Path, read: list[str]) -> None:
    bank.entries(folder)
    read.clear()
    with (folder / GAME / "cards.yaml").open("a", encoding="utf-8") as cards:
        cards.write("\n# otra\n")
    assert len(bank.entries(folder)) == len(read)


def test_a_scenario_that_cannot_be_read_says_where(folder: Path) -> None:
    (folder / GAME / "rota.yaml").write_text("id: [", encoding="utf-8")
    with pytest.raises(UserError, match=r"rota\.yaml, línea 2"):
        bank.entries(folder)


def test_a_file_that_cannot_be_opened_says_where(folder: Path) -> None:
    (folder / GAME / "rota.yaml").symlink_to(folder / "no hay")
    with pytest.raises(UserError, match=r"rota\.yaml"):
        bank.entries(folder)


def test_listing_loads_neither_games_nor_yaml() -> None:
    bank.entries()
    check = "import sys; from judgekit import bank; assert bank.entries(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert not {"yaml", "judgekit.games", "judgekit.scenario", "judgekit.engine", "Stemmer", "sqlite3"} & loaded
