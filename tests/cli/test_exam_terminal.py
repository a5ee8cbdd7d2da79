"""A candidate at a terminal: keys, not lines."""

import json
import re
import sys
from pathlib import Path

import pytest

from judgekit.contract.plain import to_json
from judgekit.exam.event import counting
from judgekit.exam.study import Study

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals", allow_module_level=True)

from tests.cli.terminal import Terminal

ANSWER, GO_ON = "z deshace, x sale, ? ayuda]: ", "Intro sigue, z deshace, x sale: "


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    return {"JUDGEKIT_DATA": str(tmp_path / "datos")}


def log(env: dict[str, str]) -> Study:
    return Study(Path(env["JUDGEKIT_DATA"]) / "exam.sqlite")


def test_a_session_by_keystrokes(env: dict[str, str]) -> None:
    with Terminal("exam", "-g", "cipher", "-n", "3", "--seed", "5", env=env) as terminal:
        first = terminal.shows(ANSWER)
        assert "1/3 " in first
        terminal.press("k")
        assert "no es ninguna de las opciones" in terminal.shows(ANSWER)
        terminal.press("\x1b[A")
        assert "no es ninguna de las opciones" in terminal.shows(ANSWER)
        terminal.press("?")
        assert "deshacer la última respuesta" in " ".join(terminal.shows(ANSWER).split())
        terminal.press("a")
        corrected = terminal.shows(GO_ON)
        assert corrected.startswith("a\n")
        assert "Se resuelve así: " in corrected
        terminal.press("z")
        assert "Deshecha" in terminal.shows("1/3 ")
        terminal.shows(ANSWER)
        terminal.press("2")
        terminal.shows(GO_ON)
        terminal.press("\r")
        assert "2/3 " in terminal.shows(ANSWER)
        terminal.press("q")
        assert "Queda guardado: 2 preguntas por contestar." in terminal.shows("misma orden.").replace("\n", " ")
        assert terminal.ends() == 0
    with Terminal("exam", "-g", "cipher", "-n", "3", "--seed", "5", env=env) as terminal:
        assert "Sigues donde lo dejaste: 1 de 3 contestadas." in terminal.shows(ANSWER)
        terminal.press("a")
        terminal.shows(GO_ON)
        terminal.press(" ")
        terminal.shows(ANSWER)
        terminal.press("b")
        terminal.shows(GO_ON)
        terminal.press("\n")
        terminal.shows("Resultado: ")
        assert terminal.ends() == 0
        assert max(map(len, terminal.screen.splitlines())) <= 60 + len(ANSWER)
    study = log(env)
    assert [one.happened.value for one in study.log()] == [
        "sat", "answered", "undone", "answered", "answered", "answered", "ended",
    ]  # fmt: skip
    assert len(study.cards()) == 3


def test_no_colour(env: dict[str, str]) -> None:
    with Terminal("exam", "-g", "cipher", "-n", "1", "--seed", "5", env={**env, "NO_COLOR": "1"}) as terminal:
        terminal.shows(ANSWER)
        terminal.press("a")
        terminal.shows(GO_ON)
        terminal.press("\n")
        assert terminal.ends() == 0
        assert "\x1b" not in terminal.raw


def test_the_terminal_is_given_back_after_control_c(env: dict[str, str]) -> None:
    with Terminal("exam", "-g", "cipher", "-n", "2", "--seed", "5", env=env) as terminal:
        terminal.shows(ANSWER)
        terminal.press("\x03")
        terminal.shows("Queda guardado")
        assert terminal.ends() == 0


def test_a_killed_session_has_lost_nothing(env: dict[str, str]) -> None:
    with Terminal("exam", "-g", "cipher", "-n", "3", "--seed", "5", env=env) as terminal:
        terminal.shows(ANSWER)
        terminal.press("a")
        terminal.shows(GO_ON)
    assert len(log(env).cards()) == 1
    with Terminal("exam", "-g", "cipher", "-n", "3", "--seed", "5", env=env) as terminal:
        assert "1 de 3 contestadas" in terminal.shows(ANSWER)


def test_citing_the_clause(env: dict[str, str]) -> None:
    with Terminal("exam", "-g", "cipher", "-n", "8", "--seed", "5", "--cite", env=env) as terminal:
        for _ in range(8):
            terminal.shows(ANSWER)
            terminal.press("a")
            while "¿Qué cláusula lo decide? (" not in terminal.screen.rpartition(ANSWER)[2]:
                if GO_ON in terminal.screen.rpartition(ANSWER)[2] or not terminal._more():
                    break
            else:
                terminal.press("cipher:99\r")
                assert "La cláusula no es esa." in terminal.shows(GO_ON)
                break
            terminal.shows(GO_ON)
            terminal.press("\n")
    assert [one.data["cited"] for one in counting(log(env).log()) if "cited" in one.data] == ["wrong"]


def test_a_mock_exam_says_nothing_until_the_end(env: dict[str, str], tmp_path: Path) -> None:
    with Terminal("exam", "-g", "cipher", "-n", "3", "--seed", "5", "--timed", "10", env=env) as terminal:
        for place in range(3):
            shown = terminal.shows("v repasa, x sale, ? ayuda]: ")
            assert "quedan 10 min" in shown
            assert "Se resuelve" not in shown
            terminal.press("ab"[place % 2])
        terminal.shows("x sale: ")
        terminal.press("\r")
        terminal.shows("Resultado: ")
        assert terminal.ends() == 0
        assert "probado: " in terminal.screen
        assert re.search(r"[#·]{10} \d/\d  cipher \d+", terminal.screen)
    study = log(env)
    assert study.cards() == {}
    assert [one.happened.value for one in study.log()] == ["sat", "mock", "mock", "mock", "ended"]
    assert json.dumps(to_json(study.exported()))
