"""Cache and data are different folders on every system, so that clearing one never costs the other."""

import sys
from pathlib import Path

import pytest

from judgekit.folders import cache_folder, data_folder

SYSTEMS = ("linux", "darwin", "win32", "freebsd13")
VARIABLES = ("JUDGEKIT_CACHE", "JUDGEKIT_DATA", "XDG_CACHE_HOME", "XDG_DATA_HOME", "LOCALAPPDATA")


@pytest.fixture(params=SYSTEMS)
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    monkeypatch.setattr(sys, "platform", request.param)
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return str(request.param)


def test_clearing_the_cache_leaves_the_study(system: str, tmp_path: Path) -> None:
    cache, data = cache_folder(), data_folder()
    assert cache is not None
    assert data is not None
    assert cache.is_relative_to(tmp_path)
    assert not data.is_relative_to(cache), system


def test_on_windows_they_are_apart_in_the_local_folder_of_the_user(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    for name in ("JUDGEKIT_CACHE", "JUDGEKIT_DATA"):
        monkeypatch.delenv(name, raising=False)
    assert (cache_folder(), data_folder()) == (tmp_path / "judgekit" / "Cache", tmp_path / "judgekit")


def test_each_may_be_named(system: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("JUDGEKIT_CACHE", "mía")
    monkeypatch.setenv("JUDGEKIT_DATA", str(tmp_path / "datos"))
    assert (cache_folder(), data_folder()) == (Path("mía"), tmp_path / "datos")


def test_xdg_names_the_folders_but_not_with_a_relative_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("JUDGEKIT_CACHE", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "c"))
    assert cache_folder() == tmp_path / "c" / "judgekit"
    monkeypatch.setenv("XDG_CACHE_HOME", "c")
    assert cache_folder() == tmp_path / ".cache" / "judgekit"


def test_a_user_without_a_home_has_neither(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    assert (cache_folder(), data_folder()) == (None, None)
