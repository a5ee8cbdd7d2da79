"""A question: a table and what is played on it, with no answer of its own, from a file or from standard input."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_cli import run

TABLE = (
    "game: lorcana\ncards: {Grumete: {cost: 1, strength: 1, willpower: 2, lore: 2}}\ngiven: {A: {play: [Grumete]}}\n"
)
PLAYED = "script: [A: {quest: Grumete}]\nabout: [Grumete, lore]\n"


@pytest.fixture
def question(tmp_path: Path) -> str:
    path = tmp_path / "mesa.yaml"
    path.write_text(TABLE + PLAYED, encoding="utf-8")
    return str(path)


def piped(text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "judgekit", *arguments]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False, encoding="utf-8")


def test_it_is_told_without_a_verdict(question: str) -> None:
    done = run("replay", question)
    assert (done.returncode, done.stderr) == (0, "")
    assert "lorcana:4.5.1" in done.stdout
    assert "lore: 2" in done.stdout
    assert "Veredicto" not in done.stdout
    assert "None" not in done.stdout


@pytest.mark.parametrize("option", ["--why", "--explore", "--readings"])
def test_it_is_looked_at_in_every_way(question: str, option: str) -> None:
    done = run("replay", question, option)
    assert done.returncode == 0
    assert "None" not in done.stdout


def test_the_trace_has_no_verdict(question: str) -> None:
    (trace,) = json.loads(run("replay", question, "--json").stdout)
    assert (trace["scenario"], trace["verdict"]) == (None, None)
    assert trace["outcome"]["counts"]["A"]["lore"] == 2


def test_without_a_script_the_rules_look_at_the_table() -> None:
    dead = TABLE.replace("[Grumete]", "[{card: Grumete, damage: 2}]")
    (trace,) = json.loads(piped(dead, "replay", "-", "--json").stdout)
    assert trace["outcome"]["zones"]["A"]["discard"] == ["Grumete"]


def test_a_mistake_on_standard_input_has_its_place() -> None:
    done = piped(TABLE + "script: [A: {qest: Grumete}]\n", "replay", "-")
    assert done.returncode == 2
    assert "-, línea 4, columna " in done.stderr


@pytest.mark.parametrize("format_", ["html", "markdown", "text"])
def test_its_slip_is_printed(question: str, format_: str) -> None:
    done = run("report", question, "--format", format_, "-o", "-")
    assert done.returncode == 0
    assert "¿Qué pasa en esta mesa?" in done.stdout
    assert "None" not in done.stdout
