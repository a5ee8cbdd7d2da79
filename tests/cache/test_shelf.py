"""Entries are put in place whole and believed only whole; a folder that cannot be written is done without."""

import errno
import multiprocessing
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from judgekit.cache import Shelf, key, whole

SHELF = Shelf("prueba", kept=2)
KEY = key("todo lo que importa")
FILES = {"a.json": b"{}", "b": b"\0" * 10_000}


def kept(of: str = KEY) -> list[dict[str, bytes]]:
    return [dict(files) for entry in SHELF.entries(of) if (files := whole(entry)) is not None]


def test_what_is_kept_is_found_under_its_key_alone(root: Path) -> None:
    SHELF.keep(KEY, FILES)
    assert kept() == [FILES]
    assert kept(key("otra cosa")) == []
    assert Shelf("otra", 2).entries(KEY) is not None
    assert list(Shelf("otra", 2).entries(KEY)) == []


def test_another_version_lies_beside_it(root: Path) -> None:
    SHELF.keep(KEY, FILES)
    SHELF.keep(key("otra"), {"a.json": b"[]"})
    assert kept() == [FILES]
    assert kept(key("otra")) == [{"a.json": b"[]"}]


def cut(entry: Path) -> None:
    path = entry / "b"
    path.write_bytes(path.read_bytes()[:5])


def flip(entry: Path) -> None:
    content = bytearray((entry / "b").read_bytes())
    content[7] ^= 1
    (entry / "b").write_bytes(bytes(content))


HARMS: list[Callable[[Path], object]] = [
    cut,
    flip,
    lambda entry: (entry / "b").unlink(),
    lambda entry: (entry / "seal").unlink(),
    lambda entry: (entry / "seal").write_bytes(b"\xff"),
    lambda entry: (entry / "ajeno").write_bytes(b"x"),
    lambda entry: (entry / "b").unlink() or (entry / "b").mkdir(),
]


@pytest.mark.parametrize("harm", HARMS)
def test_a_damaged_or_half_written_entry_is_not_believed_and_gives_way(
    root: Path, harm: Callable[[Path], object]
) -> None:
    SHELF.keep(KEY, FILES)
    harm(next(SHELF.entries(KEY)))
    assert kept() == []
    SHELF.keep(KEY, FILES)
    assert kept() == [FILES]


def test_a_process_that_dies_while_it_writes_leaves_nothing_to_be_believed(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(_path: Path, _content: bytes) -> int:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(Path, "write_bytes", die)
        SHELF.keep(KEY, FILES)
    assert list((root / SHELF.name).iterdir()) == []


def test_what_crashed_yesterday_is_swept_away(root: Path) -> None:
    SHELF.keep(KEY, FILES)
    old, new = root / SHELF.name / ".nuevo-x", root / SHELF.name / ".nuevo-y"
    for one in (old, new):
        one.mkdir()
    os.utime(old, (0, 0))
    SHELF.keep(KEY, FILES)
    assert (old.exists(), new.exists()) == (False, True)


def test_only_the_newest_entries_stay_and_what_is_not_ours_too(root: Path) -> None:
    keys = [key(str(age)) for age in range(4)]
    (root / SHELF.name / "no es nuestra").mkdir(parents=True)
    for age, one in enumerate(keys):
        SHELF.keep(one, FILES)
        os.utime(root / SHELF.name / one, (age, age))
    SHELF.keep(KEY, FILES)
    assert {path.name for path in (root / SHELF.name).iterdir()} == {KEY, keys[3], "no es nuestra"}


def test_what_another_process_takes_away_meanwhile_is_no_mistake(root: Path, caplog: pytest.LogCaptureFixture) -> None:
    shelf = Shelf("x", kept=1)
    shelf.keep(key("a"), {"f": b"1"})
    for name in (".nuevo-gone", key("gone")):
        (root / "x" / name).symlink_to("nowhere")  # there when it is listed, gone when it is looked at
    shelf.keep(key("b"), {"f": b"2"})
    assert caplog.records == []
    assert [*shelf.entries(key("a"))] == []
    assert shelf.held(key("b"), "f") == b"2"


@pytest.mark.parametrize("why", [errno.ENOSPC, errno.EROFS, errno.EACCES])
@pytest.mark.parametrize("where", ["mkdtemp", "write", "mkdir"])
def test_a_folder_that_is_full_or_read_only_is_said_once_in_spanish(
    root: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, why: int, where: str
) -> None:
    def refuse(*_args: object, **_named: object) -> None:
        raise OSError(why, "refused")

    target, name = {"mkdtemp": (tempfile, "mkdtemp"), "write": (Path, "write_bytes"), "mkdir": (Path, "mkdir")}[where]
    monkeypatch.setattr(target, name, refuse)
    SHELF.keep(KEY, FILES)
    SHELF.keep(KEY, FILES)
    (said,) = [record.getMessage() for record in caplog.records]
    assert said.startswith(f"Aviso: no se puede escribir en la caché «{root}» (")
    assert "error " not in said
    assert "JUDGEKIT_CACHE" in said
    assert kept() == []


def test_a_folder_that_the_system_refuses_to_look_at_holds_nothing(
    root: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("JUDGEKIT_CACHE", "/" + "a" * 5000)
    assert kept() == []
    SHELF.keep(KEY, FILES)
    assert ["demasiado largo" in record.getMessage() for record in caplog.records] == [True]


def test_a_user_without_a_home_is_told_once(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr("judgekit.cache.shelf.cache_folder", lambda: None)
    SHELF.keep(KEY, FILES)
    assert ["carpeta de usuario" in record.getMessage() for record in caplog.records] == [True]
    assert kept() == []


def test_what_the_wheel_brings_is_found_where_the_user_has_none(root: Path, tmp_path: Path) -> None:
    SHELF.keep(KEY, {"a": b"del usuario"})
    (tmp_path / "shipped").mkdir()
    (root / SHELF.name).rename(tmp_path / "shipped" / SHELF.name)
    assert kept() == [{"a": b"del usuario"}]
    assert kept(key("otro código")) == []
    SHELF.keep(KEY, {"a": b"nuevo"})
    assert kept() == [{"a": b"nuevo"}, {"a": b"del usuario"}]


def keep(_: int) -> list[dict[str, bytes]]:
    SHELF.keep(KEY, FILES)
    return kept()


def test_two_processes_may_build_at_once(root: Path) -> None:
    with multiprocessing.get_context("spawn").Pool(4) as pool:
        pool.map(keep, range(16))
    assert kept() == [FILES]
    assert [path.name for path in (root / SHELF.name).iterdir()] == [KEY]
