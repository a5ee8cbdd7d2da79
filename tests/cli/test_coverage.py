"""`judgekit coverage`: its contract, its table, its exit codes."""

import json
import shutil
from pathlib import Path

import pytest

from judgekit import shipped
from tests.cli.test_cli import refused, run

GAME = ("-g", "digimon")
FIGURES = ["operative", "cited", "considered", "applied", "asserted", "killed", "total"]


@pytest.fixture(scope="module")
def report() -> dict[str, dict[str, dict[str, object]]]:
    done = run("coverage", "--json", *GAME)
    assert done.stderr == ""
    found: dict[str, dict[str, dict[str, object]]] = json.loads(done.stdout)
    return found


def test_the_contract(report: dict[str, dict[str, dict[str, object]]]) -> None:
    figures = report["games"]["digimon"]
    assert list(figures) == FIGURES
    assert figures["killed"] is None
    climbed = [figures[name] for name in FIGURES[:-2]]
    assert climbed == sorted(climbed, reverse=True)  # type: ignore[type-var]
    assert figures["total"] == len(report["clauses"])
    assert report["clauses"]["digimon:1.6"]["class"] == "definition"
    first = report["clauses"]["digimon:3.1"]
    assert set(first) == {"class", "rung", "rules", "scenarios"}
    assert first["rules"]
    assert "digimon/disparo-nuevo-primero" in first["scenarios"]  # type: ignore[operator]


def test_what_is_out_of_scope_says_why() -> None:
    clauses = json.loads(run("coverage", "--json", "-g", "cipher").stdout)["clauses"]
    assert clauses["cipher:2.1"]["class"] == "out-of-scope"
    assert clauses["cipher:2.1"]["why"]
    assert clauses["cipher:2.1"]["rung"] is None


@pytest.mark.parametrize("more", [(), ("--killed",), ("--rung", "sin citar")])
def test_the_page_is_plain_and_fits_eighty_columns(more: tuple[str, ...]) -> None:
    done = run("coverage", *GAME, *more, env={"COLUMNS": "80"})
    assert "\x1b" not in done.stdout
    assert [line for line in done.stdout.splitlines() if len(line) > 80] == []
    assert done.stdout


def test_the_ladder_has_a_row_for_each_chapter(report: dict[str, dict[str, dict[str, object]]]) -> None:
    lines = run("coverage", *GAME).stdout.splitlines()
    assert lines[1].split() == ["capítulo", "total", "deciden", "citadas", "miradas", "aplicadas", "exigidas"]
    chapters = [line.split()[0] for line in lines[2:] if line[:2].strip().isdigit()]
    assert chapters == [str(number) for number in range(23)]
    whole = next(line for line in lines if line.startswith("todos"))
    figures = report["games"]["digimon"]
    assert whole.split()[1:] == [str(figures[name]) for name in ("total", *FIGURES[:-2])]


def test_killed_adds_a_column_and_a_figure() -> None:
    assert "probadas" in run("coverage", *GAME, "--killed", "--chapter", "16").stdout
    figures = json.loads(run("coverage", *GAME, "--killed", "--json").stdout)["games"]["digimon"]
    assert 0 < figures["killed"] <= figures["asserted"]


def test_a_rung_lists_the_clauses_that_stay_on_it(report: dict[str, dict[str, dict[str, object]]]) -> None:
    on_it = [id_ for id_, clause in report["clauses"].items() if clause["rung"] == "uncited"]
    shown = run("coverage", *GAME, "--rung", "sin-citar").stdout
    assert [line for line in shown.splitlines() if line.startswith("digimon:")] == on_it
    listed = json.loads(run("coverage", *GAME, "--rung", "uncited", "--json").stdout)
    assert list(listed["clauses"]) == on_it
    assert listed["games"] == report["games"]


def test_a_chapter_alone(report: dict[str, dict[str, dict[str, object]]]) -> None:
    alone = json.loads(run("coverage", *GAME, "--chapter", "1", "--json").stdout)
    wanted = [id_ for id_ in report["clauses"] if id_.removeprefix("digimon:").split("/")[0].split(".")[0] == "1"]
    assert list(alone["clauses"]) == wanted
    assert alone["games"]["digimon"]["total"] == len(wanted)


def test_wrong_use_is_told_in_spanish() -> None:
    assert "--game" in refused("coverage", "--chapter", "3")
    assert "«99» no existe en digimon" in refused("coverage", *GAME, "--chapter", "99")
    assert "puede ser sin citar, citada" in refused("coverage", "--rung", "altísimo")
    assert "magic" in refused("-g", "magic", "coverage")


def test_a_wrong_file_of_classes_is_told(tmp_path: Path) -> None:
    copy(tmp_path)
    (tmp_path / "digimon.coverage.yaml").write_text("definition: ['99.9']\n", encoding="utf-8")
    assert "digimon.coverage.yaml, línea 1, columna 14" in refused("--rules-dir", str(tmp_path), "coverage")


def test_a_citation_of_what_does_not_exist_is_told_and_exits_1(tmp_path: Path) -> None:
    copy(tmp_path)
    text = tmp_path / "digimon.txt"
    content = text.read_text(encoding="utf-8")
    cut = content[: content.index("\n16. ")]  # the rule check is gone from the text, not from the simulator
    text.write_text(cut, encoding="utf-8")
    (tmp_path / "digimon.coverage.yaml").unlink()
    done = run("--rules-dir", str(tmp_path), "coverage")
    assert done.returncode == 1
    assert "cita digimon:16.3, que no existe" in done.stdout
    missing = json.loads(run("--rules-dir", str(tmp_path), "coverage", "--json").stdout)["missing"]
    assert {(one["id"], one["cited_by"]) for one in missing} >= {("digimon:16.3", by) for by in ("rule", "scenario")}


def copy(folder: Path) -> None:
    for name in ("digimon.yaml", "digimon.txt", "digimon.coverage.yaml"):
        shutil.copyfile(shipped.folder("rules_text") / name, folder / name)
