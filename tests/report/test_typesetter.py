"""Typst in a process of its own: bounded, replaced, and never left behind."""

import ast
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.errors import UserError
from judgekit.report import typesetter, typst_process
from judgekit.report.typesetter import Typesetter


@pytest.fixture
def setting() -> Iterator[Typesetter]:
    made = Typesetter()
    yield made
    made.end()


def set_(setting: Typesetter, source: str) -> bytes:
    (pdf, _), wrong = setting.ask("compile", source.encode(), drawn=True)
    assert wrong is None
    return bytes(pdf)


def child(setting: Typesetter) -> "subprocess.Popen[bytes]":
    assert setting._process is not None
    return setting._process._child


def test_a_process_is_replaced_before_it_has_set_too_much(setting: Typesetter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typesetter, "MOST_BYTES", 100)
    set_(setting, "a" * 60)
    first = child(setting)
    set_(setting, "b" * 40)
    assert child(setting) is first
    set_(setting, "c" * 1000)
    assert child(setting) is not first
    assert first.returncode is not None


def test_the_same_source_gives_the_same_bytes_whatever_was_set_before(setting: Typesetter) -> None:
    source = '#set document(title: "T", date: none)\n= Uno\n' + "palabra " * 500
    alone = set_(setting, source)
    set_(setting, "otra cosa")
    assert set_(setting, source) == alone
    setting.end()
    assert set_(setting, source) == alone


def test_a_process_that_dies_is_told_in_a_sentence_and_the_next_document_has_another(setting: Typesetter) -> None:
    set_(setting, "a")
    child(setting).kill()
    with pytest.raises(UserError, match="Typst se ha parado"):
        set_(setting, "b")
    assert set_(setting, "b").startswith(b"%PDF")


def test_a_process_that_cannot_start_is_told_in_a_sentence(
    setting: Typesetter, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr(typesetter.subprocess, "Popen", full)
    with pytest.raises(UserError, match="no queda espacio"):
        set_(setting, "a")


def test_a_wrong_source_costs_no_process(setting: Typesetter) -> None:
    set_(setting, "a")
    before = child(setting)
    assert setting.ask("compile", b'#panic("x")', drawn=True) == (None, "panicked with: x")
    assert child(setting) is before


def test_whoever_is_interrupted_takes_no_answer_for_another(
    setting: Typesetter, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(typesetter.pickle, "load", interrupted)
        set_(setting, "a")
    assert set_(setting, "b" * 10) == set_(setting, "b" * 10)


def test_it_ends_when_nobody_gives_it_jobs_any_more(setting: Typesetter) -> None:
    set_(setting, "a")
    process = child(setting)
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(timeout=60) == 0


def test_it_knows_nothing_of_judgekit() -> None:
    tree = ast.parse(Path(typst_process.__file__).read_text(encoding="utf-8"))
    imported = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    imported += [one.name for node in ast.walk(tree) if isinstance(node, ast.Import) for one in node.names]
    assert [name for name in imported if str(name).startswith("judgekit")] == []


@pytest.mark.skipif(sys.platform == "win32", reason="no process groups")
@pytest.mark.parametrize("seconds", [0.4, 1.5])
def test_control_c_leaves_no_process(tmp_path: Path, seconds: float) -> None:
    command = [sys.executable, "-m", "judgekit", "report", "--all", "-g", "fftcg", "-o", str(tmp_path / "a.pdf")]
    running = subprocess.Popen(command, start_new_session=True, stderr=subprocess.PIPE)
    time.sleep(seconds)
    os.killpg(running.pid, signal.SIGINT)
    _, told = running.communicate(timeout=60)
    assert b"Traceback" not in told
    assert _gone(running.pid)
    assert list(tmp_path.iterdir()) == []


def _gone(group: int) -> bool:
    """Whether no process of a group is left, once the system has had time to bury the last that died."""
    end = time.monotonic() + 5
    while time.monotonic() < end:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
