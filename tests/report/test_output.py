"""Files: whole or not at all, where they were asked for, never over another."""

import os
from pathlib import Path

import pytest

from judgekit.errors import UserError
from judgekit.report import output
from tests.report.conftest import listed


def test_a_file_is_written_whole_with_the_usual_rights(tmp_path: Path) -> None:
    path = tmp_path / "a.html"
    output.write(path, b"x" * 100_000, force=False)
    assert path.read_bytes() == b"x" * 100_000
    mask = os.umask(0)
    os.umask(mask)
    assert path.stat().st_mode & 0o777 == 0o666 & ~mask
    assert listed(tmp_path) == ["a.html"]


def test_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    path = tmp_path / "a.html"
    path.write_bytes(b"mine")
    with pytest.raises(UserError, match="--force"):
        output.write(path, b"new", force=False)
    assert path.read_bytes() == b"mine"
    output.write(path, b"new", force=True)
    assert path.read_bytes() == b"new"
    assert listed(tmp_path) == ["a.html"]


def test_one_who_writes_meanwhile_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.html"
    monkeypatch.setattr(output, "check_free", lambda *_, **__: path.write_bytes(b"first"))
    with pytest.raises(UserError, match="ya existe"):
        output.write(path, b"second", force=False)
    assert path.read_bytes() == b"first"
    assert listed(tmp_path) == ["a.html"]


def test_a_failure_leaves_no_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(UserError, match="no queda espacio"):
        output.write(tmp_path / "a.html", b"x", force=False)
    assert listed(tmp_path) == []


@pytest.mark.parametrize("path", ["missing/a.html", "folder", "pipe"])
def test_places_that_are_no_file_are_refused(tmp_path: Path, path: str) -> None:
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(UserError):
        output.write(tmp_path / path, b"x", force=True)


def test_a_dangling_link_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "a.html").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(UserError, match="ya existe"):
        output.write(tmp_path / "a.html", b"x", force=False)
    assert not (tmp_path / "elsewhere").exists()


@pytest.mark.parametrize("name", ["../x.html", "/etc/x.html", "a/../../x.html", "..", ""])
def test_names_that_lead_out_are_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(UserError, match="fuera"):
        output.inside(tmp_path, name)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("digimon/disparo-nuevo", "digimon-disparo-nuevo"),
        ("../../etc/passwd", "etc-passwd"),
        ("Ñandú — ¿qué?", "nandu-que"),
        ("マルス", "informe-1"),
        ("con", "con-1"),
        ("x" * 500, "x" * 100),
        ("a\x00b/.", "a-b"),
    ],
)
def test_a_name_from_any_text(text: str, name: str, tmp_path: Path) -> None:
    assert output.slug(text) == name
    assert output.inside(tmp_path, f"{output.slug(text)}.html").parent == tmp_path
